import { problem, type Problem, cause } from '@/lib/shared/reasons';
import { Readable } from 'node:stream';
import { CsvError, type Options, parse } from 'csv-parse';
import {
  FeedFault,
  type FeedRow,
  type FieldName,
  fieldOf,
  LINE_TOO_LONG,
  RECORD_CHARACTERS_MAX,
} from '../feed-row';
import { LEFT_OUT, limitLines } from './limit-lines';

const NEEDED: readonly FieldName[] = ['id', 'title', 'price'];

/**
 * Reads TSV or CSV with a header, RFC 4180 with any delimiter. Throws FeedFault if the rows cannot
 * be separated.
 */
export async function* delimitedRows(
  chunks: AsyncIterable<Buffer>,
  delimiter: string,
): AsyncGenerator<FeedRow> {
  const options: Options = {
    delimiter,
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: RECORD_CHARACTERS_MAX,
  };
  const parser = parse(options);
  const source = Readable.from(limitLines(chunks), { objectMode: false });
  source.once('error', (error) => parser.destroy(error));
  let row = 0;
  let columns: readonly (FieldName | undefined)[] | undefined;
  try {
    for await (const record of source.pipe(parser) as AsyncIterable<string[]>) {
      row += 1;
      if (columns) yield rowOf(row, record, columns);
      else columns = columnsOf(record);
    }
  } catch (error) {
    throw error instanceof CsvError
      ? new FeedFault(problemOfError(error, row), { cause: error })
      : error;
  } finally {
    source.destroy();
  }
  if (!columns) throw new FeedFault(problem('feed_empty'));
}

function columnsOf(header: readonly string[]): (FieldName | undefined)[] {
  const columns = header.map(fieldOf);
  for (const name of NEEDED) {
    if (!columns.includes(name))
      throw new FeedFault(
        problem('feed_column_missing', { name, columns: header.join(', ').slice(0, 500) }),
      );
  }
  const twice = columns.find((name, at) => name !== undefined && columns.indexOf(name) !== at);
  if (twice) throw new FeedFault(problem('feed_column_twice', { name: twice }));
  return columns;
}

function rowOf(
  row: number,
  record: readonly string[],
  columns: readonly (FieldName | undefined)[],
): FeedRow {
  if (record.length !== columns.length) {
    if (record.some((value) => value.includes(LEFT_OUT)))
      return { row, fields: {}, damage: LINE_TOO_LONG };
    if (record.length === 1 && record[0] === '')
      return { row, fields: {}, damage: cause('row_empty') };
    return {
      row,
      fields: {},
      damage: cause('row_field_count', { count: record.length, expected: columns.length }),
    };
  }
  const fields: Partial<Record<FieldName, string>> = {};
  for (const [at, name] of columns.entries()) {
    const value = record[at];
    if (name !== undefined && value !== undefined && value !== '') fields[name] = value;
  }
  return { row, fields };
}

/** The parser counts its own rows, because it reads ahead of those it has returned. */
const rowAt = ({ records }: CsvError, handedOut: number): number =>
  (typeof records === 'number' ? records : handedOut) + 1;

const problemOfError = (error: CsvError, row: number): Problem =>
  error.code === 'CSV_MAX_RECORD_SIZE' || error.code === 'CSV_QUOTE_NOT_CLOSED'
    ? problem('feed_quote_open', { row: rowAt(error, row) })
    : problem('feed_row_unreadable', { row: rowAt(error, row), code: error.code });
