import type { z } from 'zod';
import { storeIntake, type Outcome, valueIntake } from '@/lib/appraisals/acv/calculate-intake';
import { addItems, prepareItems } from '@/lib/appraisals/add-items';
import { findClaim } from '@/lib/claims/find';
import type { commitInventory as contract } from '@/lib/contract/inventory-commit';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import type { ClientReference, Prisma } from '@/lib/platform/database/generated/client';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { toDateString } from '@/lib/shared/dates';
import { wrongValue } from '@/lib/shared/fault';
import { formatAmount } from '@/lib/shared/money';
import { correctionsOf } from './corrections-of';
import { editsOf } from './edits';
import { lockIntake, requireSeen, type Seen } from './find';
import { planForMany } from './plan-for-many';
import { selectRows, type Wish } from './select-rows';
import { closeDraft } from './close-draft';
import { claimedSum, previewOf } from './view';

type Reply = z.input<typeof contract.reply>;

/**
 * Creates items, appraisals, ACVs and the event in one transaction. A second commit returns the
 * result of the first.
 */
export function commitInventory(
  caller: Caller,
  clientReferenceId: number,
  id: number,
  wish: Wish,
  seen: Seen = null,
): Promise<Reply> {
  const { clientId } = caller;
  return withClient(clientId, async (tx) => {
    const intake = await lockIntake(tx, caller, clientReferenceId, id);
    if (intake.status === 'undone') throw wrongValue('intake_id', 'inventory_undone');
    if (intake.status === 'committed') return replyOf(tx, caller, clientReferenceId, id);
    requireSeen(intake, seen);
    const { rows, totals } = previewOf(intake);
    const chosen = selectRows(rows, wish);
    const claim = await findClaim(tx, caller, clientReferenceId);
    requireStillTrue(chosen, totals.currency, claim);
    const time = now();
    const prepared = await prepareItems(tx, claim, chosen);
    const [itemCount, appraisalCount] = [prepared.items.length, prepared.appraisals.length];
    const calculated = await valueIntake(tx, caller, {
      appraisals: prepared.appraisals,
      claim,
      time,
    });
    const { outcomes, valued } = calculated;
    const acvs = new Map(valued.map((one) => [one.row.id, formatAmount(one.valued.acv)]));
    await planForMany(tx);
    await addItems(
      tx,
      { clientId, clientReferenceId, currency: claim.currency, intakeId: id, time },
      prepared,
      acvs,
    );
    await storeIntake(tx, caller, calculated, time);
    await closeDraft(tx, intake, {
      status: 'committed',
      commitTime: time,
      itemCount,
      appraisalCount,
      outcome: Object.fromEntries(outcomes) as unknown as Prisma.InputJsonObject,
    });
    await recordCommit(tx, caller, clientReferenceId, {
      intake,
      chosen,
      claim,
      prepared,
      calculated,
    });
    return replyFrom(
      { id, status: 'committed', itemCount, appraisalCount },
      madeOf(prepared),
      outcomes,
    );
  });
}

interface Committed {
  readonly intake: Awaited<ReturnType<typeof lockIntake>>;
  readonly chosen: ReturnType<typeof selectRows>;
  readonly claim: Awaited<ReturnType<typeof findClaim>>;
  readonly prepared: Awaited<ReturnType<typeof prepareItems>>;
  readonly calculated: Awaited<ReturnType<typeof valueIntake>>;
}

function madeOf({ items, appraisals }: Committed['prepared']) {
  const appraisalOf = new Map(appraisals.map((one) => [one.row_id, one.id]));
  return items.map((item) => ({
    row: item.row,
    rowId: item.id,
    appraisalId: appraisalOf.get(item.id) ?? null,
  }));
}

