'use client';
import { useEffect, useState, type RefObject } from 'react';
import { fieldErrorsOf } from '@/lib/client/api/api-error';
import { editFaultsOf, type ItemEdit } from '@/lib/client/items/item-edit';
import { SHOWN_AT_ONCE, useFaultMessage } from '../item-fields/use-fault-message';
import { useTranslation } from '../translation';

/**
 * The fields that show their own errors. SAME maps a claimed item's names for fields that an
 * appraisal has too.
 */
const FIELDS: ReadonlySet<string> = new Set([
  'cp_name_cart',
  'client_category_id',
  'item_quantity',
  'date_purchase',
  'appraisal_condition',
  'has_receipt',
  'bought_used',
  'claimed_amount',
  'serial_number',
  'comment',
  'replacement_cost_value',
  'is_price_per_item',
]);
const SAME: Readonly<Record<string, string>> = {
  quantity: 'item_quantity',
  condition: 'appraisal_condition',
  selected_client_category_id: 'client_category_id',
};

interface Edited {
  before: ItemEdit;
  edit: ItemEdit;
  /** The service's error, until the form is sent again. */
  refusal: Error | null;
  dateDamage: string | null;
  form: RefObject<HTMLFormElement | null>;
}

/**
 * The error of each field. After an attempt to send the form, the first invalid field gets the
 * focus.
 */
export function useEditErrors({ before, edit, refusal, dateDamage, form }: Edited) {
  const { language } = useTranslation();
  const faultMessage = useFaultMessage(dateDamage);
  const [tries, setTries] = useState(0);
  const faults = Object.entries(editFaultsOf(before, edit, { language, dateDamage }));
  const refused = Object.entries(fieldErrorsOf(refusal)).map(([name, text]): [string, string] => [
    SAME[name] ?? name,
    text,
  ]);
  const own = faults.flatMap(([name, fault]) =>
    fault && (tries > 0 || SHOWN_AT_ONCE.has(fault)) ? [[name, faultMessage(fault)] as const] : [],
  );

  useEffect(() => {
    if (tries > 0 || refusal)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [form, tries, refusal]);

  /** Returns whether the form may be sent; if not, its errors are shown. */
  function check(): boolean {
    setTries((count) => (faults.length === 0 ? 0 : count + 1));
    return faults.length === 0;
  }
  const failure = refused.some(([name]) => FIELDS.has(name)) ? null : refusal;
  return { errors: Object.fromEntries([...refused, ...own]), failure, check };
}
