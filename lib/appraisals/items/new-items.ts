import { knownCategories } from '@/lib/catalogue/require-categories';
import type { findClaim } from '@/lib/claims/find';
import type { NewClaimedItem } from '@/lib/contract/claimed-item';
import { now } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/database/tenant';
import { monthsBefore, toDateString } from '@/lib/shared/dates';
import { Fault } from '@/lib/shared/fault';
import { problemOf, type Problem } from '@/lib/shared/reasons';
import { requireAll } from '@/lib/shared/refusals';
import { categoriesMeant } from '@/lib/catalogue/categories-meant';
import type { NewItem } from '../add-items';
import { precisionOf } from '../purchase-precision';
import {
  requireBasisDate,
  requireBought,
  requireBoughtBefore,
  requireCurrency,
  requireLineInRange,
} from '../require-plausible';

interface Aged {
  readonly date_purchase?: string | null | undefined;
  readonly age_months?: number | null | undefined;
}

/**
 * The day of purchase of an item, also if only its age is given: at the damage, or today without a
 * date of damage. Throws Fault `wrong` for both, or for an implausible day.
 */
export function purchaseOf(
  { date_purchase: bought = null, age_months: age = null }: Aged,
  dateDamage: string | null,
): string | null {
  if (age === null) {
    requireBought(bought);
    requireBoughtBefore(dateDamage, bought);
    return bought;
  }
  if (bought !== null) throw new Fault('wrong', problemOf('age_months', 'age_with_date'));
  return monthsBefore(dateDamage ?? toDateString(now()), age);
}

/** Checks of an amount that do not depend on other rows. */
export function requireValuation(
  { quantity, valuation }: Pick<NewClaimedItem, 'quantity' | 'valuation'>,
  { currency }: Pick<Claim, 'currency'>,
  quantityBefore = 1,
): void {
  if (!valuation) return;
  requireAll(
    () => requireCurrency(valuation.currency, currency, 'claim', 'valuation.currency'),
    () =>
      requireLineInRange(
        valuation.replacement_cost_value,
        quantity ?? quantityBefore,
        valuation.is_price_per_item ?? true,
        'valuation.replacement_cost_value',
      ),
    () => requireBasisDate('valuation.basis_date', valuation.basis_date),
  );
}

type Claim = Awaited<ReturnType<typeof findClaim>>;
type Given = NewClaimedItem & { readonly currency?: string | null | undefined };

/**
 * The rows to insert. Throws Fault `wrong` with the problems of all items, whose fields begin with
 * `path`.
 */
export async function newItemsOf(
  tx: Transaction,
  claim: Claim,
  given: readonly Given[],
  path: (index: number) => string,
): Promise<NewItem[]> {
  const dateDamage = claim.dateDamage && toDateString(claim.dateDamage);
  const known = await knownCategories(
    tx,
    claim.clientId,
    given.flatMap(({ client_category_id: id }) => (typeof id === 'number' ? id : [])),
  );
  const problems: Problem[] = [];
  const unread = given.some(({ client_category_id: id }) => typeof id === 'string');
  const meant = unread ? await categoriesMeant(claim) : null;
  const rows = given.map((item, row): NewItem => {
    const check = <T>(run: () => T): T | null => {
      try {
        return run();
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        problems.push(...error.problems.map((one) => underPath(one, path(row))));
        return null;
      }
    };
    const { client_category_id: category = null } = item;
    if (typeof category === 'string' && meant) problems.push(underPath(meant(category), path(row)));
    const categoryId = typeof category === 'string' ? null : category;
    if (categoryId !== null && !known.has(categoryId))
      problems.push(underPath(problemOf('client_category_id', 'unknown_category'), path(row)));
    check(() => requireCurrency(item.currency, claim.currency));
    const bought = check(() => purchaseOf(item, dateDamage));
    const precision = check(() => precisionOf(item, false));
    check(() => requireValuation(item, claim));
    return {
      row,
      description: item.description,
      quantity: item.quantity ?? 1,
      condition: item.condition ?? 0,
      client_category_id: categoryId,
      date_purchase: bought,
      date_purchase_precision: precision,
      claimed_amount: item.claimed_amount ?? null,
      location_id: item.location_id,
      location: item.location ?? null,
      receipt: item.receipt ?? false,
      notes: item.notes ?? '',
      serial_number: item.serial_number,
      external_id: item.external_id,
      pid: null,
    };
  });
  if (problems.length > 0)
    throw new Fault(problems.every(namesCategory) ? 'invalid' : 'wrong', problems);
  return rows;
}

const namesCategory = ({ reason }: Problem): boolean => reason.startsWith('category_by_name');

const underPath = (problem: Problem, path: string): Problem => ({
  ...problem,
  field: `${path}${problem.field ?? ''}`,
});
