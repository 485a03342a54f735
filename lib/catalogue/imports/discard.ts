import { recordForClients } from '@/lib/events/record-for-clients';
import type { Caller } from '@/lib/identity/caller';
import { withClient } from '@/lib/platform/database/tenant';
import { storage } from '@/lib/platform/storage/storage';
import { findImport } from './find';

/**
 * Deletes the record of an import and its feed. A run in progress notices, stops and is rolled
 * back. Throws `not_found`.
 */
export async function discardImport(caller: Caller, id: number): Promise<undefined> {
  const { clientId } = caller;
  const storageKey = await withClient(clientId, async (tx) => {
    const row = await findImport(tx, caller, id);
    await tx.priceImport.deleteMany({ where: { clientId, id } });
    const data = { price_import_id: id, file_name: row.fileName, status: row.status };
    await recordForClients(tx, {
      ...caller,
      clientIds: [clientId],
      type: 'price_import.discarded',
      data,
    });
    return row.storageKey;
  });
  if (storageKey !== null) await storage().remove(storageKey);
  return undefined;
}
