import { type Cause, cause, textOf } from '@/lib/shared/reasons';
import { EARLIEST_PURCHASE } from '@/lib/shared/dates';
import { formatAmount, type Minor, MINOR_MAX, times } from '@/lib/shared/money';
import type { HomeboxField } from '../columns';
import { type Cell, EMPTY, isBlank } from '../files/table';
import type { TableRow } from '../files/table';
import { type Amount, amountOf, type DecimalSign } from './amount';
import { dayOf } from './day';
import type { Reading } from './reading';
import { conditionOf, quantityOf, yesOrNo } from './cell-values';

interface Problem {
  readonly field: string;
  /**
   * An error excludes the row. With a warning the row is imported without the value, which goes to
   * its notes.
   */
  readonly severity: 'error' | 'warning';
  readonly reason: string;
  readonly cause: Cause;
  /** The value in the file; absent if empty. */
  readonly value?: string;
}

export interface ReadRow {
  readonly row: number;
  readonly description: string;
  readonly brand: string | null;
  readonly model: string | null;
  readonly serial_number: string | null;
  readonly gtin: string | null;
  readonly category: string | null;
  readonly quantity: number;
  readonly date_purchase: string | null;
  /** Per piece. */
  readonly purchase_price: Minor | null;
  /** For the line. */
  readonly claimed_amount: Minor | null;
  readonly condition: number;
  readonly location: string | null;
  readonly receipt: boolean;
  readonly notes: string;
  readonly problems: readonly Problem[];
}

export interface About {
  readonly columns: ReadonlyMap<HomeboxField, number>;
  readonly decimalSign: DecimalSign | null;
  readonly currency: string;
  readonly dateDamage: string | null;
  readonly today: string;
}

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
const NOTES_MAX = 4_000;
const VALUE_SHOWN_MAX = 200;

/**
 * Accessors for the cells of a row by field. They collect errors in `problems` and omitted values
 * in `dropped`.
 */
function cellsOf(cells: TableRow['cells'], about: About) {
  const problems: Problem[] = [];
  const dropped: string[] = [];
  const cellOf = (field: HomeboxField): Cell => cells[about.columns.get(field) ?? -1] ?? EMPTY;
  const report: Report = (field, severity, why) =>
    void problems.push({
      field,
      severity,
      reason: textOf(why),
      cause: why,
      ...shownValue(cellOf(field.replace(/^HB\./, '') as HomeboxField)),
    });
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
    if (isBlank(cell)) return fallback;
    const damage = damageOf(cell);
    const reading = damage === null ? read(cell) : { cause: damage };
    if ('value' in reading) return reading.value;
    report(field, severity, reading.cause);
    if (severity === 'warning') dropped.push(`${field}: ${cell.text.trim().slice(0, 200)}`);
    return fallback;
  };
  return { cellOf, report, text, value, problems, dropped };
}

/** Reads one row and reports all of its problems at once. */
export function readRow({ row, cells }: TableRow, about: About): ReadRow {
  const { cellOf, report, text, value, problems, dropped } = cellsOf(cells, about);
  const [brand, model] = [text('brand'), text('model')];
  const description = text('description') ?? ([brand, model].filter(Boolean).join(' ') || null);
  if (description === null && !problems.some(({ field }) => field === 'description'))
    report('description', 'error', cause('required'));
  const quantity = value('quantity', quantityOf, 1);
  const amount = (cell: Cell) => amountOf(cell, about.decimalSign);
  const [price, claimed] = [
    value<Amount | null>('purchase_price', amount, null),
    value<Amount | null>('claimed_amount', amount, null),
  ];
  for (const why of currencyProblems(
    [text('currency'), price?.currency, claimed?.currency],
    about.currency,
  ))
    report('currency', 'error', why);
  const datePurchase = value(
    'date_purchase',
    dayOf,
    null,
    isYear(cellOf('date_purchase')) ? 'warning' : 'error',
  );
  for (const why of dayProblems(datePurchase, about)) report('date_purchase', 'error', why);
  const condition = value('condition', conditionOf, 0, 'warning');
  const receipt = value('receipt', yesOrNo, false, 'warning');
  const line = lineOf(price?.minor ?? null, claimed?.minor ?? null, quantity);
  if (line === 'too much') report('purchase_price', 'error', cause('cell_line_too_large'));
  homeboxProblems(cellOf, report);
  const serialNumber = text('serial_number');
  const extra = { brand, model, serialNumber, description, dropped };
  return {
    row,
    description: description ?? '',
    brand,
    model,
    serial_number: serialNumber,
    gtin: text('gtin'),
    category: text('category'),
    quantity,
    date_purchase: datePurchase,
    purchase_price: price?.minor ?? null,
    claimed_amount: line === 'too much' ? null : line,
    condition,
    location: text('location'),
    receipt,
    notes: notesOf(cellOf, { ...extra, price: claimed && price ? price.minor : null }, (reason) =>
      report('notes', 'error', reason),
    ),
    problems,
  };
}

