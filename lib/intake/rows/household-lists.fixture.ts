import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isUsable } from '../view';
import { readTable } from '../files/read-table';
import { daysBefore } from './age';
import type { ReadRow } from './read-row';
import { readRows } from './read-rows';

const FOLDER = fileURLToPath(new URL('../household-lists/', import.meta.url));
const DAMAGE = '2026-03-02';

type Outcome = 'right' | 'asked' | 'wrong';

interface Judged {
  readonly line: string;
  readonly outcome: Outcome;
  readonly read: string;
}

/**
 * Reads the lists of a folder and judges each row by the reading written beside it: quantity, date
 * of purchase and amount of the line, `skip`, or `fix` with the field that nobody can know.
 */
export const judgeLists = async (folder: string): Promise<readonly Judged[]> =>
  (
    await Promise.all(
      readdirSync(`${FOLDER}${folder}`).map((name) => judgeList(`${folder}/${name}`)),
    )
  ).flat();

async function judgeList(name: string): Promise<Judged[]> {
  const [claim = '', ...lines] = readFileSync(`${FOLDER}${name}`, 'utf8').trimEnd().split('\n');
  const table = await readTable(Buffer.from(lines.map((line) => partsOf(line)[0]).join('\n')));
  const currency = claim.replace('# claim ', '');
  const inventory = readRows(table, { currency, dateDamage: DAMAGE, today: '2026-03-10' });
  const rows = new Map(inventory.rows.map((one) => [one.row, one]));
  const skipped = new Set(inventory.skipped.map(({ row }) => row));
  return lines.flatMap((line, at) => {
    const [, expected] = partsOf(line);
    if (expected === undefined) return [];
    const row = rows.get(at + 1);
    const judged = { line: `${name}: ${line}`, read: shown(row) };
    if (row === undefined || expected === 'skip')
      return { ...judged, outcome: isSkip(expected, skipped.has(at + 1)) };
    return { ...judged, outcome: outcomeOf(row, line, expected) };
  });
}

const partsOf = (line: string): readonly string[] => line.split(/\s*=> /);

const isSkip = (expected: string, wasSkipped: boolean): Outcome =>
  expected === 'skip' && wasSkipped ? 'right' : 'wrong';

function outcomeOf(row: ReadRow, line: string, expected: string): Outcome {
  if (!line.replaceAll('""', '"').includes(row.description)) return 'wrong';
  const [, field] = /^fix (\w+)$/.exec(expected) ?? [];
  if (field !== undefined) {
    const isOpen = row[field as 'date_purchase' | 'purchase_price'] === null;
    const isNamed = row.problems.some((problem) => problem.field === field);
    return isOpen && isNamed ? 'right' : 'wrong';
  }
  if (!isUsable({ problems: [...row.problems] })) return 'asked';
  const [quantity, purchase = '', amount = ''] = expected.split(' | ');
  const isRight =
    row.quantity === Number(quantity) &&
    isPurchase(row, purchase) &&
    centsOf(amount) === row.claimed_amount;
  return isRight ? 'right' : 'wrong';
}

const centsOf = (amount: string): number | null =>
  amount === '-' ? null : Number(amount.replace('.', ''));

/** `3y` and `18m` are ages, `2019` is a year, `2021-03` a month. */
function isPurchase(
  { date_purchase: date, date_purchase_precision: precision }: ReadRow,
  expected: string,
) {
  if (expected === '-') return date === null;
  const [, count, unit] = /^(\d+)([my])$/.exec(expected) ?? [];
  if (count !== undefined) {
    const months = Number(count) * (unit === 'y' ? 12 : 1);
    return precision === 'age' && date === daysBefore(DAMAGE, { months, days: 0 });
  }
  const exactness = { 4: 'year', 7: 'month', 10: 'day' }[expected.length];
  return precision === exactness && date?.startsWith(expected) === true;
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
        ...row.problems.map(({ field, reason }) => `${field} ${reason}`),
      ].join(' | ');
