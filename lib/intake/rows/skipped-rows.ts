import { cause, type Cause } from '@/lib/shared/reasons';
import type { Minor } from '@/lib/shared/money';
import type { HomeboxField } from '@/lib/shared/inventory-fields';
import { type Cell, EMPTY, isBlank, type TableRow } from '../files/table';
import { amountOf, type DecimalSign } from './amount';
import { roomOf } from './rooms';

/** A row that is not an item. */
export interface SkippedRow {
  readonly row: number;
  /** The texts of the row. */
  readonly text: string;
  /** Of a total, if it can be read. */
  readonly amount: Minor | null;
  readonly cause: Cause;
}

interface Columns {
  readonly columns: ReadonlyMap<HomeboxField, number>;
  readonly names: readonly string[];
  readonly decimalSign: DecimalSign | null;
  /** Whether the list writes its items in capitals, so that capitals are no heading. */
  readonly isShouting?: boolean;
}

const TOTALS = new Set(
  [
    'total, totals, grand total, subtotal, sub total, sum, sum total, total amount, total value, total claimed, total claim, overall total, claim',
    'i alt, ialt, total, i alt alle rum, samlet, samlet beløb, sum, subtotal, delsum, total i alt, beløb i alt, pris i alt, samlet sum, totalt, samlet krav, krav, erstatningskrav',
    'summa, totalt, total, delsumma, totalsumma, summa totalt, sammanlagt, slutsumma, totalbelopp, mellansumma, begärd ersättning, ersättningskrav, krav',
    'sum, totalt, total, totalsum, delsum, sum totalt, til sammen, tilsammen, samlet, totalbeløp, i alt, krav, samlet krav, erstatningskrav',
    'summe, gesamt, gesamtsumme, gesamtbetrag, zwischensumme, insgesamt, total, endsumme, gesamtwert, endbetrag, summe gesamt, gesamtschaden, forderung, gesamtforderung',
    'yhteensä, summa, välisumma, loppusumma, kaikki yhteensä, yht, kokonaissumma, korvausvaatimus',
  ].flatMap((list) => list.split(', ')),
);

/** With a text of their own behind them, `Summe Küche/Bad`, in a row without a number of pieces. */
const TOTAL_OF =
  /^(?:(?:grand |sub[ -]?)?total|i alt|ialt|totalt|delsum|delsumma|mellansumma|summa?|zwischensumme|summe|gesamtsumme|insgesamt|yhteensä|välisumma|overført|överfört|übertrag|siirto|carried (?:over|forward)|brought forward|(?:minus |less |avgår |fratrukket |abzüglich )?(?:deductible|excess|selvrisiko|självrisk|egenandel|selbstbeteiligung|selbstbehalt|omavastuu))(?![\p{L}\d])/iu;

const SIGNATURES =
  /^(?:(?:signature|signed|date and signature|underskrift|dato og underskrift|namnteckning|ort och datum|unterschrift|ort, datum:?|allekirjoitus|päiväys)\s*(?:[:.…_].*)?|(?:page|side|sida|seite|sivu)\s\d+(?:\s?(?:\/|of|af|av|von)\s?\d+)?)$/iu;

/** Behind the name of a total: `Total of the above`, `Summe aller Gegenstände`. */
const OF_ALL =
  /\s+(?:(?:of|for|the|above|all|everything|items|things|claimed|lost|af|for|alt|alle|alla|allt|ting|ovenstående|ovanstående|ovenfor|genstande|saker|aller|alles|der|obigen|gegenstände|kaikki|tavarat|edellä)(?:\s+|$))+$/u;

/** Fields of which a total has none. */
export const OF_AN_ITEM: readonly HomeboxField[] = [
  'brand',
  'model',
  'serial_number',
  'gtin',
  'category',
  'date_purchase',
  'age',
  'condition',
];

/** Why a row below the header is not an item: a total, a room, the header again, a signature. */
export function skippedOf(row: TableRow, about: Columns): SkippedRow | null {
  const texts = row.cells.filter((cell) => !isBlank(cell)).map(({ text }) => text.trim());
  const named = (why: Cause, amount: Minor | null = null): SkippedRow => ({
    row: row.row,
    text: texts.join(' ').replaceAll(/\s+/g, ' ').slice(0, 200),
    amount,
    cause: why,
  });
  if (isHeaderAgain(row, about)) return named(cause('row_is_header'));
  const cellOf = (field: HomeboxField) => row.cells[about.columns.get(field) ?? -1] ?? EMPTY;
  const label = isBlank(cellOf('description')) ? labelIn(texts) : undefined;
  const isOpen = (field: HomeboxField) =>
    isBlank(cellOf(field)) || cellOf(field).text.trim() === label;
  if (!OF_AN_ITEM.every(isOpen)) return null;
  if (isTotal(texts) || isTotalOf(texts, cellOf('quantity'), amountIn(row, about)))
    return named(cause('row_is_total'), amountIn(row, about));
  const [first = ''] = texts;
  if (texts.length > 1 && texts.filter((text) => SIGNATURES.test(text)).length > 1)
    return named(cause('row_is_signature'));
  if (texts.length !== 1 || about.columns.size === 1) return null;
  if (roomOf(first) !== null) return named(cause('row_is_room'));
  if (SIGNATURES.test(first)) return named(cause('row_is_signature'));
  if (/^\(.*\)$/s.test(first)) return named(cause('row_is_text'));
  if (isShouted(first) && !about.isShouting) return named(cause('row_is_room'));
  if (
    [...about.columns.values()].every((at) => isBlank(row.cells[at] ?? EMPTY)) &&
    texts.length === 1
  )
    return named(cause('row_is_text'));
  const isAside = isBlank(cellOf('description')) && isBlank(cellOf('model'));
  return isAside && /\p{L}{2}/u.test(first) ? named(cause('row_is_text')) : null;
}

