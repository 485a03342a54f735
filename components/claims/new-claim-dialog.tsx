'use client';
import { useRouter } from 'next/navigation';
import { useState, type SyntheticEvent } from 'react';
import { useAccess } from '@/lib/client/session/access';
import { useActingClient } from '@/lib/client/api/acting-client';
import { useDraft } from '@/lib/client/forms/use-draft';
import { toast } from '@/lib/client/shell/toasts';
import { ApiError, fieldErrorsOf } from '@/lib/client/api/api-error';
import { CLAIM_FACTS, factsOf, NO_FACTS, wrongAmounts } from '@/lib/client/claims/claim-facts';
import { useCreateClaim } from '@/lib/client/claims/claims';
import { fill } from '@/lib/shared/fill';
import { ClaimFields } from '../claim-facts/claim-fields';
import { useFaultMessage } from '../item-fields/use-fault-message';
import { Button } from '../ui/button';
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog';
import { DraftNotice } from '../ui/draft-notice';
import { FormError } from '../ui/notice';
import { TextField } from '../ui/text-field';
import { useTranslation } from '../translation';

const EMPTY = { reference: '', facts: NO_FACTS };

export function NewClaimDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t.newClaim.title} isOpen onOpenChange={onClose}>
      <NewClaimForm onCancel={onClose} />
    </Dialog>
  );
}

/** The draft of the new claim, its errors, and its creation. */
function useNewClaim() {
  const { t, language } = useTranslation();
  const router = useRouter();
  const create = useCreateClaim();
  const faultMessage = useFaultMessage(null);
  const draft = useDraft(`new-claim/${useActingClient() ?? ''}`, { seen: null, before: EMPTY });
  const { reference, facts } = draft.form;
  const [isChecked, setChecked] = useState(false);
  const refused = fieldErrorsOf(create.error);
  const isTaken = create.error instanceof ApiError && create.error.status === 409;
  const isAtField = isTaken || ['client_reference', ...CLAIM_FACTS].some((name) => refused[name]);
  const wrong = wrongAmounts(facts, language);
  const errors = {
    ...refused,
    ...(isTaken && { client_reference: t.newClaim.exists }),
    ...(isChecked && Object.fromEntries(wrong.map((name) => [name, faultMessage('amount')]))),
  };

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const [first] = wrong;
    setChecked(first !== undefined);
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    if (create.isPending || first) return;
    const claim = await create
      .mutateAsync({ client_reference: reference.trim(), ...factsOf(facts, language) })
      .catch(() => null);
    if (!claim) return;
    draft.forget();
    toast.success(fill(t.newClaim.done, { reference: claim.client_reference }));
    router.push(`/claims/${claim.client_reference_id}`);
  }
  const failure = isAtField ? null : create.error;
  return { ...draft, errors, failure, isBusy: create.isPending, submit };
}

function NewClaimForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation();
  const access = useAccess();
  const { form, setForm, begin, isRestored, errors, failure, isBusy, submit } = useNewClaim();
  return (
    <form className="flex min-h-0 flex-col" onSubmit={(event) => void submit(event)}>
      <DialogBody>
        {isRestored && <DraftNotice onDiscard={() => begin()} />}
        {failure && <FormError>{failure.message}</FormError>}
        <TextField
          label={t.newClaim.reference}
          hint={t.newClaim.referenceHint}
          error={errors.client_reference}
          data-focus-first=""
          name="client_reference"
          required
          maxLength={255}
          value={form.reference}
          onType={(reference) => setForm((last) => ({ ...last, reference }))}
        />
        <ClaimFields
          form={form.facts}
          change={(part) => setForm((last) => ({ ...last, facts: { ...last.facts, ...part } }))}
          errors={errors}
          currency={access?.client?.currency ?? null}
        />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onCancel}>{t.common.cancel}</Button>
        <Button type="submit" look="primary" isBusy={isBusy}>
          {t.newClaim.submit}
        </Button>
      </DialogFoot>
    </form>
  );
}