/** Cleaned so that it can be stored and shown. */
function shownValue({ text }: Cell): Pick<Problem, 'value'> {
  const value = text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, VALUE_SHOWN_MAX)
    .replaceAll(UNSTORABLE_ALL, '\uFFFD');
  return value === '' ? {} : { value };
}

const isYear = ({ text }: Cell): boolean => /^\d{4}$/.test(text.trim());

/** Why a cell is unreadable, whatever its field. */
function damageOf({ kind, text }: Cell): Cause | null {
  if (kind === 'error') return cause('cell_formula_error', { name: text.slice(0, 20) });
  if (kind === 'unstored') return cause('cell_formula_without_value');
  return text.includes('\uFFFD') ? cause('cell_not_utf8') : null;
}

/**
 * NUL and lone surrogates, which PostgreSQL cannot store, and control characters, which nobody
 * types.
 */
// oxlint-disable-next-line no-control-regex
const UNSTORABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]|\p{Surrogate}/u;
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
  return why !== null || value === '' ? null : value;
}

function currencyProblems(
  currencies: readonly (string | null | undefined)[],
  currency: string,
): Cause[] {
  const others = currencies.flatMap((one) =>
    one && one.toUpperCase() !== currency ? [one.toUpperCase()] : [],
  );
  return [...new Set(others)].map((one) =>
    cause('claim_in_another_currency', { given: one, expected: currency }),
  );
}

function dayProblems(day: string | null, { dateDamage, today }: About): Cause[] {
  if (day === null) return [];
  if (dateDamage !== null && day > dateDamage)
    return [cause('cell_after_damage', { date: dateDamage })];
  if (day < EARLIEST_PURCHASE) return [cause('before_1900')];
  return day > today ? [cause('in_the_future')] : [];
}

/** The claimed amount of the line: as stated, otherwise the price per piece times the quantity. */
function lineOf(
  price: Minor | null,
  claimed: Minor | null,
  quantity: number,
): Minor | null | 'too much' {
  if (claimed !== null || price === null) return claimed;
  return price * quantity > MINOR_MAX ? 'too much' : times(price, quantity);
}

type Report = (field: string, severity: Problem['severity'], why: Cause) => void;

/** Reports a sold thing as an error, because it was not lost, and an archived one as a warning. */
function homeboxProblems(cellOf: (field: HomeboxField) => Cell, report: Report): void {
  const sold = cellOf('sold_time');
  const day = isBlank(sold) ? null : dayOf(sold);
  if (day && !('value' in day && day.value === null))
    report('HB.sold_time', 'error', cause('cell_sold', { value: sold.text.trim().slice(0, 40) }));
  const archived = yesOrNo(cellOf('archived'));
  if ('value' in archived && archived.value)
    report('HB.archived', 'warning', cause('cell_archived'));
}

interface Aside {
  readonly brand: string | null;
  readonly model: string | null;
  readonly serialNumber: string | null;
  readonly description: string | null;
  readonly price: Minor | null;
  readonly dropped: readonly string[];
}

/**
 * The notes of the item. They also contain values without a field of their own and values that
 * could not be read.
 */
function notesOf(
  cellOf: (field: HomeboxField) => Cell,
  aside: Aside,
  refuse: (why: Cause) => void,
): string {
  const about = aside.description?.toLowerCase() ?? '';
  const unsaid = (name: string, value: string | null) =>
    value === null || about.includes(value.toLowerCase()) ? [] : [`${name}: ${value}`];
  const lines = [
    ...['notes', 'details'].map((field) => noteOf(cellOf(field as HomeboxField), refuse)),
    ...unsaid('Brand', aside.brand),
    ...unsaid('Model', aside.model),
    ...(aside.serialNumber === null ? [] : [`Serial number: ${aside.serialNumber}`]),
    ...(aside.price === null ? [] : [`Purchase price: ${formatAmount(aside.price)}`]),
    ...aside.dropped,
  ];
  return lines
    .filter(Boolean)
    .join('\n')
    .slice(0, NOTES_MAX * 2);
}

function noteOf(cell: Cell, refuse: (why: Cause) => void): string {
  const value = cell.text.replaceAll(/\r\n?/g, '\n').trim();
  const why =
    damageOf(cell) ??
    (UNSTORABLE.test(value)
      ? cause('cell_unstorable_characters')
      : value.length > NOTES_MAX
        ? cause('cell_notes_too_long', { count: NOTES_MAX })
        : null);
  if (why !== null) refuse(why);
  return why === null ? value : '';
}