const recordCommit = (
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  { intake, chosen, claim, prepared, calculated }: Committed,
): Promise<void> =>
  record(tx, {
    ...caller,
    clientReferenceId,
    type: 'inventory.committed',
    data: {
      intake_id: intake.id,
      file_name: intake.fileName,
      sha256: intake.sha256,
      item_count: prepared.items.length,
      appraisal_count: prepared.appraisals.length,
      claimed_amount: claimedSum(chosen),
      currency: claim.currency,
      calculated_count: calculated.count,
      actual_cash_value: calculated.actualCashValue,
      rule_set_id: calculated.ruleSet?.id ?? null,
      version: calculated.ruleSet?.version ?? null,
      ...(chosen.length === 1 && { description: chosen[0]?.description }),
      ...correctionsOf(chosen, editsOf(intake)),
    },
  });

/** The claim may have changed since the preview. */
function requireStillTrue(
  rows: readonly { readonly row: number; readonly date_purchase: string | null }[],
  before: string,
  { currency, dateDamage }: Pick<ClientReference, 'currency' | 'dateDamage'>,
): void {
  if (before !== currency)
    throw wrongValue('intake_id', 'inventory_currency', { before, now: currency });
  if (dateDamage === null) return;
  const date = toDateString(dateDamage);
  const late = rows.find(({ date_purchase: day }) => day !== null && day > date);
  if (late) throw wrongValue('intake_id', 'inventory_row_after_damage', { row: late.row, date });
}

const WAITS = {
  actual_cash_value: null,
  not_calculated: { field: 'pid', reason: 'waits for a product' },
};
/** For an intake that was committed before outcomes were stored. */
const NO_ACV = { actual_cash_value: null, not_calculated: null };

/**
 * Joins in code: PostgreSQL has no statistics for rows inserted a moment ago and would scan them
 * all for each row.
 */
async function replyOf(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  id: number,
): Promise<Reply> {
  const { clientId } = caller;
  const { status, itemCount, appraisalCount, outcome } = await tx.inventoryIntake.findUniqueOrThrow(
    { where: { clientId_id: { clientId, id } } },
  );
  const made = await tx.claimedItem.findMany({
    where: { clientId, clientReferenceId, intakeId: id },
    select: { id: true, intakeRow: true },
    orderBy: { intakeRow: 'asc' },
  });
  const appraisals = await tx.appraisal.findMany({
    where: { clientId, clientReferenceId },
    select: { id: true, rowId: true },
    orderBy: { id: 'desc' },
  });
  const first = new Map(appraisals.map((one) => [one.rowId, one.id]));
  const outcomes = new Map(
    Object.entries((outcome ?? {}) as unknown as Readonly<Record<string, Outcome>>).map(
      ([key, value]) => [Number(key), value],
    ),
  );
  const items = made.map(({ id: rowId, intakeRow }) => ({
    row: intakeRow ?? 0,
    rowId,
    appraisalId: first.get(rowId) ?? null,
  }));
  return replyFrom(
    { id, status: status as Reply['status'], itemCount, appraisalCount },
    items,
    outcomes,
  );
}

interface Counted {
  readonly id: number;
  readonly status: Reply['status'];
  readonly itemCount: number;
  readonly appraisalCount: number;
}

interface MadeItem {
  readonly row: number;
  readonly rowId: number;
  readonly appraisalId: number | null;
}

function replyFrom(
  { id, status, itemCount, appraisalCount }: Counted,
  made: readonly MadeItem[],
  outcomes: ReadonlyMap<number, Outcome>,
): Reply {
  const items = made.map(({ row, rowId, appraisalId }) => ({
    row,
    row_id: rowId,
    appraisal_id: appraisalId,
    ...(appraisalId === null ? WAITS : (outcomes.get(appraisalId) ?? NO_ACV)),
  }));
  const calculatedCount = [...outcomes.values()].filter(
    ({ not_calculated: why }) => why === null,
  ).length;
  return {
    intake_id: id,
    status,
    item_count: itemCount,
    appraisal_count: appraisalCount,
    calculated_count: calculatedCount,
    not_calculated_count: itemCount - calculatedCount,
    items,
  };
}
