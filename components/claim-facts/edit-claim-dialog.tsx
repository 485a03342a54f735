'use client';
import { useRef, type SyntheticEvent } from 'react';
import { ApiError } from '@/lib/client/api/api-error';
import { changedFacts, type ClaimFact, useUpdateClaim } from '@/lib/client/claims/claim-facts';
import { useClaim } from '@/lib/client/claims/claims';
import { isEditConflict } from '@/lib/client/cart/revisions';
import { toast } from '@/lib/client/shell/toasts';
import type { ClientReference } from '@/lib/contract/claims';
import { fill } from '@/lib/shared/fill';
import { Button } from '../ui/button';
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog';
import { DraftNotice } from '../ui/draft-notice';
import { FormError } from '../ui/notice';
import { useTranslation } from '../translation';
import { ClaimChanged } from './claim-changed';
import { ClaimFields } from './claim-fields';
import { useClaimErrors } from './use-claim-errors';
import { useSeenClaim } from './use-seen-claim';

interface EditClaimDialogProps {
  claimId: number;
  /** The field that gets the focus first. */
  first: ClaimFact;
  onClose(): void;
}

export function EditClaimDialog({ claimId, ...rest }: EditClaimDialogProps) {
  const { t } = useTranslation();
  const { data: claim } = useClaim(claimId);
  if (!claim) return null;
  return (
    <Dialog
      title={fill(t.claimFacts.title, { claim: claim.client_reference })}
      description={t.claimFacts.lead}
      isOpen
      onOpenChange={rest.onClose}
    >
      <EditClaimForm claim={claim} {...rest} />
    </Dialog>
  );
}

function EditClaimForm({
  claim,
  first,
  onClose,
}: Omit<EditClaimDialogProps, 'claimId'> & { claim: ClientReference }) {
  const { t, language } = useTranslation();
  const element = useRef<HTMLFormElement>(null);
  const { seen, before, form, change, takeTheirs, applyMine, forget, isRestored } = useSeenClaim(
    claim,
    language,
  );
  const { mutate, isPending, error } = useUpdateClaim(claim.client_reference_id, forget);
  const { errors, failure, check } = useClaimErrors({ before, form, refusal: error, element });

  function onSuccess() {
    toast.success(fill(t.claimFacts.saved, { claim: claim.client_reference }));
    onClose();
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending || !check()) return;
    mutate({ facts: changedFacts(before, form, language), seen }, { onSuccess });
  }
  const isOther = !isPending && seen.revision !== claim.revision;
  return (
    <form ref={element} noValidate className="flex min-h-0 flex-col" onSubmit={submit}>
      <DialogBody>
        {isRestored && <DraftNotice onDiscard={takeTheirs} />}
        {failure && !isEditConflict(failure) && (
          <FormError>
            {isLost(failure)
              ? t.together.unreachable
              : fill(t.cart.editItem.failed, { reason: failure.message })}
          </FormError>
        )}
        <ClaimFields
          form={form}
          change={change}
          errors={errors}
          currency={claim.currency}
          first={first}
        />
      </DialogBody>
      {isOther && (
        <ClaimChanged
          before={seen}
          after={claim}
          mine={Object.keys(changedFacts(before, form, language))}
          onTakeTheirs={takeTheirs}
          onApplyMine={applyMine}
        />
      )}
      <DialogFoot>
        <Button onClick={onClose}>{t.common.cancel}</Button>
        <Button type="submit" look="primary" isBusy={isPending} disabled={isOther}>
          {t.claimFacts.save}
        </Button>
      </DialogFoot>
    </form>
  );
}

const isLost = (error: Error) => error instanceof ApiError && error.status === 0;
