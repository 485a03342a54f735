import { useEffect, useState, type RefObject } from 'react';
import type { Refusal } from '@/lib/client/items/add-item';
import { fieldErrorsOf } from '@/lib/client/api/api-error';
import { formNames } from '@/lib/client/items/item-by-hand';
import { faultsOf, type DraftRules, type ItemDraft } from '@/lib/client/items/item-draft';
import { SHOWN_AT_ONCE, useFaultMessage } from '../item-fields/use-fault-message';
import { useTranslation } from '../translation';

/** The fields that show their own error; the errors of all others are shown above the buttons. */
const FIELDS: ReadonlySet<string> = new Set([
  'cpid',
  'item_quantity',
  'date_purchase',
  'appraisal_condition',
  'has_receipt',
  'bought_used',
  'claimed_amount',
  'row_id',
  'replacement_cost_value',
  'basis_source',
  'basis_date',
]);

type Errors = Record<string, string>;

/**
 * The errors of the draft. Those found here appear from the first attempt to send it, except for
 * the ones in SHOWN_AT_ONCE; the service's stay until the draft changes. The first invalid field
 * gets the focus.
 */
export function useErrors(
  draft: ItemDraft,
  refused: Refusal | null,
  form: RefObject<HTMLFormElement | null>,
  dateDamage: string | null,
) {
  const { language } = useTranslation();
  const faultMessage = useFaultMessage(dateDamage);
  const rules: DraftRules = { language, dateDamage };
  const [tries, setTries] = useState(0);
  const own: Errors = {};
  for (const [name, fault] of Object.entries(faultsOf(draft, rules)))
    if (fault && (tries > 0 || SHOWN_AT_ONCE.has(fault))) own[name] = faultMessage(fault);
  const refusal = refused?.draft === draft ? refused.error : null;
  const refusals = draft.isByHand ? formNames(fieldErrorsOf(refusal)) : fieldErrorsOf(refusal);
  const isAtField = Object.keys(refusals).some((name) => FIELDS.has(name));

  useEffect(() => {
    if (tries > 0 || refusal)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [form, tries, refusal]);

  /** Returns whether the draft may be sent; if not, its errors are shown. */
  function check(): boolean {
    const isGood = Object.keys(faultsOf(draft, rules)).length === 0;
    setTries((count) => (isGood ? 0 : count + 1));
    return isGood;
  }
  return {
    errors: { ...refusals, ...own },
    failure: isAtField ? null : refusal,
    check,
    forget: () => setTries(0),
  };
}
