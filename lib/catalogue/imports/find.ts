import type { Caller } from '@/lib/identity/caller';
import type { PriceImport } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';
import { requireManager } from './require-manager';

/** An import that this client has requested. Throws `forbidden` or `not_found`. */
export async function findImport(
  tx: Transaction,
  caller: Caller,
  id: number,
): Promise<PriceImport> {
  await requireManager(tx, caller);
  const row = await tx.priceImport.findFirst({ where: { clientId: caller.clientId, id } });
  if (!row) throw notFound('price_import_not_found');
  return row;
}
