import { Prisma } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import type { ClaimKey } from './access/lock';

export interface FileRow {
  row_id: number;
  file_name: string;
  create_time: Date;
}

/**
 * By row_id: the attachments of a claim's items in their order. A statement of its own: put together by the database, the
 * tables of a claim that was just filled, and that it has no statistics of yet, are read once for every item.
 */
export async function selectFiles(
  tx: Transaction,
  { clientId, id }: ClaimKey,
  ofRow: Prisma.Sql = Prisma.empty,
): Promise<ReadonlyMap<number, readonly FileRow[]>> {
  const rows = await tx.$queryRaw<FileRow[]>`
    SELECT row_id, file_name, create_time FROM attachment WHERE client_id = ${clientId} AND client_reference_id = ${id} ${ofRow} ORDER BY row_id, position, file_name`;
  return grouped(rows);
}

/** By row_id, each group in the order of the rows. */
export function grouped<Row extends { row_id: number }>(
  rows: readonly Row[],
): ReadonlyMap<number, readonly Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.row_id);
    if (group) group.push(row);
    else groups.set(row.row_id, [row]);
  }
  return groups;
}
