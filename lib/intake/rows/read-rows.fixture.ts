import { readTable } from '../files/read-table';
import { requireInventory } from './find-header';
import { readRows } from './read-rows';

export const CLAIM = { currency: 'EUR', dateDamage: '2026-03-02', today: '2026-03-10' };

export async function inventoryOf(file: string | Buffer, claim = CLAIM) {
  const table = await readTable(Buffer.from(file));
  const { header, ...read } = readRows(table, claim);
  requireInventory(header, table);
  return { source: header.source, unknown: header.unknown, ...read };
}

const quoted = (values: readonly string[]) =>
  values.map((value) => `"${value.replaceAll('"', '""')}"`).join(';');

/** Reads one row with the given fields and returns its values and its problems. */
export async function rowOf(fields: Readonly<Record<string, string>>, claim = CLAIM) {
  const { rows } = await inventoryOf(
    `${quoted(Object.keys(fields))}\n${quoted(Object.values(fields))}\n`,
    claim,
  );
  const [row] = rows;
  if (!row) throw new Error('no row');
  return {
    ...row,
    messages: row.problems.map(({ field, severity, reason }) => `${field} ${severity}: ${reason}`),
  };
}

export const firstBeside = async (other: string) =>
  (await inventoryOf(`Description;Amount\nx;1.234\ny;${other}\n`)).rows[0];
