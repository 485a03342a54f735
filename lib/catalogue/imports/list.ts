import { storedCause } from '@/lib/platform/database/stored-cause';
import { problemOf } from '@/lib/shared/reasons';
import type { z } from 'zod';
import type { listPriceImportErrors, listPriceImports } from '@/lib/contract/price-imports';
import type { Caller } from '@/lib/identity/caller';
import { readClient } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';
import { findImport } from './find';
import { requireManager } from './require-manager';
import { importView } from './view';

const PAGE_SIZE = 25;
const NUMBER_MAX = 2_147_483_647;

/** Imports, newest first. Keyset pagination by id, because ids grow with time. */
export async function listImports(
  caller: Caller,
  { cursor, limit = PAGE_SIZE }: z.output<typeof listPriceImports.query>,
) {
  const { clientId } = caller;
  const rows = await readClient(clientId, async (tx) => {
    await requireManager(tx, caller);
    return tx.priceImport.findMany({
      where: { clientId, id: { lt: placeOf(cursor) ?? NUMBER_MAX } },
      orderBy: { id: 'desc' },
      take: limit + 1,
    });
  });
  const shown = rows.slice(0, limit);
  return {
    price_imports: shown.map(importView),
    metadata: { next_cursor: rows.length > limit ? String(shown.at(-1)?.id) : null },
  };
}

export const readImport = async (caller: Caller, id: number) =>
  importView(await readClient(caller.clientId, (tx) => findImport(tx, caller, id)));

/** The first errors of an import, in the order of the feed. */
export async function listErrors(
  caller: Caller,
  importId: number,
  { cursor, limit = PAGE_SIZE }: z.output<typeof listPriceImportErrors.query>,
) {
  const { clientId } = caller;
  const rows = await readClient(clientId, async (tx) => {
    await findImport(tx, caller, importId);
    return tx.priceImportError.findMany({
      where: { clientId, importId, position: { gt: placeOf(cursor) ?? 0 } },
      orderBy: { position: 'asc' },
      take: limit + 1,
    });
  });
  const shown = rows.slice(0, limit);
  return {
    errors: shown.map(({ rowNumber, field, reason, cause }) => ({
      row: rowNumber,
      field,
      reason,
      cause: storedCause(cause),
    })),
    metadata: { next_cursor: rows.length > limit ? String(shown.at(-1)?.position) : null },
  };
}

function placeOf(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  if (!/^\d{1,10}$/.test(cursor) || Number(cursor) > NUMBER_MAX)
    throw new Fault('invalid', problemOf('cursor', 'not_a_cursor'));
  return Number(cursor);
}
