import { itemView, WITH_APPRAISALS } from '@/lib/claims/item-view';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { storage } from '@/lib/platform/storage/storage';
import { Fault, notFound } from '@/lib/shared/fault';
import { problem } from '@/lib/shared/reasons';
import { STANDARD_STATUSES } from '@/lib/shared/standard-statuses';
import { FILE_VARIANTS } from '../attachments/remove';
import { refreshReasons } from '../attachments/refresh-reasons';
import { touchTwins } from '../attachments/touch-twins';
import { queueSerials } from './serials-job';
import { IS_LOCKED } from '../locked-line';

/**
 * Removes an item with its appraisals, files and verdicts. Throws Fault `not_found`, or `locked` if
 * one of its appraisals is paid, or its line is closed.
 */
export async function removeItem(
  caller: Caller,
  clientReferenceId: number,
  rowId: number,
): Promise<undefined> {
  const storageKeys = await withClient(caller.clientId, async (tx) => {
    const { items, keys } = await removeAll(tx, caller, clientReferenceId, [rowId]);
    await record(tx, {
      ...caller,
      clientReferenceId,
      type: 'claimed_item.deleted',
      data: { ...items[0] },
    });
    return keys;
  });
  await discardFiles(storageKeys);
}

/** Removes all of the items or, if one cannot be removed, none. Records one event. */
export async function removeItems(
  caller: Caller,
  clientReferenceId: number,
  rowIds: readonly number[],
): Promise<undefined> {
  const storageKeys = await withClient(caller.clientId, async (tx) => {
    const { items, keys } = await removeAll(tx, caller, clientReferenceId, rowIds);
    const data = { item_count: items.length, items };
    await record(tx, { ...caller, clientReferenceId, type: 'claimed_items.deleted', data });
    return keys;
  });
  await discardFiles(storageKeys);
}

/** Locks items, appraisals, verdicts and claims in this order, as everywhere. */
async function removeAll(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  rowIds: readonly number[],
) {
  const { clientId } = caller;
  await tx.$queryRaw`SELECT id FROM claimed_item WHERE client_id = ${clientId} AND client_reference_id = ${clientReferenceId}
    AND id = ANY (${rowIds}::int[]) ORDER BY id FOR UPDATE`;
  const ofItems = { clientId, rowId: { in: [...rowIds] } };
  const items = await tx.claimedItem.findMany({
    where: { clientId, clientReferenceId, id: { in: [...rowIds] } },
    include: WITH_APPRAISALS,
    orderBy: { displayId: 'asc' },
  });
  if (items.length < rowIds.length) throw notFound('claimed_item_not_found');
  await tx.$queryRaw`SELECT id FROM appraisal WHERE client_id = ${clientId} AND row_id = ANY (${rowIds}::int[]) ORDER BY id FOR UPDATE`;
  const paid = await tx.appraisal.findFirst({
    where: { ...ofItems, appraisalStatusId: STANDARD_STATUSES.paid },
    select: { cpNameCart: true },
  });
  if (paid) throw new Fault('locked', problem('item_paid', { name: paid.cpNameCart }));
  const [closed] = await tx.$queryRaw<{ name: string }[]>`
    SELECT a.cp_name_cart AS name FROM appraisal a
    WHERE a.client_id = ${clientId} AND a.row_id = ANY (${rowIds}::int[]) AND ${IS_LOCKED} LIMIT 1`;
  if (closed) throw new Fault('locked', problem('item_closed', { name: closed.name }));
  const files = await tx.attachment.findMany({
    where: ofItems,
    select: { rowId: true, fileName: true, sha256: true, storageKey: true },
  });
  const hashes = files.map(({ sha256 }) => sha256);
  const twins =
    files.length > 0 ? await touchTwins(tx, clientId, clientReferenceId, hashes, { rowIds }) : [];
  await tx.appraisal.deleteMany({ where: ofItems });
  await tx.claimedItem.deleteMany({ where: { clientId, id: { in: [...rowIds] } } });
  await refreshReasons(tx, clientId, twins);
  const serials = items.map(({ serialNumber }) => serialNumber);
  await queueSerials(tx, clientId, clientReferenceId, serials);
  return {
    keys: files.map(({ storageKey }) => storageKey),
    items: items.map((item) => {
      const { appraisal_revisions: _, create_time: __, ...removed } = itemView(item);
      const names = files.filter((file) => file.rowId === item.id).map((file) => file.fileName);
      return { ...removed, ...(names.length > 0 && { file_names: names }) };
    }),
  };
}

/** After the commit: a file without a row can be found by nobody, a row without its file can. */
async function discardFiles(storageKeys: readonly string[]): Promise<void> {
  for (const key of storageKeys)
    for (const variant of FILE_VARIANTS) await storage().remove(`${key}/${variant}`);
}
