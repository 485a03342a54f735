import type { z } from 'zod';
import { findClaim } from '@/lib/claims/find';
import type { changeAppraisals as contract } from '@/lib/contract/change-appraisals';
import type { Caller } from '@/lib/identity/caller';
import { inOneTransaction } from '@/lib/platform/database/one-transaction';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { Fault, type FaultKind, wrongValue } from '@/lib/shared/fault';
import type { Problem } from '@/lib/shared/reasons';
import { calculateAcv } from './acv/calculate';
import { dropSuperseded } from './acv/drop-calculation';
import { changeTogether } from './change-together';
import { lineApprovals } from './line-approvals';
import { lockAppraisal } from './lock';
import { requireUnlocked } from './locked-line';
import { setStatus } from './set-status';
import { applyUpdate } from './update';
import { ignoredWarnings, warningsView } from './warnings';

type Change = z.output<typeof contract.body>['changes'][number];
type Reply = z.input<typeof contract.reply>;

interface Given {
  readonly changes: readonly Change[];
  readonly skip_changed?: boolean | null | undefined;
}

/**
 * Makes all changes in one transaction, or none. Throws Fault with the problems of every refused
 * change; its kind is that of the first.
 */
export function changeMany(
  caller: Caller,
  clientReferenceId: number,
  { changes, skip_changed: isSkipping }: Given,
  ignored: readonly string[] = [],
): Promise<Reply> {
  requireOnce(changes);
  return inOneTransaction(caller.clientId, async () => {
    const together = await withClient(caller.clientId, async (tx) => {
      const rowIds = await lockLines(tx, caller, clientReferenceId, changes);
      return changeTogether(tx, caller, clientReferenceId, { changes, rowIds });
    });
    const reply: Reply = { changed_ids: [], skipped_ids: [], not_calculated: [] };
    const refused: { readonly kind: FaultKind; readonly problem: Problem }[] = [];
    for (const [at, change] of changes.entries()) {
      const known = together.get(change.appraisal_id);
      const fault =
        known === 'changed'
          ? null
          : known instanceof Fault
            ? known
            : await make(caller, clientReferenceId, left(change, known), reply).then(
                () => null,
                faultOf,
              );
      if (fault?.kind === 'forbidden') throw fault;
      if (fault?.kind === 'changed' && isSkipping) reply.skipped_ids.push(change.appraisal_id);
      else if (fault) refused.push(...fault.problems.map((one) => placed(fault.kind, at, one)));
      else reply.changed_ids.push(change.appraisal_id);
    }
    const [first] = refused;
    if (first)
      throw new Fault(
        first.kind,
        refused.map(({ problem }) => problem),
      );
    const places = new Map(changes.map(({ appraisal_id: id }, at) => [id, at]));
    const approvals = await withClient(caller.clientId, (tx) =>
      lineApprovals(
        tx,
        caller.clientId,
        reply.changed_ids,
        ({ id }) => `changes.${places.get(id)}.`,
      ),
    );
    const warnings = [...approvals, ...ignoredWarnings(ignored)];
    return warnings.length > 0 ? { ...reply, ...warningsView(warnings) } : reply;
  });
}

function requireOnce(changes: readonly Change[]): void {
  const seen = new Set<number>();
  for (const [at, { appraisal_id: id }] of changes.entries()) {
    if (seen.has(id)) throw wrongValue(`changes.${at}.appraisal_id`, 'named_twice');
    seen.add(id);
  }
}

/**
 * All at first, in the order used everywhere: items, appraisals, claim. Returns the locked items.
 */
async function lockLines(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  changes: readonly Change[],
): Promise<readonly number[]> {
  const { clientId } = caller;
  await findClaim(tx, caller, clientReferenceId);
  const ids = changes.map(({ appraisal_id: id }) => id);
  // Not as a subquery, which compares each item with each appraisal.
  const lines = await tx.appraisal.findMany({
    where: { clientId, clientReferenceId, id: { in: ids } },
    select: { rowId: true },
  });
  const rowIds = [...new Set(lines.map(({ rowId }) => rowId))];
  await tx.$queryRaw`
    SELECT id FROM claimed_item
    WHERE client_id = ${clientId} AND id = ANY (${rowIds}::int[])
    ORDER BY id FOR NO KEY UPDATE`;
  await tx.$queryRaw`
    SELECT id FROM appraisal
    WHERE client_id = ${clientId} AND row_id = ANY (${rowIds}::int[])
    ORDER BY id FOR NO KEY UPDATE`;
  return rowIds;
}

/** What is still to be made of a change. */
const left = (change: Change, known: 'calculate' | undefined): Change =>
  known === 'calculate' ? { appraisal_id: change.appraisal_id, calculate_acv: true } : change;

/** Rolled back by itself when it throws. */
const make = (
  caller: Caller,
  clientReferenceId: number,
  change: Change,
  reply: Reply,
): Promise<void> =>
  withClient(caller.clientId, async (tx) => {
    const {
      appraisal_id: id,
      revision,
      appraisal_status_id: statusId,
      calculate_acv: isCalculated,
      ...fields
    } = change;
    await applyUpdate(tx, caller, clientReferenceId, id, fields, revision ? [revision] : null);
    if (statusId) await setStatus(caller, clientReferenceId, id, statusId);
    if (!isCalculated) return;
    const refusal = await withClient(caller.clientId, async (inner) => {
      await requireUnlocked(inner, await lockAppraisal(inner, caller, clientReferenceId, id));
      return calculateAcv(inner, caller, clientReferenceId, id, { marketValue: null });
    }).then(() => null, faultOf);
    if (refusal && refusal.kind !== 'wrong') throw refusal;
    const [why] = refusal?.problems ?? [];
    if (refusal) await dropSuperseded(tx, caller, clientReferenceId, id, refusal);
    if (refusal && why)
      reply.not_calculated.push({
        appraisal_id: id,
        reason: why.reason,
        description: refusal.description,
      });
  });

function faultOf(error: unknown): Fault {
  if (error instanceof Fault) return error;
  throw error;
}

const placed = (kind: FaultKind, at: number, one: Problem) => ({
  kind,
  problem: { ...one, field: `changes.${at}.${one.field ?? 'appraisal_id'}` },
});
