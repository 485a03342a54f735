'use client';
import type { SyntheticEvent } from 'react';
import { toast } from 'sonner';
import { fieldErrorsOf } from '@/lib/client/api-error';
import { useCreateAppraisal } from '@/lib/client/appraisals';
import { Button } from '../ui/button';
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog';
import { Field } from '../ui/field';
import { FormError } from '../ui/notice';
import { useWords } from '../words';
import { useCartActions, useCartScope } from './cart-context';

export function NewAppraisalDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  return (
    <Dialog title={t.cart.newAppraisal.title} isOpen onOpenChange={onClose}>
      <NewAppraisalForm onDone={onClose} />
    </Dialog>
  );
}

const FIELDS = ['cpid', 'rpid', 'item_quantity', 'replacement_cost_value', 'row_id'] as const;

/** An empty field is left out: the service has a default for each but the two product ids. */
function bodyOf(form: FormData) {
  const text = (name: (typeof FIELDS)[number]) => String(form.get(name) ?? '').trim();
  const number = (name: (typeof FIELDS)[number]) => (text(name) === '' ? {} : { [name]: Number(text(name)) });
  return {
    cpid: text('cpid'),
    rpid: text('rpid'),
    ...number('item_quantity'),
    ...number('replacement_cost_value'),
    ...number('row_id'),
  };
}

function NewAppraisalForm({ onDone }: { onDone: () => void }) {
  const { t } = useWords();
  const { claimId } = useCartActions();
  const create = useCreateAppraisal(claimId);
  const errors = fieldErrorsOf(create.error);
  const isAtField = FIELDS.some((name) => errors[name]);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (create.isPending) return;
    create.mutate(bodyOf(new FormData(event.currentTarget)), {
      onSuccess: () => {
        toast.success(t.cart.newAppraisal.done);
        onDone();
      },
    });
  }

  return (
    <form className="flex min-h-0 flex-col" onSubmit={submit}>
      <DialogBody>
        {create.error && !isAtField && <FormError>{create.error.message}</FormError>}
        <NewAppraisalFields errors={errors} />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onDone}>{t.common.cancel}</Button>
        <Button type="submit" look="primary" isBusy={create.isPending}>
          {t.cart.newAppraisal.submit}
        </Button>
      </DialogFoot>
    </form>
  );
}

function NewAppraisalFields({ errors }: { errors: Record<string, string> }) {
  const { t } = useWords();
  const { appraisals } = useCartScope();
  const words = t.cart.newAppraisal;
  const items = new Map(appraisals.map(({ row_id, cp_name_cart }) => [row_id, cp_name_cart]));
  return (
    <>
      <Field label={words.cpid} hint={words.cpidHint} error={errors['cpid']}>
        {(control) => <input {...control} name="cpid" required maxLength={64} autoComplete="off" />}
      </Field>
      <Field label={words.rpid} hint={words.rpidHint} error={errors['rpid']}>
        {(control) => <input {...control} name="rpid" required maxLength={64} autoComplete="off" />}
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label={words.quantity} error={errors['item_quantity']}>
          {(control) => <input {...control} name="item_quantity" type="number" min="1" step="1" defaultValue="1" />}
        </Field>
        <Field label={words.rcv} isOptional={t.common.optional} error={errors['replacement_cost_value']}>
          {(control) => <input {...control} name="replacement_cost_value" type="number" min="0" step="0.01" />}
        </Field>
      </div>
      <Field label={words.row} hint={words.rowHint} error={errors['row_id']}>
        {(control) => (
          <select {...control} name="row_id" defaultValue="">
            <option value="">{words.newRow}</option>
            {[...items].map(([rowId, name]) => (
              <option key={rowId} value={rowId}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}
