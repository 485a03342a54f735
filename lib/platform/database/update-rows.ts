import { now } from '../clock';
import { Prisma } from './generated/client';
import type { Transaction } from './tenant';

interface RowUpdate {
  readonly id: number;
  /** New values by the names of the client. */
  readonly columns: Readonly<Record<string, unknown>>;
}

/**
 * Gives each row its new values and the time of the update: one statement for all rows that change
 * the same columns, so that triggers run once. Rows must be locked.
 */
export async function updateRows(
  tx: Transaction,
  clientId: number,
  table: 'appraisal' | 'claimed_item',
  rows: readonly RowUpdate[],
): Promise<void> {
  const groups = new Map<string, Readonly<Record<string, unknown>>[]>();
  for (const { id, columns } of rows) {
    const values = Object.entries({ ...columns, updateTime: now() });
    const row = Object.fromEntries(values.map(([name, value]) => [columnOf(name), value]));
    const assignments = Object.keys(row)
      .map((column) => `${column} = change.${column}`)
      .join(', ');
    const group = groups.get(assignments) ?? [];
    group.push({ ...row, id });
    groups.set(assignments, group);
  }
  for (const [assignments, changes] of groups)
    await tx.$executeRaw`
      UPDATE ${Prisma.raw(table)} stored
      SET ${Prisma.raw(assignments)}
      FROM jsonb_populate_recordset(NULL::${Prisma.raw(table)}, ${JSON.stringify(changes)}::jsonb) AS change
      WHERE stored.client_id = ${clientId} AND stored.id = change.id`;
}

/** `datePurchase` → `date_purchase`; the names are those of the code, never of a request. */
const columnOf = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
