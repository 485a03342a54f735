import type { ClaimedItem, Valuation } from '@/lib/contract/claimed-item';
import type { findClaim } from '@/lib/claims/find';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import { ownPid } from '@/lib/shared/basis';
import { changeAppraisal } from '../change';
import { createdData, valueItems } from './value';

const DETAILS = ['basis_source', 'basis_date', 'basis_note'] as const;

/**
 * Changes the item's newest appraisal without a catalogue product, or creates one. Another basis
 * empties the details of the previous one. The caller must hold the locks on item and appraisals.
 */
export async function revalueItem(
  tx: Transaction,
  caller: Caller,
  claim: Awaited<ReturnType<typeof findClaim>>,
  item: ClaimedItem,
  valuation: Valuation,
): Promise<void> {
  const { clientId } = caller;
  const rowId = item.row_id;
  const known = await tx.appraisal.findFirst({
    where: { clientId, rowId, cpid: ownPid(rowId) },
    orderBy: { id: 'desc' },
  });
  if (known) {
    const emptied =
      valuation.basis === known.basis
        ? []
        : DETAILS.filter((name) => (valuation[name] ?? null) === null);
    const noAmount =
      valuation.replacement_cost_value === null ? (['replacement_cost_value'] as const) : [];
    await changeAppraisal(tx, caller, claim, known, valuation, [...emptied, ...noAmount]);
    return;
  }
  const [line] = await valueItems(tx, caller, claim, [{ rowId, item, valuation }]);
  if (line)
    await record(tx, {
      ...caller,
      clientReferenceId: claim.id,
      type: 'appraisal.created',
      data: createdData(line),
    });
}
