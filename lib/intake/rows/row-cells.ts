import { type Cause, cause, textOf } from '@/lib/shared/reasons';
import type { HomeboxField } from '@/lib/shared/inventory-fields';
import type { RowEdit } from '../edits';
import { type Cell, EMPTY, isBlank, type TableRow } from '../files/table';
import { isUnknown } from './everyday-words';
import type { Reading } from './reading';

/** What is said about a cell. */
interface Remark {
  readonly field: string;
  readonly reason: string;
  readonly cause: Cause;
  /** The value in the file; absent if empty. */
  readonly value?: string;
}

export interface Problem extends Remark {
  /**
   * An error excludes the row. With a warning the row is imported without the value, which goes to
   * its notes.
   */
  readonly severity: 'error' | 'warning';
}

/** How an inexact value was understood. */
export type Assumption = Remark;

/** A corrected cell, with the text that it had in the file. */
export interface Correction {
  readonly field: HomeboxField;
  readonly text: string;
  readonly file_text: string;
}

type Report = (field: string, severity: Problem['severity'], why: Cause) => void;

const LENGTHS = {
  description: 500,
  brand: 100,
  model: 100,
  serial_number: 100,
  gtin: 32,
  category: 100,
  location: 255,
  currency: 10,
} as const;
const VALUE_SHOWN_MAX = 200;

/** An age is shown as what it stands for. */
const shownAs = (field: string): string => (field === 'age' ? 'date_purchase' : field);

/** The cells of a row by field, with the corrected ones in their place. */
function correctedCells(
  cells: TableRow['cells'],
  columns: ReadonlyMap<HomeboxField, number>,
  corrected: RowEdit['cells'],
) {
  const inFile = (field: HomeboxField): Cell => cells[columns.get(field) ?? -1] ?? EMPTY;
  const isCorrected = (field: HomeboxField): boolean => corrected[field] !== undefined;
  const cellOf = (field: HomeboxField): Cell => {
    const text = corrected[field]?.text;
    if (text !== undefined) return { text, kind: 'text' };
    // A corrected date replaces the age beside it, even if it was emptied.
    return field === 'age' && isCorrected('date_purchase') ? EMPTY : inFile(field);
  };
  const corrections = (Object.keys(corrected) as HomeboxField[]).map((field): Correction => ({
    field,
    text: corrected[field]?.text ?? '',
    file_text: shownValue(inFile(field)).value ?? '',
  }));
  return { cellOf, isCorrected, corrections };
}

/**
 * Accessors for the cells of a row by field. They collect errors in `problems`, inexact values in
 * `assumptions`, and the words of omitted and inexact values in `dropped`.
 */
export function cellsOf(
  cells: TableRow['cells'],
  columns: ReadonlyMap<HomeboxField, number>,
  corrected: RowEdit['cells'],
) {
  const problems: Problem[] = [];
  const assumptions: Assumption[] = [];
  const dropped: string[] = [];
  const { cellOf, isCorrected, corrections } = correctedCells(cells, columns, corrected);
  const remarkOf = (field: string, why: Cause): Remark => ({
    field: shownAs(field),
    reason: textOf(why),
    cause: why,
    ...shownValue(cellOf(field.replace(/^HB\./, '') as HomeboxField)),
  });
  const report: Report = (field, severity, why) =>
    void problems.push({ ...remarkOf(field, why), severity });
  const drop = (field: HomeboxField): void =>
    void dropped.push(`${shownAs(field)}: ${cellOf(field).text.trim().slice(0, 200)}`);
  const text = (field: keyof typeof LENGTHS): string | null =>
    textIn(cellOf(field), LENGTHS[field], (why) => report(field, 'error', why));

  /** Parses a value that is not text. Returns `fallback` for an empty or an unusable cell. */
  const value = <T>(
    field: HomeboxField,
    read: (cell: Cell) => Reading<T>,
    fallback: T,
    severity: Problem['severity'] = 'error',
  ): T => {
    const cell = cellOf(field);
    if (isBlank(cell) || (cell.kind === 'text' && isUnknown(cell.text))) return fallback;
    const damage = damageOf(cell);
    const reading: Reading<T> = damage === null ? read(cell) : { cause: damage };
    if ('value' in reading) {
      if (reading.assumption === undefined) return reading.value;
      assumptions.push(remarkOf(field, reading.assumption));
      drop(field);
      return reading.value;
    }
    const isOpen = severity === 'warning' || reading.isOpen === true;
    report(field, isOpen ? 'warning' : 'error', reading.cause);
    if (isOpen) drop(field);
    return fallback;
  };
  return {
    cellOf,
    isCorrected,
    report,
    text,
    value,
    problems,
    assumptions,
    dropped,
    corrections,
  };
}

export type RowCells = ReturnType<typeof cellsOf>;

/** Cleaned so that it can be stored and shown. */
function shownValue({ text }: Cell): Pick<Remark, 'value'> {
  const value = text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, VALUE_SHOWN_MAX)
    .replaceAll(UNSTORABLE_ALL, '\uFFFD');
  return value === '' ? {} : { value };
}

/** Why a cell is unreadable, whatever its field. */
export function damageOf({ kind, text }: Cell): Cause | null {
  if (kind === 'error') return cause('cell_formula_error', { name: text.slice(0, 20) });
  if (kind === 'unstored') return cause('cell_formula_without_value');
  return text.includes('\uFFFD') ? cause('cell_not_utf8') : null;
}

/**
 * NUL and lone surrogates, which PostgreSQL cannot store, and control characters, which nobody
 * types.
 */
// oxlint-disable-next-line no-control-regex
export const UNSTORABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]|\p{Surrogate}/u;
const UNSTORABLE_ALL = new RegExp(UNSTORABLE, 'gu');

function textIn(cell: Cell, lengthMax: number, refuse: (why: Cause) => void): string | null {
  const value = cell.text.replaceAll(/\s+/g, ' ').trim();
  const why =
    damageOf(cell) ??
    (UNSTORABLE.test(value)
      ? cause('cell_unstorable_characters')
      : value.length > lengthMax
        ? cause('text_too_long', { count: lengthMax })
        : null);
  if (why !== null) refuse(why);
  return why !== null || isUnknown(value) ? null : value;
}
