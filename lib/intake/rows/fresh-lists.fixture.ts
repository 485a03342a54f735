import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { categoryInText } from '@/lib/catalogue/category-in-text';
import { refinedCategory } from '@/lib/catalogue/refined-category';
import { categoryOfThing } from '@/lib/catalogue/category-of-thing';
import { isLanguage, type Language } from '@/lib/shared/languages';
import { monthsBefore } from '@/lib/shared/dates';
import { workbook } from '@/tests/setup/workbook';
import { readTable } from '../files/read-table';
import { isUsable } from '../view';
import type { ReadRow } from './read-row';
import { readRows } from './read-rows';

const FOLDER = fileURLToPath(new URL('../household-lists/', import.meta.url));
const CURRENCY: Readonly<Record<Language, string>> = {
  da: 'DKK',
  sv: 'SEK',
  nb: 'NOK',
  de: 'EUR',
  fi: 'EUR',
  en: 'GBP',
};
const DAY_MS = 86_400_000;

/** Of a line: what the household meant, or null if it is no item. */
interface Truth {
  readonly description: string;
  readonly quantity: number;
  /** One amount in cents, or the least and the most that it may be; null if it is not known. */
  readonly amount: readonly [number, number] | null;
  readonly when: string;
  readonly categories: readonly (number | null)[];
}

interface Line {
  readonly row: number;
  readonly text: string;
  readonly truth: Truth | null;
}

interface FreshList {
  readonly name: string;
  readonly language: Language;
  readonly currency: string;
  readonly dateDamage: string;
  readonly bytes: Buffer;
  readonly lines: readonly Line[];
}

type Outcome = 'right' | 'asked' | 'wrong' | 'wrong amount' | 'dropped';

interface JudgedLine extends Line {
  readonly list: string;
  readonly outcome: Outcome;
  readonly isCategoryRight: boolean;
  readonly read: string;
}

/**
 * The lists of a folder as files, with the truth behind the `=>` of each line: `no` for what is no
 * item, otherwise quantity, amount of the line, purchase and category. `2~3` is anything between,
 * `-` nothing; a purchase with `?` may be left open.
 */
export const freshLists = (folder: string): readonly FreshList[] =>
  readdirSync(`${FOLDER}${folder}`).map((name) => {
    const [head = '', ...lines] = readFileSync(`${FOLDER}${folder}/${name}`, 'utf8')
      .trimEnd()
      .split('\n');
    const language = name.slice(0, 2);
    const dateDamage = /damage (\S+)/.exec(head)?.[1] ?? '';
    const column = Number(/description (\d+)/.exec(head)?.[1]) - 1;
    const isXlsx = head.startsWith('# xlsx');
    const rows = lines.map((line) => cellsOf(line.split(/ => ?/)[0] ?? '', isXlsx ? '|' : ';'));
    if (!isLanguage(language)) throw new Error(`${name} begins with no language`);
    return {
      name,
      language,
      currency: CURRENCY[language],
      dateDamage,
      bytes: isXlsx ? xlsxOf(rows) : csvOf(rows, head.includes('latin1') ? 'latin1' : 'utf8'),
      lines: lines.flatMap((text, at) => {
        const [, truth] = text.split(' => ');
        const description = rows[at]?.[column] ?? '';
        return truth === undefined
          ? []
          : [{ row: at + 1, text, truth: truthOf(truth, description) }];
      }),
    };
  });

const cellsOf = (line: string, separator: string): readonly string[] =>
  line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));

