import { problemOf } from '@/lib/shared/reasons';
import type { z } from 'zod';
import { findClaim } from '@/lib/claims/find';
import { readRow } from '@/lib/claims/read';
import { type ClaimRow, claimView } from '@/lib/claims/view';
import type { ClientReference, updateClientReference as contract } from '@/lib/contract/claims';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { fromDateString, toDateString } from '@/lib/shared/dates';
import { Fault, notFound, wrongValue } from '@/lib/shared/fault';
import { calculateClaim } from './acv/calculate-claim';
import { reconsiderAcv } from './acv/reconsider';
import type { Seen } from './lock';
import { IS_LOCKED } from './locked-line';
import { refreshPrices } from './refresh-prices';
import { requireCurrency } from './require-plausible';

type Given = z.output<typeof contract.body>;

/** Editable fields and their columns. */
const COLUMNS = {
  date_damage: 'dateDamage',
  cause: 'cause',
  policyholder_name: 'policyholderName',
  claim_deductible: 'deductible',
  policy_limit: 'policyLimit',
} as const satisfies Partial<Record<keyof Given & keyof ClientReference, string>>;

type Name = keyof typeof COLUMNS;
type Facts = Partial<Record<Name, string | number | null>>;

/**
 * Updates the given fields of a claim; null clears one. Writes nothing and records no event if all
 * values are equal. Throws Fault `not_found`, `changed` on an edit conflict, or `wrong` for a date
 * of damage in the future or before a purchase.
 */
export async function updateClaim(
  caller: Caller,
  id: number,
  given: Given,
  seen: Seen,
): Promise<ClientReference> {
  const { date_damage: day } = given;
  if (day && day > toDateString(now())) throw wrongValue('date_damage', 'in_the_future');
  return withClient(caller.clientId, async (tx) => {
    const before = await lockClaim(tx, caller, id, day !== undefined);
    if (seen !== null && !seen.includes(before.revision))
      throw new Fault(
        'changed',
        problemOf('revision', 'claim_changed', { revision: before.revision }),
      );
    requireCurrency(given.currency, before.currency);
    const stands = claimView(before);
    const { changes, previous } = changesOf(stands, given);
    if (Object.keys(changes).length === 0) return stands;
    if (changes.date_damage && day) await requireBoughtBy(tx, caller, id, day);
    // An open desk page detects changes of the claim by its version.
    await tx.clientReference.update({
      where: { clientId_id: { clientId: caller.clientId, id } },
      data: { ...columnsOf(changes), updateTime: now(), version: { increment: 1 } },
    });
    await record(tx, {
      ...caller,
      clientReferenceId: id,
      type: 'client_reference.updated',
      data: { client_reference_id: id, changes, previous },
    });
    if ('date_damage' in changes) {
      await refreshPrices(tx, caller, await findClaim(tx, caller, id));
      await valueAnew(tx, caller, id, { changes, previous });
    }
    return claimView((await readRow(tx, caller, id)) ?? before);
  });
}

/**
 * Locks the appraisals before the claim, the order used everywhere, to avoid deadlocks. Appraisals
 * are locked only if the date of damage changes.
 */
async function lockClaim(
  tx: Transaction,
  caller: Caller,
  id: number,
  withAppraisals: boolean,
): Promise<ClaimRow> {
  const { clientId } = caller;
  if (withAppraisals)
    await tx.$queryRaw`SELECT id FROM appraisal WHERE client_id = ${clientId} AND client_reference_id = ${id} ORDER BY id FOR NO KEY UPDATE`;
  await tx.$queryRaw`SELECT 1 FROM client_reference WHERE client_id = ${clientId} AND id = ${id} FOR NO KEY UPDATE`;
  const claim = await readRow(tx, caller, id);
  if (!claim) throw notFound('client_reference_not_found');
  return claim;
}

function changesOf(stands: ClientReference, given: Given): { changes: Facts; previous: Facts } {
  const names = (Object.keys(COLUMNS) as Name[]).filter(
    (name) => given[name] !== undefined && given[name] !== stands[name],
  );
  return {
    changes: Object.fromEntries(names.map((name) => [name, given[name]])),
    previous: Object.fromEntries(names.map((name) => [name, stands[name]])),
  };
}

const columnsOf = (changes: Facts) =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [
      COLUMNS[name as Name],
      name === 'date_damage' && typeof value === 'string' ? fromDateString(value) : value,
    ]),
  );

/**
 * Checks all appraisals and all items from an inventory import. Other items without an appraisal do
 * not count: theirs was deleted.
 */
async function requireBoughtBy(
  tx: Transaction,
  { clientId }: Caller,
  id: number,
  day: string,
): Promise<void> {
  const [late] = await tx.$queryRaw<{ name: string; bought: string }[]>`
    SELECT name, bought::text FROM (
      SELECT a.cp_name_cart AS name, coalesce(a.date_purchase, item.date_purchase) AS bought
      FROM appraisal a JOIN claimed_item item ON item.client_id = a.client_id AND item.id = a.row_id
      WHERE a.client_id = ${clientId} AND a.client_reference_id = ${id}
      UNION ALL
      SELECT description, date_purchase FROM claimed_item
      WHERE client_id = ${clientId} AND client_reference_id = ${id} AND intake_id IS NOT NULL
    ) AS purchase WHERE bought > ${day}::date ORDER BY bought DESC LIMIT 1`;
  if (late)
    throw wrongValue('date_damage', 'before_purchase', { name: late.name, date: late.bought });
}

/**
 * Recalculates the ACVs that rules calculated for the previous date; ACVs entered by hand and
 * lines that are paid or closed stay. Values most lines in one pass and the rest one by one.
 */
async function valueAnew(
  tx: Transaction,
  caller: Caller,
  id: number,
  changed: { changes: Facts; previous: Facts },
): Promise<void> {
  const { clientId } = caller;
  const calculated = await tx.$queryRaw<{ id: number }[]>`
    SELECT a.id FROM appraisal a JOIN acv_calculation c ON c.client_id = a.client_id AND c.appraisal_id = a.id
    WHERE a.client_id = ${clientId} AND a.client_reference_id = ${id} AND NOT c.is_manual AND NOT ${IS_LOCKED} ORDER BY a.id`;
  const done = await calculateClaim(tx, caller, id);
  for (const one of calculated)
    if (!done.has(one.id)) await reconsiderAcv(tx, caller, id, one.id, changed);
}