/** `TV-STUEN (kælder)`: what stands outside of brackets is in capitals. */
export function isShouted(text: string): boolean {
  const plain = text.replaceAll(/\([^)]*\)/g, '');
  const letters = plain.replaceAll(/[^\p{L}]/gu, '');
  return letters.length > 3 && !/\d/.test(plain) && letters === letters.toUpperCase();
}

/** A text alone below the last total, such as a remark or the place and date of a signature. */
export const remarkBelow = (row: TableRow): SkippedRow | null =>
  row.cells.filter((cell) => !isBlank(cell)).length > 1 ? null : textRow(row);

/** A row of which only the first text is read. */
export function textRow({ row, cells }: TableRow): SkippedRow {
  const text = cells.find((cell) => !isBlank(cell))?.text ?? '';
  return { row, text: text.trim().slice(0, 200), amount: null, cause: cause('row_is_text') };
}

const isHeaderAgain = ({ cells }: TableRow, { columns, names }: Columns): boolean =>
  columns.size > 1 &&
  [...columns.values()].every(
    (at) => cells[at]?.text.trim().toLowerCase() === names[at]?.toLowerCase(),
  );

const CURRENCY_BEHIND = /[\s:=]*(?:(?:i\s+)?(?:kr|dkk|sek|nok|eur|gbp|euroa?)\.?|[€£])?[\s:=]*$/u;
const AMOUNT_ALONE = /^\D{0,4}\d[\d.,\s]*(?:,-|:-)?\s*(?:kr|dkk|sek|nok|eur|euroa?|gbp|[€£])?\.?$/u;
const AMOUNT_BEHIND = /[\s:=]*(?:(?:kr|dkk|sek|nok|eur|gbp)\.?|[€£])?\s*\d[\d.,\s]*(?:,-|:-)?$/u;

/** The first text that is not a figure, with or without a currency. */
const labelIn = (texts: readonly string[]): string | undefined =>
  texts.find((text) => /\p{L}{2}/u.test(text.toLowerCase().replace(AMOUNT_ALONE, '')));

/** The first text that is not a figure names a total. In a row of one cell its amount follows. */
function isTotal(texts: readonly string[]): boolean {
  const label = labelIn(texts);
  if (label === undefined) return false;
  const unitless = label.toLowerCase().replace(CURRENCY_BEHIND, '');
  const named = texts.length === 1 ? unitless.replace(AMOUNT_BEHIND, '') : unitless;
  const name = named
    .replaceAll(/[.*:]+$/g, '')
    .replaceAll(/[-–:]+/g, ' ')
    .trim();
  if (TOTALS.has(name) || TOTALS.has(name.replace(OF_ALL, ''))) return true;
  const words = name.split(/\s+/);
  return words.some((_, at) => {
    const [start, end] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    return (
      (TOTALS.has(start) && roomOf(end) !== null) || (TOTALS.has(end) && roomOf(start) !== null)
    );
  });
}

/** A row whose first text begins as a total does; what it sums is in the household's own words. */
function isTotalOf(texts: readonly string[], quantity: Cell, amount: Minor | null): boolean {
  const label = labelIn(texts) ?? '';
  return (
    TOTAL_OF.test(label) && (isBlank(quantity) || quantity.text.trim() === label) && amount !== null
  );
}

/** The amount in the column of amounts, otherwise the last one of the row. */
function amountIn({ cells }: TableRow, { columns, decimalSign }: Columns): Minor | null {
  const preferred = (['claimed_amount', 'purchase_price'] as const).map(
    (field) => cells[columns.get(field) ?? -1] ?? EMPTY,
  );
  for (const cell of [...preferred, ...cells.toReversed()]) {
    const digits = { ...cell, text: cell.text.replace(/^[^\d€£$-]+/, '') };
    const reading = isBlank(digits) ? null : amountOf(digits, decimalSign);
    if (reading && 'value' in reading) return reading.value.minor;
  }
  return null;
}
