'use client';
import { useEffect, useState, type RefObject } from 'react';
import { fieldErrorsOf } from '@/lib/client/api/api-error';
import { CLAIM_FACTS, wrongAmounts, type ClaimForm } from '@/lib/client/claims/claim-facts';
import { today } from '@/lib/client/forms/today';
import { fill } from '@/lib/shared/fill';
import { useCartScope } from '../cart-context/cart-context';
import { useFaultMessage } from '../item-fields/use-fault-message';
import { useTranslation } from '../translation';

interface Edited {
  before: ClaimForm;
  form: ClaimForm;
  /** The service's error, until the form is sent again. */
  refusal: Error | null;
  element: RefObject<HTMLFormElement | null>;
}

/**
 * The error of each field. After an attempt to send the form, the first invalid field gets the
 * focus.
 */
export function useClaimErrors({ before, form, refusal, element }: Edited) {
  const { t, formats, language } = useTranslation();
  const faultMessage = useFaultMessage(null);
  const { appraisals } = useCartScope();
  const [tries, setTries] = useState(0);
  const own: Record<string, string> = Object.fromEntries(
    wrongAmounts(form, language).map((name) => [name, faultMessage('amount')]),
  );
  const day = form.date_damage;
  if (day !== '' && day !== before.date_damage) {
    const late = appraisals.find(({ date_purchase: bought }) => bought !== null && bought > day);
    if (late?.date_purchase)
      own['date_damage'] = fill(t.claimFacts.boughtLater, {
        name: late.cp_name_cart,
        date: formats.day(late.date_purchase),
      });
    if (day > today()) own['date_damage'] = t.claimFacts.future;
  }
  const refused = fieldErrorsOf(refusal);

  useEffect(() => {
    if (tries > 0 || refusal)
      element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [element, tries, refusal]);

  /** Returns whether the form may be sent; if not, its errors are shown. */
  function check(): boolean {
    const isGood = Object.keys(own).length === 0;
    setTries((count) => (isGood ? 0 : count + 1));
    return isGood;
  }
  const failure = CLAIM_FACTS.some((name) => refused[name] !== undefined) ? null : refusal;
  return { errors: { ...refused, ...(tries > 0 && own) }, failure, check };
}
