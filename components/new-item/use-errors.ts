import { useEffect, useState, type RefObject } from 'react';
import type { Refusal } from '@/lib/client/items/add-item';
import { fieldErrorsOf } from '@/lib/client/api/api-error';
import { faultsOf, type DraftRules, type ItemDraft } from '@/lib/client/items/item-draft';
import { SHOWN_AT_ONCE, useFaultMessage } from '../item-fields/use-fault-message';
import { useTranslation } from '../translation';

/** The fields that show their own error; what is said of any other stands above the buttons. */
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
]);

type Errors = Record<string, string>;

interface Sent {
  readonly refused: Refusal | null;
  /** Without a product: it was asked for last. */
  readonly isByHand: boolean;
}

/** Without a product nothing can be wrong with it, nor with its price. */
const faultsToMend = (draft: ItemDraft, rules: DraftRules, isByHand: boolean) =>
  Object.entries(faultsOf(draft, rules)).filter(
    ([name]) => !isByHand || (name !== 'cpid' && name !== 'replacement_cost_value'),
  );

/**
 * What is wrong with the draft: what can be seen here, from the moment that it was to be sent, and what the service said of
 * it, until the draft changes. The first field that is wrong gets the focus.
 */
export function useErrors(
  draft: ItemDraft,
  { refused, isByHand }: Sent,
  form: RefObject<HTMLFormElement | null>,
  dateDamage: string | null,
) {
  const { language } = useTranslation();
  const faultMessage = useFaultMessage(dateDamage);
  const rules: DraftRules = { language, dateDamage };
  const [tries, setTries] = useState(0);
  const own: Errors = {};
  for (const [name, fault] of faultsToMend(draft, rules, isByHand))
    if (fault && (tries > 0 || SHOWN_AT_ONCE.has(fault))) own[name] = faultMessage(fault);
  const refusal = refused?.draft === draft ? refused.error : null;
  const refusals = fieldErrorsOf(refusal);
  const isAtField = Object.keys(refusals).some((name) => FIELDS.has(name));

  useEffect(() => {
    if (tries > 0 || refusal)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [form, tries, refusal]);

  /** Whether the draft can be sent. */
  function check(byHand: boolean): boolean {
    const isGood = faultsToMend(draft, rules, byHand).length === 0;
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