const csvOf = (rows: readonly (readonly string[])[], encoding: 'latin1' | 'utf8'): Buffer =>
  Buffer.from(
    rows
      .map((cells) =>
        cells
          .map((cell) => (/["\n;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
          .join(';'),
      )
      .join('\r\n')
      // Windows-1252, which Node has not, writes it as 0x80.
      .replaceAll('€', encoding === 'latin1' ? '\u0080' : '€'),
    encoding,
  );

/** A cell `=2` is a number and `@2019-06-13` a date of the spreadsheet. */
const xlsxOf = (rows: readonly (readonly string[])[]): Buffer =>
  workbook(
    rows.map((cells) =>
      cells.map((cell) => {
        if (/^=\d/.test(cell)) return Number(cell.slice(1));
        if (/^@\d/.test(cell))
          return { serial: (Date.parse(cell.slice(1)) - Date.parse('1899-12-30')) / DAY_MS };
        return cell === '' ? null : cell;
      }),
    ),
  );

function truthOf(text: string, description: string): Truth | null {
  if (text === 'no') return null;
  const [quantity, amount = '', when = '', categories = ''] = text.split(' ');
  const [least, most] = amount.split('~').map((one) => Math.round(Number(one) * 100));
  return {
    description: description.replaceAll(/\s+/g, ' '),
    quantity: Number(quantity),
    amount: least === undefined || amount === '-' ? null : [least, most ?? least],
    when,
    categories: categories.split('/').map((one) => (one === '-' ? null : Number(one))),
  };
}

export async function judgeFresh(list: FreshList): Promise<readonly JudgedLine[]> {
  const { currency, dateDamage, language, name } = list;
  const table = await readTable(list.bytes);
  const { header, rows, skipped } = readRows(table, { currency, dateDamage, today: '2026-03-10' });
  const byRow = new Map(rows.map((one) => [one.row, one]));
  const isSkipped = new Set(skipped.map(({ row }) => row));
  return list.lines
    .filter(({ row }) => row > header.headerRow)
    .map((line) => {
      const row = byRow.get(line.row);
      return {
        ...line,
        list: name,
        outcome: outcomeOf(row, isSkipped.has(line.row), line.truth, dateDamage),
        isCategoryRight: line.truth?.categories.includes(categoryOf(row, language)) ?? true,
        read: shown(row),
      };
    });
}

/** As `interpret` finds it, without the names that a client gives its categories. */
function categoryOf(row: ReadRow | undefined, language: Language): number | null {
  const find = (name: string) => categoryOfThing(name, language) ?? null;
  if (row === undefined) return null;
  const named = row.category === null ? null : find(row.category);
  return refinedCategory(named, categoryInText(row.description, find, language));
}

function outcomeOf(
  row: ReadRow | undefined,
  isSkipped: boolean,
  truth: Truth | null,
  dateDamage: string,
): Outcome {
  if (row === undefined) return truth === null ? 'right' : isSkipped ? 'asked' : 'dropped';
  if (!isUsable({ problems: [...row.problems] })) return 'asked';
  if (truth === null) return 'wrong';
  const { claimed_amount: amount } = row;
  const [least, most] = truth.amount ?? [null, null];
  if (amount !== null && (least === null || amount < least || amount > most)) return 'wrong amount';
  if (row.description !== truth.description || row.quantity !== truth.quantity) return 'wrong';
  if (row.date_purchase !== null && !isWithin(row.date_purchase, truth.when, dateDamage))
    return 'wrong';
  const isOpen = row.date_purchase === null && !/^-$|\?$/.test(truth.when);
  return isOpen || (amount === null && least !== null) ? 'asked' : 'right';
}

function isWithin(date: string, when: string, dateDamage: string): boolean {
  const [first = '', last = first] = when.replace(/\?$/, '').split('~');
  const bounds = [first, last].map((one) => {
    const [, count, unit] = /^(\d+)([my])$/.exec(one) ?? [];
    return count === undefined
      ? one
      : monthsBefore(dateDamage, Number(count) * (unit === 'y' ? 12 : 1));
  });
  const [from = '', to = ''] = bounds.toSorted();
  return when !== '-' && date >= from && date.slice(0, to.length) <= to;
}

const shown = (row: ReadRow | undefined): string =>
  row === undefined
    ? 'no row'
    : [
        row.description,
        row.quantity,
        row.date_purchase,
        row.date_purchase_precision,
        row.claimed_amount,
        row.category,
        ...row.problems.map(({ field, reason }) => `${field} ${reason}`),
      ].join(' | ');
