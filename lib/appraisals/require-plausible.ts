import { now } from '@/lib/platform/clock';
import { type Basis, isOwnPid } from '@/lib/shared/basis';
import { EARLIEST_PURCHASE, toDateString } from '@/lib/shared/dates';
import { wrongValue } from '@/lib/shared/fault';
import { MINOR_MAX, parseAmount } from '@/lib/shared/money';

/**
 * Throws Fault `wrong` if price times quantity exceeds MINOR_MAX, although each alone is in range.
 */
export function requireLineInRange(
  replacementCostValue: number | string | null,
  itemQuantity: number,
  isPricePerItem: boolean,
  field = 'replacement_cost_value',
): void {
  if (replacementCostValue === null) return;
  const each = parseAmount(replacementCostValue);
  if (each === null || each * (isPricePerItem ? itemQuantity : 1) > MINOR_MAX) {
    throw wrongValue(field, 'line_too_large');
  }
}

/** Throws Fault `wrong` for a purchase before 1900 or in the future. */
export function requireBought(datePurchase: string | null | undefined): void {
  if (datePurchase && datePurchase < EARLIEST_PURCHASE)
    throw wrongValue('date_purchase', 'before_1900');
  if (datePurchase && datePurchase > toDateString(now()))
    throw wrongValue('date_purchase', 'in_the_future');
}

/**
 * Throws Fault `wrong` for a purchase after the damage. Skips the check if either date is unknown.
 */
export function requireBoughtBefore(
  dateDamage: string | null,
  datePurchase: string | null | undefined,
): void {
  if (datePurchase && dateDamage !== null && datePurchase > dateDamage)
    throw wrongValue('date_purchase', 'after_damage', { date: dateDamage });
}

/**
 * Throws Fault `wrong` if the amount is given in another currency, since no conversion takes place.
 */
export function requireCurrency(
  given: string | null | undefined,
  own: string,
  whose: 'claim' | 'client' = 'claim',
  field = 'currency',
): void {
  if (given && given !== own)
    throw wrongValue(
      field,
      whose === 'claim' ? 'claim_in_another_currency' : 'client_in_another_currency',
      { given: given, expected: own },
    );
}

interface Categories {
  readonly selected_client_category_id?: number | null | undefined;
  readonly client_category_id?: number | null | undefined;
}

/**
 * `client_category_id` is an alias of `selected_client_category_id`. Throws Fault `wrong` if they
 * conflict.
 */
export function requireOneCategory({
  selected_client_category_id: selected,
  client_category_id: named,
}: Categories): void {
  if (selected && named && selected !== named)
    throw wrongValue('client_category_id', 'categories_differ');
}

/** Throws Fault `wrong` if a field is both cleared and given a value. */
export function requireEither(given: object, clear: readonly string[]): void {
  const both = Object.entries(given).find(
    ([name, value]) => clear.includes(name) && value !== null && value !== undefined,
  )?.[0];
  if (both) throw wrongValue('clear', 'cleared_and_stated', { name: both });
}

interface Based {
  readonly basis?: Basis | null | undefined;
  readonly basis_date?: string | null | undefined;
}

/**
 * Throws Fault `wrong` for a day in the future, and for the basis `catalogue` with a replacement
 * that is not in the catalogue.
 */
export function requireBasis({ basis, basis_date: day }: Based, rpid: string): void {
  if (basis === 'catalogue' && isOwnPid(rpid)) throw wrongValue('basis', 'basis_needs_product');
  requireBasisDate('basis_date', day);
}

export function requireBasisDate(field: string, day: string | null | undefined): void {
  if (day && day > toDateString(now())) throw wrongValue(field, 'in_the_future');
}
