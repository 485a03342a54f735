import type { z } from 'zod';
import { knownCategories } from '@/lib/catalogue/require-categories';
import { findClaim } from '@/lib/claims/find';
import type { changeAppraisals as contract } from '@/lib/contract/change-appraisals';
import type { Caller } from '@/lib/identity/caller';
import type { Appraisal } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import { toDateString } from '@/lib/shared/dates';
import { Fault, wrongValue } from '@/lib/shared/fault';
import { calculateClaim } from './acv/calculate-claim';
import { overrideLimit } from './acv/limit';
import { changesCompared, lockCompared } from './attachments/lock-compared';
import { refreshReasons } from './attachments/refresh-reasons';
import {
  concludeChanges,
  needsOpenLine,
  planChange,
  type PlannedChange,
  storeChanges,
} from './change';
import { requireSeen } from './lock';
import { lockedAmong, requireOpen } from './locked-line';
import { precisionOf } from './purchase-precision';
import { removeLocked } from './remove';
import { stated } from './replacement';
import {
  requireBought,
  requireBoughtBefore,
  requireCurrency,
  requireEither,
} from './require-plausible';
import { setStatuses, statusRules } from './set-statuses';

type Change = z.output<typeof contract.body>['changes'][number];

interface Wished {
  readonly changes: readonly Change[];
  /** The items that are locked with their appraisals. */
  readonly rowIds: readonly number[];
}

/** A change with the appraisal as it is stored. */
interface Line {
  readonly change: Change;
  readonly before: Appraisal;
}

/** `calculate`: only the calculation is left. */
type Outcome = 'changed' | 'calculate' | Fault;

interface Planned extends Line {
  readonly fields: PlannedChange | null;
}

/**
 * Makes the changes that need nothing of their own in a fixed number of statements. Returns what
 * became of them, by appraisal; those left out are to be made one by one. Nothing is written if one
 * is refused. The caller must hold the locks.
 */
export async function changeTogether(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  wished: Wished,
): Promise<ReadonlyMap<number, Outcome>> {
  const lines = await plainLines(tx, caller, clientReferenceId, {
    ...wished,
    changes: wished.changes.map(deletionAlone),
  });
  const claim = await findClaim(tx, caller, clientReferenceId);
  const plan = await planner(tx, caller, claim, lines);
  const outcomes = new Map<number, Outcome>();
  const planned: Planned[] = [];
  for (const line of lines) {
    try {
      planned.push(plan(line));
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      outcomes.set(line.before.id, error);
    }
  }
  const isRefused = [...outcomes.values()].some(
    (one) => one instanceof Fault && one.kind !== 'changed',
  );
  const fields = planned.flatMap((one) => one.fields ?? []);
  const ids = planned.filter(({ change }) => change.calculate_acv).map(({ before }) => before.id);
  let calculated: ReadonlySet<number> = new Set(ids);
  if (!isRefused) {
    const dated = await lockCompared(
      tx,
      caller.clientId,
      fields.filter(({ columns }) => changesCompared(columns)).map(({ before }) => before.rowId),
    );
    await storeChanges(tx, caller, claim, fields);
    await concludeChanges(tx, caller, claim, fields);
    await refreshReasons(tx, caller.clientId, dated);
    calculated = await calculateClaim(tx, caller, clientReferenceId, { ids, firstIds: ids });
    await setStatuses(tx, caller, clientReferenceId, planned.flatMap(statusOf));
    const removed = planned.filter(({ change }) => change.delete);
    await removeLocked(
      tx,
      caller,
      clientReferenceId,
      removed.map(({ before }) => before),
    );
  }
  for (const { before, change } of planned)
    outcomes.set(
      before.id,
      change.calculate_acv && !calculated.has(before.id) ? 'calculate' : 'changed',
    );
  return outcomes;
}

const deletionAlone = (change: Change): Change =>
  change.delete
    ? { appraisal_id: change.appraisal_id, revision: change.revision, delete: true }
    : change;

/**
 * Lines whose change concerns no other line: a cleared purchase is that of the item, another choice
 * concerns its other appraisals, and an amount above the client's limit depends on those stated
 * before.
 */
async function plainLines(
  tx: Transaction,
  { clientId }: Caller,
  clientReferenceId: number,
  { changes, rowIds }: Wished,
): Promise<readonly Line[]> {
  const hasLimit = (await overrideLimit(tx, clientId)) !== null;
  const rows = await tx.appraisal.findMany({
    where: {
      clientId,
      clientReferenceId,
      id: { in: changes.map((one) => one.appraisal_id) },
      rowId: { in: [...rowIds] },
    },
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return changes.flatMap((change) => {
    const before = byId.get(change.appraisal_id);
    const isPlain =
      !change.clear?.includes('date_purchase') &&
      (change.chosen ?? null) === null &&
      !(hasLimit && AMOUNTS.some((name) => (change[name] ?? null) !== null));
    return before && isPlain ? [{ change, before }] : [];
  });
}

const AMOUNTS = ['replacement_cost_value', 'item_quantity', 'is_price_per_item'] as const;

/** The same checks as for one appraisal, with what they need read once. */
async function planner(
  tx: Transaction,
  caller: Caller,
  { dateDamage, currency }: Pick<Awaited<ReturnType<typeof findClaim>>, 'dateDamage' | 'currency'>,
  lines: readonly Line[],
): Promise<(line: Line) => Planned> {
  const day = dateDamage && toDateString(dateDamage);
  const categories = await knownCategories(tx, caller.clientId, [
    ...new Set(lines.flatMap((line) => newCategory(line) ?? [])),
  ]);
  const statusIds = lines.flatMap(({ change }) => change.appraisal_status_id || []);
  const lockedIds = await lockedAmong(
    tx,
    caller,
    lines.map(({ before }) => before),
  );
  const requireStatus = await statusRules(tx, caller, [...new Set(statusIds)]);
  return (line) => {
    const { change, before } = line;
    const { revision, client_category_id: category, ...given } = change;
    const clear = change.clear ?? [];
    const bought = given.date_purchase;
    requireBought(bought);
    requireCurrency(change.currency, currency);
    requireEither(change, clear);
    requireSeen(before.revision, revision ? [revision] : null);
    const isUnchanged = bought === (before.datePurchase && toDateString(before.datePurchase));
    const precision = precisionOf(given, isUnchanged);
    if (!isUnchanged) requireBoughtBefore(day, bought);
    const wanted = newCategory(line);
    if (wanted !== null && !categories.has(wanted))
      throw wrongValue('client_category_id', 'unknown_category');
    const wished = {
      ...stated(given),
      selected_client_category_id: category,
      date_purchase_precision: precision,
    };
    const fields = planChange(before, wished, clear);
    if (change.delete || (fields && needsOpenLine(fields))) requireOpen(before, lockedIds);
    if (change.appraisal_status_id)
      requireStatus(before.appraisalStatusId, change.appraisal_status_id);
    return { ...line, fields };
  };
}

const newCategory = ({ change: { client_category_id: id }, before }: Line): number | null =>
  typeof id === 'number' && id !== before.selectedClientCategoryId ? id : null;

function statusOf({ before, change }: Planned) {
  const { id, appraisalStatusId: from } = before;
  const to = change.appraisal_status_id ?? from;
  return to && to !== from ? [{ id, from, to }] : [];
}
