import { problemOf } from '@/lib/shared/reasons';
import { CsvError, parse } from 'csv-parse/sync';
import { Fault } from '@/lib/shared/fault';
import { columnOf } from '../columns';
import { COLUMNS_MAX, HEADER_ROWS_MAX, LINE_CHARS_MAX, ROWS_MAX } from '../limits';
import { decodeText } from './decode-text';
import { noInventory, tooManyRows } from './file-fault';
import type { Table, TableRow } from './table';

const DELIMITERS = [',', ';', '\t', '|'] as const;
const HEAD_CHARS = 20_000;

/** Throws `wrong` for an unclosed quote or an overlong line, `too_large` for too many rows. */
export function readCsv(bytes: Buffer): Table {
  const { text, encoding } = decodeText(bytes);
  const delimiter = delimiterOf(text);
  const rows: TableRow[] = [];
  try {
    parse(text, {
      delimiter,
      quote: '"',
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: LINE_CHARS_MAX,
      on_record: (record: string[], { records, empty_lines: emptyLines }) => {
        if (record.every((field) => field.trim() === '')) return null;
        if (rows.length >= ROWS_MAX + HEADER_ROWS_MAX) throw tooManyRows();
        rows.push({
          row: records + emptyLines,
          cells: record.slice(0, COLUMNS_MAX).map((field) => ({ text: field, kind: 'text' })),
        });
        return null;
      },
    });
  } catch (error) {
    throw faultOf(error);
  }
  return {
    format: 'csv',
    rows,
    understood: { encoding, delimiter: delimiter === '\t' ? 'tab' : delimiter },
  };
}

function faultOf(error: unknown): unknown {
  if (error instanceof Fault || !(error instanceof CsvError)) return error;
  const line = Number(error['lines']);
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return noInventory(problemOf('file', 'list_line_too_long', { line, count: LINE_CHARS_MAX }));
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return noInventory(problemOf('file', 'list_quote_open', { line }));
  return noInventory(problemOf('file', 'list_line_not_csv', { line }));
}

/**
 * The separator that yields the most known columns near the top, unless Excel's `sep=;` declares
 * one.
 */
function delimiterOf(text: string): string {
  const [, stated] = /^\uFEFF?sep=(.)\r?\n/.exec(text) ?? [];
  if (stated !== undefined) return stated;
  const lines = text
    .slice(0, HEAD_CHARS)
    .split(/\r\n|\r|\n/)
    .slice(0, HEADER_ROWS_MAX);
  const known = (delimiter: string) =>
    Math.max(
      ...lines.map(
        (line) =>
          line.split(delimiter).filter((name) => columnOf(name.replaceAll('"', '')) !== null)
            .length,
      ),
    );
  const parts = (delimiter: string) => lines[0]?.split(delimiter).length ?? 0;
  // In a line that has as many commas as semicolons, the commas are decimal signs.
  const isComma = (delimiter: string) => Number(delimiter === ',' && parts(delimiter) > 1);
  const [most = ','] = [...DELIMITERS].toSorted(
    (one, other) =>
      known(other) - known(one) || parts(other) - parts(one) || isComma(one) - isComma(other),
  );
  const isText = known(most) < 2 && !isRegular(text.slice(0, HEAD_CHARS), most);
  return isText ? (DELIMITERS.find((one) => !text.includes(one)) ?? most) : most;
}

const REGULAR_MIN = 0.5;

/** Whether most lines have equally many parts; the commas of a text are anywhere. */
function isRegular(text: string, delimiter: string): boolean {
  const counts = new Map<number, number>();
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  for (const line of lines) {
    const count = line.split(delimiter).length;
    counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  const several = [...counts].filter(([count]) => count > 1).map(([, times]) => times);
  return Math.max(0, ...several) >= lines.length * REGULAR_MIN;
}
