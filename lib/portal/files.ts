import { Prisma } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import type { ClaimKey } from './access/lock';

export interface FileRow {
  row_id: number;
  file_name: string;
  create_time: Date;
}

/**
 * The attachments of a claim's items, by row_id and in their order. A separate statement: in a
 * join, PostgreSQL would scan a newly filled claim without statistics once per item.
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

/** Groups rows by row_id and preserves their order. */
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
