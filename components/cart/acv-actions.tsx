'use client';
import { Calculator } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { fieldErrorsOf } from '@/lib/client/api-error';
import { useDeleteAcv, useSetAcv } from '@/lib/client/acv';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/i18n/messages';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { Field } from '../ui/field';
import { useWords } from '../words';
import { useCartActions } from './cart-context';

/** Calculates by the rules, and takes a calculation away. */
export function AcvActions({ appraisal, hasCalculation }: { appraisal: Appraisal; hasCalculation: boolean }) {
  const { t } = useWords();
  const { claimId } = useCartActions();
  const setAcv = useSetAcv(claimId, appraisal.appraisal_id);
  // Rules that ask for what an item was worth say so at this field; only then is there anything to fill in.
  const asksForMarketValue = fieldErrorsOf(setAcv.error)['market_value'] !== undefined;
  return (
    <div className="mt-3 flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button isBusy={setAcv.isPending} onClick={() => setAcv.mutate({})}>
          <Calculator aria-hidden size={16} />
          {t.cart.acv.calculate}
        </Button>
        {hasCalculation && <DeleteCalculation appraisalId={appraisal.appraisal_id} />}
      </div>
      {setAcv.error && (
        <p role="alert" className="text-meta text-flag">
          {setAcv.error.message}
        </p>
      )}
      {asksForMarketValue && <MarketValue appraisal={appraisal} onGive={(value) => setAcv.mutate({ market_value: value })} />}
    </div>
  );
}

function MarketValue({ appraisal, onGive }: { appraisal: Appraisal; onGive: (value: number) => void }) {
  const { t } = useWords();
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    onGive(Number(new FormData(event.currentTarget).get('market_value')));
  }
  return (
    <form className="flex flex-col gap-2" onSubmit={submit}>
      <Field label={fill(t.cart.acv.marketValue, { currency: appraisal.currency })}>
        {(control) => <input {...control} name="market_value" type="number" min="0" step="0.01" required />}
      </Field>
      <Button type="submit" className="self-start">
        {t.cart.acv.calculate}
      </Button>
    </form>
  );
}

function DeleteCalculation({ appraisalId }: { appraisalId: number }) {
  const { t, plural } = useWords();
  const { claimId } = useCartActions();
  const deleteAcv = useDeleteAcv(claimId);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t.cart.acv.deleteOne}</Button>
      {deleteAcv.error && (
        <p role="alert" className="w-full text-meta text-flag">
          {deleteAcv.error.message}
        </p>
      )}
      <Confirm
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t.cart.acv.deleteTitle}
        text={plural(t.cart.acv.deleteText, 1)}
        action={t.cart.acv.delete}
        isBusy={deleteAcv.isPending}
        onConfirm={() => deleteAcv.mutate([appraisalId], { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
