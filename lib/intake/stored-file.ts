import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Transaction } from '@/lib/platform/database/tenant';
import type { Cell, Table } from './files/table';

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

/** A text cell is its text, any other a pair, so that a large file stays small. */
type StoredCell = string | readonly [string, Cell['kind']];

interface Stored extends Pick<Table, 'format' | 'understood'> {
  readonly rows: readonly (readonly [number, readonly StoredCell[]])[];
}

/** JSON escapes what PostgreSQL cannot store as text: NUL and lone surrogates. */
export async function packTable({ format, understood, rows }: Table): Promise<Buffer> {
  const stored: Stored = {
    format,
    understood,
    rows: rows.map(({ row, cells }) => [
      row,
      cells.map(({ text, kind }) => (kind === 'text' ? text : [text, kind])),
    ]),
  };
  return pack(JSON.stringify(stored));
}

async function unpackTable(content: Uint8Array): Promise<Table> {
  const { rows, ...stored } = JSON.parse((await unpack(content)).toString()) as Stored;
  return {
    ...stored,
    rows: rows.map(([row, cells]) => ({
      row,
      cells: cells.map((cell) =>
        typeof cell === 'string' ? { text: cell, kind: 'text' } : { text: cell[0], kind: cell[1] },
      ),
    })),
  };
}

/** The file of a draft; null for one that was committed, undone or read by an earlier version. */
export async function storedTable(
  tx: Transaction,
  clientId: number,
  intakeId: number,
): Promise<Table | null> {
  const file = await tx.inventoryFile.findUnique({
    where: { clientId_intakeId: { clientId, intakeId } },
  });
  return file && unpackTable(file.content);
}

/** What was committed needs its file no longer, and it contains personal data. */
export const forgetFile = async (
  tx: Transaction,
  clientId: number,
  intakeId: number,
): Promise<void> => {
  await tx.inventoryFile.deleteMany({ where: { clientId, intakeId } });
};
