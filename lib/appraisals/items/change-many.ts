import type { z } from 'zod';
import { findClaim } from '@/lib/claims/find';
import type { changeClaimedItems as contract, ItemChange } from '@/lib/contract/change-items';
import type { Caller } from '@/lib/identity/caller';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { toDateString } from '@/lib/shared/dates';
import { Fault, notFound, wrongValue } from '@/lib/shared/fault';
import type { Precision } from '@/lib/shared/purchase';
import { lineApprovals } from '../line-approvals';
import { requireCurrency } from '../require-plausible';
import { type PlannedUpdate, planItemUpdate, storeUpdates, type Update } from './apply-update';
import { lockedAmong } from '../locked-line';
import { type LockedItem, lockItems } from './lock';
import { ignoredWarnings, undatedWarning, type Warning, warningsView } from '../warnings';
import { requireAsRead } from './seen';
import { unapprovedItems } from './unapproved';
import { knownNewCategories } from './usable-update';

type Given = Omit<z.output<typeof contract.body>, 'language'> & {
  /** Fields that the operation does not know. */
  readonly ignored: readonly string[];
};
type Reply = z.input<typeof contract.reply>;

interface Purchase {
  readonly date: string;
  readonly precision: Precision;
}

/**
 * Reads a purchase as somebody wrote it; null if the text says that it is not known. Throws Fault
 * `wrong`.
 */
type ReadPurchase = (
  text: string,
  claim: {
    readonly dateDamage: string | null;
    readonly language: string;
    readonly currency: string;
  },
) => Purchase | null;

/**
 * Makes all changes in one transaction, or none. Throws Fault with the problems of every refused
 * item; its kind is that of the first.
 */
export function changeItems(
  caller: Caller,
  clientReferenceId: number,
  { items: changes, currency, skip_changed: isSkipping, ignored }: Given,
  readPurchase: ReadPurchase,
): Promise<Reply> {
  requireOnce(changes);
  return withClient(caller.clientId, async (tx) => {
    const rowIds = changes.map(({ row_id: id }) => id);
    const items = await lockItems(tx, caller, clientReferenceId, rowIds);
    const claim = await findClaim(tx, caller, clientReferenceId);
    requireCurrency(currency, claim.currency);
    const categories = await knownNewCategories(tx, caller, items, changes);
    const lockedIds = await lockedAmong(
      tx,
      caller,
      [...items.values()].flatMap((one) => one.appraisals),
    );
    const update = { tx, caller, claim, categories, lockedIds };
    const reply: Reply = { changed_ids: [], skipped_ids: [] };
    const planned: PlannedUpdate[] = [];
    const refused: Fault[] = [];
    for (const [at, change] of changes.entries()) {
      const { row_id: id } = change;
      try {
        planned.push(planOne(update, items.get(id), change, readPurchase));
        reply.changed_ids.push(id);
      } catch (error) {
        const fault = placed(error, at);
        if (fault.kind === 'changed' && isSkipping) reply.skipped_ids.push(id);
        else refused.push(fault);
      }
    }
    requireNone(refused);
    const created = await storeUpdates(update, planned);
    const appraisalIds = reply.changed_ids.flatMap((id) =>
      (items.get(id)?.appraisals ?? []).map((one) => one.id),
    );
    const places = new Map(changes.map(({ row_id: id }, at) => [id, at]));
    const pathOf = (id: number) => `items.${places.get(id)}.`;
    const unapproved = await unapprovedItems(tx, caller.clientId, reply.changed_ids, pathOf);
    const warnings = [
      ...(await undatedWarnings(tx, caller, changes, planned)),
      ...unapproved.warnings,
      ...(await lineApprovals(tx, caller.clientId, appraisalIds, ({ row_id: id }) => pathOf(id))),
      ...ignoredWarnings(ignored),
    ];
    return {
      ...reply,
      ...(created.length > 0 && { created_appraisals: [...created] }),
      ...(unapproved.rowIds.length > 0 && { approval_pending_ids: unapproved.rowIds }),
      ...(warnings.length > 0 && warningsView(warnings)),
    };
  });
}

function requireOnce(items: readonly ItemChange[]): void {
  const seen = new Set<number>();
  for (const [at, { row_id: id }] of items.entries()) {
    if (seen.has(id)) throw wrongValue(`items.${at}.row_id`, 'named_twice');
    seen.add(id);
  }
}

function planOne(
  update: Update,
  locked: LockedItem | undefined,
  change: ItemChange,
  readPurchase: ReadPurchase,
): PlannedUpdate {
  if (!locked) throw notFound('claimed_item_not_found');
  const { dateDamage, language, currency } = update.claim;
  const claim = { dateDamage: dateDamage && toDateString(dateDamage), language, currency };
  const given = withPurchase(change, (text) => readPurchase(text, claim));
  requireAsRead(locked, given.seen ?? {}, given);
  return planItemUpdate(update, locked, given);
}

/** The item with its purchase as a date, or with the date cleared. */
function withPurchase(change: ItemChange, read: (text: string) => Purchase | null): ItemChange {
  const { purchase = null, date_purchase: day = null, age_months: age = null, clear } = change;
  if (purchase === null) return change;
  if (day !== null || age !== null) throw wrongValue('purchase', 'purchase_with_date');
  const bought = read(purchase);
  return bought === null
    ? { ...change, clear: [...(clear ?? []), 'date_purchase'] }
    : { ...change, date_purchase: bought.date, date_purchase_precision: bought.precision };
}

function placed(error: unknown, at: number): Fault {
  if (!(error instanceof Fault)) throw error;
  return new Fault(
    error.kind,
    error.problems.map((one) => ({ ...one, field: `items.${at}.${one.field ?? 'row_id'}` })),
  );
}

/** Of the items that lost their date with the change, and their place in the sums with it. */
async function undatedWarnings(
  tx: Transaction,
  { clientId }: Caller,
  changes: readonly ItemChange[],
  planned: readonly PlannedUpdate[],
): Promise<Warning[]> {
  const cleared = planned.flatMap(({ rowId, hasClearedDate }) => (hasClearedDate ? rowId : []));
  if (cleared.length === 0) return [];
  const lines = await tx.claimLine.findMany({
    where: { clientId, rowId: { in: cleared }, reason: 'no_purchase_date' },
    select: { rowId: true },
  });
  const undated = new Set(lines.map(({ rowId }) => rowId));
  return changes.flatMap(({ row_id: id }, at) =>
    undated.has(id) ? [undatedWarning(`items.${at}.`)] : [],
  );
}

function requireNone(refused: readonly Fault[]): void {
  const [first] = refused;
  if (first)
    throw new Fault(
      first.kind,
      refused.flatMap(({ problems }) => problems),
    );
}
