import type { z } from 'zod';
import { knownCategories } from '@/lib/catalogue/require-categories';
import type { findClaim } from '@/lib/claims/find';
import type { updateClaimedItem as contract } from '@/lib/contract/claimed-items';
import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import { toDateString } from '@/lib/shared/dates';
import { wrongValue } from '@/lib/shared/fault';
import { Refusals } from '@/lib/shared/refusals';
import { precisionOf } from '../purchase-precision';
import { requireCurrency, requireEither } from '../require-plausible';
import { valuesOf } from './fields';
import type { LockedItem } from './lock';
import { purchaseOf, requireValuation } from './new-items';

export type ItemUpdate = z.output<typeof contract.body>;

interface Known {
  readonly claim: Awaited<ReturnType<typeof findClaim>>;
  /** Of the categories that the call gives. */
  readonly categories: ReadonlySet<number>;
}

/** Checks only categories that change, so that one since removed from the catalogue can stay. */
export const knownNewCategories = (
  tx: Transaction,
  { clientId }: Caller,
  items: ReadonlyMap<number, LockedItem>,
  changes: readonly (ItemUpdate & { readonly row_id: number })[],
): Promise<ReadonlySet<number>> =>
  knownCategories(
    tx,
    clientId,
    changes.flatMap((given) => {
      const locked = items.get(given.row_id);
      return (locked && newCategory(locked, given)) ?? [];
    }),
  );

function newCategory(locked: LockedItem, { client_category_id: id }: ItemUpdate): number | null {
  const values = valuesOf(locked, 'client_category_id');
  return typeof id === 'number' && values.some((value) => value !== id) ? id : null;
}

/** Returns the date and how exact it is. Throws Fault `wrong` with all that is implausible. */
export function requireUsable(
  { claim, categories }: Known,
  locked: LockedItem,
  given: ItemUpdate,
  clear: readonly string[],
) {
  const refusals = new Refusals();
  refusals.check(() => requireCurrency(given.currency, claim.currency));
  refusals.check(() => requireValuation(given, claim, locked.item.quantity));
  const bought = refusals.check(() => boughtOf(given, locked, claim.dateDamage));
  refusals.check(() => requireEither({ ...given, ...bought }, clear));
  refusals.check(() => requireSerial(given, locked, clear));
  const category = newCategory(locked, given);
  if (category !== null && !categories.has(category))
    refusals.check(() => {
      throw wrongValue('client_category_id', 'unknown_category');
    });
  refusals.throwAny();
  return bought;
}

function requireSerial(
  { serial_number: serial }: ItemUpdate,
  { item }: LockedItem,
  clear: readonly string[],
): void {
  if (serial === null && item.serial_number !== null && !clear.includes('serial_number'))
    throw wrongValue('serial_number', 'null_changes_nothing');
}

/** The date and how exact it is. An unchanged day is not checked, because the date of the damage may have changed since. */
function boughtOf(given: ItemUpdate, locked: LockedItem, dateDamage: Date | null) {
  const { date_purchase: day, age_months: age } = given;
  const isUnchanged =
    (age ?? null) === null &&
    valuesOf(locked, 'date_purchase').every((value) => value === (day ?? null));
  return {
    date_purchase: isUnchanged ? day : purchaseOf(given, dateDamage && toDateString(dateDamage)),
    date_purchase_precision: precisionOf(given, isUnchanged),
  };
}
