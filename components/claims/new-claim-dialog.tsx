'use client';
import { useRouter } from 'next/navigation';
import type { SyntheticEvent } from 'react';
import { toast } from '@/lib/client/toasts';
import { ApiError, fieldErrorsOf } from '@/lib/client/api-error';
import { useCreateClaim } from '@/lib/client/claims';
import { fill } from '@/lib/i18n/fill';
import { Button } from '../ui/button';
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog';
import { Field } from '../ui/field';
import { FormError } from '../ui/notice';
import { useWords } from '../words';

export function NewClaimDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  return (
    <Dialog title={t.newClaim.title} isOpen onOpenChange={onClose}>
      <NewClaimForm onCancel={onClose} />
    </Dialog>
  );
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '').trim();
const today = () => new Date().toLocaleDateString('sv-SE');

function NewClaimForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useWords();
  const router = useRouter();
  const create = useCreateClaim();
  const errors = fieldErrorsOf(create.error);
  const isTaken = create.error instanceof ApiError && create.error.status === 409;
  const isAtField =
    isTaken || ['client_reference', 'date_damage', 'cause', 'policyholder_name'].some((name) => errors[name]);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (create.isPending) return;
    const form = new FormData(event.currentTarget);
    const body = {
      client_reference: textOf(form, 'client_reference'),
      date_damage: textOf(form, 'date_damage') || null,
      cause: textOf(form, 'cause') || null,
      policyholder_name: textOf(form, 'policyholder_name') || null,
    };
    const claim = await create.mutateAsync(body).catch(() => null);
    if (!claim) return;
    toast.success(fill(t.newClaim.done, { reference: claim.client_reference }));
    router.push(`/claims/${claim.client_reference_id}`);
  }

  return (
    <form className="flex min-h-0 flex-col" onSubmit={(event) => void submit(event)}>
      <DialogBody>
        {create.error && !isAtField && <FormError>{create.error.message}</FormError>}
        <NewClaimFields errors={isTaken ? { client_reference: t.newClaim.exists } : errors} />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onCancel}>{t.common.cancel}</Button>
        <Button type="submit" look="primary" isBusy={create.isPending}>
          {t.newClaim.submit}
        </Button>
      </DialogFoot>
    </form>
  );
}

function NewClaimFields({ errors }: { errors: Record<string, string> }) {
  const { t } = useWords();
  return (
    <>
      <Field label={t.newClaim.reference} hint={t.newClaim.referenceHint} error={errors['client_reference']}>
        {(control) => <input {...control} data-focus-first name="client_reference" required maxLength={255} autoComplete="off" />}
      </Field>
      <Field label={t.newClaim.damage} isOptional={t.common.optional} error={errors['date_damage']}>
        {(control) => <input {...control} name="date_damage" type="date" max={today()} />}
      </Field>
      <Field label={t.newClaim.cause} isOptional={t.common.optional} error={errors['cause']}>
        {(control) => <input {...control} name="cause" maxLength={64} />}
      </Field>
      <Field label={t.newClaim.policyholder} isOptional={t.common.optional} error={errors['policyholder_name']}>
        {(control) => <input {...control} name="policyholder_name" maxLength={255} autoComplete="off" />}
      </Field>
    </>
  );
}
