'use client';
import { Calculator } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { fieldErrorsOf } from '@/lib/client/api/api-error';
import { missingOf } from '@/lib/client/acv/missing';
import { useDeleteAcv, useSetAcv } from '@/lib/client/acv/acv';
import { isEditConflict } from '@/lib/client/cart/revisions';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/shared/fill';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { Field } from '../ui/field';
import { useTranslation } from '../translation';
import { useCartActions } from '../cart-context/cart-context';
import { useMissingText } from '../item-fields/use-missing-text';
import { useAmountField } from './use-amount-field';
import { useDeletedAcvs } from './use-deleted-acvs';

interface AcvActionsProps {
  appraisal: Appraisal;
  hasCalculation: boolean;
  /** Somebody else has changed the line; the person must first choose which version to keep. */
  isBlocked: boolean;
  onChanged(): void;
}

/** Calculates the ACV by the rules, or deletes a calculation. */
export function AcvActions({ appraisal, hasCalculation, isBlocked, onChanged }: AcvActionsProps) {
  const { t } = useTranslation();
  const { claimId, editClaim } = useCartActions();
  const setAcv = useSetAcv(claimId, appraisal, onChanged);
  // Rules that need the market value report it as this field's error; only then is the field shown.
  const missingText = useMissingText();
  const missing = missingOf(setAcv.error);
  const needsMarketValue =
    missing === 'market_value' || fieldErrorsOf(setAcv.error)['market_value'] !== undefined;
  return (
    <div className="mt-3 flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button isBusy={setAcv.isPending} disabled={isBlocked} onClick={() => setAcv.mutate({})}>
          <Calculator aria-hidden size={16} />
          {t.cart.acv.calculate}
        </Button>
        {hasCalculation && (
          <DeleteCalculation appraisal={appraisal} isBlocked={isBlocked} onChanged={onChanged} />
        )}
      </div>
      {setAcv.error && !isEditConflict(setAcv.error) && (
        <p role="alert" className="text-meta text-flag">
          {missing === null ? setAcv.error.message : missingText(missing)}
        </p>
      )}
      {missing === 'date_damage' && (
        <Button className="self-start" onClick={() => editClaim('date_damage')}>
          {t.claimFacts.enterDamage}
        </Button>
      )}
      {needsMarketValue && !isBlocked && (
        <MarketValue
          appraisal={appraisal}
          onGive={(value) => setAcv.mutate({ market_value: value })}
        />
      )}
    </div>
  );
}

function MarketValue({
  appraisal,
  onGive,
}: {
  appraisal: Appraisal;
  onGive: (value: number) => void;
}) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const amount = useAmountField(text, setText);
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const value = amount.read(event.currentTarget);
    if (value !== null) onGive(value);
  }
  return (
    <form className="flex flex-col gap-2" onSubmit={submit}>
      <Field
        label={fill(t.cart.acv.marketValue, { currency: appraisal.currency })}
        error={amount.error}
      >
        {(control) => <input {...control} {...amount.input} name="market_value" required />}
      </Field>
      <Button type="submit" className="self-start">
        {t.cart.acv.calculate}
      </Button>
    </form>
  );
}

function DeleteCalculation({
  appraisal,
  isBlocked,
  onChanged,
}: Omit<AcvActionsProps, 'hasCalculation'>) {
  const { t, plural } = useTranslation();
  const { claimId } = useCartActions();
  const deleteAcv = useDeleteAcv(claimId, onChanged);
  const [isAsking, setAsking] = useState(false);
  const remove = useDeletedAcvs(deleteAcv.mutate);
  return (
    <>
      <Button disabled={isBlocked} onClick={() => setAsking(true)}>
        {t.cart.acv.deleteOne}
      </Button>
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
        onConfirm={() => remove([appraisal], { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
