import { findClaim } from '@/lib/claims/find';
import { itemView, WITH_APPRAISALS } from '@/lib/claims/item-view';
import type { ClaimedItem } from '@/lib/contract/claimed-item';
import type { AddedItem } from '@/lib/contract/claimed-items';
import type { Caller } from '@/lib/identity/caller';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';
import { lineApprovals } from '../line-approvals';
import { ignoredWarnings, warningsView } from '../warnings';
import { planItemUpdate, storeUpdates } from './apply-update';
import { lockedAmong } from '../locked-line';
import { lockItems } from './lock';
import { unapprovedItems } from './unapproved';
import { type ItemUpdate, knownNewCategories } from './usable-update';

/**
 * Updates the given fields of an item and the matching fields of its appraisals, and values it if a
 * valuation is given. Equal values are no change. Throws Fault `not_found`, `changed` on an edit
 * conflict, or `wrong` for an implausible value.
 */
export function updateItem(
  caller: Caller,
  clientReferenceId: number,
  rowId: number,
  given: ItemUpdate,
  ignored: readonly string[] = [],
): Promise<Updated> {
  return withClient(caller.clientId, async (tx) => {
    const items = await lockItems(tx, caller, clientReferenceId, [rowId]);
    const locked = items.get(rowId);
    if (!locked) throw notFound('claimed_item_not_found');
    const claim = await findClaim(tx, caller, clientReferenceId);
    const categories = await knownNewCategories(tx, caller, items, [{ ...given, row_id: rowId }]);
    const lockedIds = await lockedAmong(tx, caller, locked.appraisals);
    const update = { tx, caller, claim, categories, lockedIds };
    await storeUpdates(update, [planItemUpdate(update, locked, given)]);
    const item = await readItem(tx, caller, rowId);
    const unapproved = await unapprovedItems(tx, caller.clientId, [rowId], () => '');
    const warnings = [
      ...unapproved.warnings,
      ...(await lineApprovals(tx, caller.clientId, item.appraisal_ids, () => '')),
      ...ignoredWarnings(ignored),
    ];
    return {
      ...item,
      ...(unapproved.rowIds.length > 0 && { approval: 'pending' as const }),
      ...(warnings.length > 0 && warningsView(warnings)),
    };
  });
}

type Updated = AddedItem & Partial<ReturnType<typeof warningsView>>;

const readItem = async (tx: Transaction, { clientId }: Caller, id: number): Promise<ClaimedItem> =>
  itemView(
    await tx.claimedItem.findUniqueOrThrow({
      where: { clientId_id: { clientId, id } },
      include: WITH_APPRAISALS,
    }),
  );
