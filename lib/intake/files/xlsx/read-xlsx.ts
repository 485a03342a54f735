import type { Table } from '../table';
import { readDateStyles } from './date-styles';
import { readSharedStrings } from './shared-strings';
import { readSheet } from './sheet';
import { openPackage } from './unzip';
import { readWorkbook } from './workbook';

/**
 * Throws `undecodable` for a damaged file, `too_large` beyond the limits, `wrong` for a workbook
 * without a sheet.
 */
export async function readXlsx(bytes: Buffer): Promise<Table> {
  const parts = await openPackage(bytes);
  const { sheet, isFrom1904, sharedStringsPart, stylesPart } = await readWorkbook(parts);
  const strings = await readSharedStrings(parts, sharedStringsPart);
  const dateStyles = await readDateStyles(parts, stylesPart);
  const rows = await readSheet(parts, sheet.part, { strings, dateStyles, isFrom1904 });
  return { format: 'xlsx', rows, understood: { sheet: sheet.name } };
}
