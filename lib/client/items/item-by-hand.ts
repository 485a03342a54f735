import type { Language } from '@/lib/shared/languages';
import { toNumber } from '@/lib/shared/money';
import type { Input } from '../api/call';
import { readAmount } from '../forms/amount-text';
import { readQuantity, type ItemDraft } from './item-draft';

type NewItem = NonNullable<
  Input<'POST /client_reference/{client_reference_id}/claimed_item'>['body']
>;

/** The amount of an item without a product, or nothing while it has none. */
function valuationOf(draft: ItemDraft, language: Language): Pick<NewItem, 'valuation'> {
  const amount = readAmount(draft.amount, language);
  if (amount === null) return {};
  return {
    valuation: {
      replacement_cost_value: toNumber(amount),
      is_price_per_item: draft.isPricePerItem,
      basis: draft.basis,
      ...(draft.basisSource.trim() !== '' && { basis_source: draft.basisSource.trim() }),
      ...(draft.basisDate !== '' && { basis_date: draft.basisDate }),
      ...(draft.boughtUsed !== '' && { bought_used: draft.boughtUsed === 'yes' }),
    },
  };
}

/** The request body of an item that no product of the catalogue fits. */
export function itemBodyOf(draft: ItemDraft, language: Language): NewItem {
  const claimed = readAmount(draft.claimedAmount, language);
  return {
    description: draft.name.trim(),
    quantity: readQuantity(draft.quantity) ?? 1,
    ...(draft.forcedCategoryId !== null && { client_category_id: draft.forcedCategoryId }),
    ...(draft.datePurchase !== '' && { date_purchase: draft.datePurchase }),
    ...(draft.condition !== '0' && { condition: Number(draft.condition) }),
    ...(draft.hasReceipt !== '' && { receipt: draft.hasReceipt === 'yes' }),
    ...(claimed !== null && { claimed_amount: toNumber(claimed) }),
    ...valuationOf(draft, language),
  };
}

/** The name of a field in the form, by the name that the service gives it. */
const NAMES: Readonly<Record<string, string>> = {
  description: 'cpid',
  quantity: 'item_quantity',
  condition: 'appraisal_condition',
  receipt: 'has_receipt',
  client_category_id: 'selected_client_category_id',
  'valuation.replacement_cost_value': 'replacement_cost_value',
  'valuation.basis_source': 'basis_source',
  'valuation.basis_date': 'basis_date',
};

export const formNames = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([name, text]) => [NAMES[name] ?? name, text]));
