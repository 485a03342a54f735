import { problemOf } from '@/lib/shared/reasons';
import { Fault } from '@/lib/shared/fault';
import { FILE_BYTES_MAX } from '../limits';
import { readCsv } from './csv';
import { unreadable } from './file-fault';
import type { Table } from './table';
import { readXlsx } from './xlsx/read-xlsx';

const ZIP = Buffer.from('PK');
/** Compound File Binary: an .xls file, or any workbook with a password. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Magic bytes of pictures, PDF and programs, which are not text. */
const OTHERS = ['%PDF', '\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF', '\x7fELF', 'MZ\x90'].map(
  (magic) => Buffer.from(magic, 'latin1'),
);

const beginsWith = (bytes: Buffer, magic: Buffer) => bytes.subarray(0, magic.length).equals(magic);

/** Detects the file type by its first bytes, whatever its name. */
export async function readTable(bytes: Buffer): Promise<Table> {
  if (bytes.length > FILE_BYTES_MAX)
    throw new Fault(
      'too_large',
      problemOf('file', 'list_too_large', { size: FILE_BYTES_MAX / 1024 / 1024 }),
    );
  if (beginsWith(bytes, COMPOUND)) throw unreadable(problemOf('file', 'list_old_excel'));
  if (beginsWith(bytes, ZIP)) return readXlsx(bytes);
  if (OTHERS.some((magic) => beginsWith(bytes, magic)))
    throw new Fault('unsupported', problemOf('file', 'list_not_csv_or_xlsx'));
  return readCsv(bytes);
}
