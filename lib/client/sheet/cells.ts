import { type Language, LOCALES } from '@/lib/shared/languages';
import { isOwnPid } from '@/lib/shared/basis';
import { toNumber } from '@/lib/shared/money';
import { dayOfAge, partialDate, type Precision } from '@/lib/shared/purchase';
import type { Values } from '@/lib/shared/fill';
import { type AmountContext, amountOfClaim } from '../forms/amount-of-claim';
import { writeMoney } from '../forms/amount-text';
import type { Line } from './lines';

/** The cells that are edited, from left to right. */
export const EDITED = [
  'description',
  'category',
  'location',
  'quantity',
  'purchase',
  'claimed',
  'price',
] as const;

export type EditedColumn = (typeof EDITED)[number];

/** What the texts of cells are read with. */
export interface CellContext extends AmountContext {
  readonly categories: readonly { client_category_id: number; client_category: string }[];
}

export const quantityOf = ({ chosen, item }: Line): number =>
  chosen?.item_quantity ?? item.quantity;

export const purchaseOf = ({ chosen, item }: Line): string | null =>
  chosen?.date_purchase ?? item.date_purchase;

export const precisionOf = ({ chosen, item }: Line): Precision | null =>
  chosen?.date_purchase ? chosen.date_purchase_precision : item.date_purchase_precision;

/** The category that was stated, if any. */
export const statedCategoryOf = ({ chosen, item }: Line): number | null =>
  chosen?.selected_client_category_id ?? item.client_category_id;

/** The category that the line is valued in: the stated one, else that of its product. */
export const categoryIdOf = (line: Line): number | null =>
  statedCategoryOf(line) ?? line.chosen?.homepage_client_category_id ?? null;

export const categoryOf = (line: Line, { categories }: CellContext): string =>
  categories.find((one) => one.client_category_id === categoryIdOf(line))?.client_category ?? '';

/** The amount as it is stated: of one piece, or of the line. */
export const priceOf = ({ chosen }: Line): number | null => chosen?.replacement_cost_value ?? null;

/** The text of a cell as it is edited; `readCell` reads it back. */
export function textOf(line: Line, column: EditedColumn, context: CellContext): string {
  const { item } = line;
  switch (column) {
    case 'description':
      return item.description;
    case 'category':
      return categoryOf(line, context);
    case 'location':
      return item.location ?? '';
    case 'quantity':
      return String(quantityOf(line));
    case 'purchase':
      return partialDate(purchaseOf(line) ?? '', precisionOf(line));
    case 'claimed':
      return writeMoney(item.claimed_amount, context.language);
    case 'price':
      return writeMoney(priceOf(line), context.language);
  }
}

/** Why a text is not saved; `late`: somebody else has changed the cell meanwhile. */
export type CellFault =
  | 'required'
  | 'quantity'
  | 'amount'
  | 'currency'
  | 'ambiguous'
  | 'category'
  | 'stated'
  | 'late';

/** What a cell changes: a field of the item, fields to clear, or the amount. */
export type CellChange =
  | { readonly fields: Readonly<Record<string, string | number>> }
  | { readonly clear: 'date_purchase' | 'claimed_amount' | 'location' }
  | { readonly price: number | null }
  | { readonly fault: CellFault; readonly values?: Values };

type AmountCell = { readonly amount: number } | Extract<CellChange, { readonly fault: CellFault }>;

function amountOf(text: string, context: CellContext): AmountCell {
  const read = amountOfClaim(text, context);
  if ('amount' in read) return { amount: toNumber(read.amount) };
  switch (read.fault) {
    case 'currency':
      return { fault: read.fault, values: { given: read.given, expected: context.currency } };
    case 'ambiguous': {
      const [thousands, decimals] = read.readings.map((one) => written(one, context.language));
      return {
        fault: read.fault,
        values: { thousands: thousands ?? '', decimals: decimals ?? '' },
      };
    }
    default:
      return { fault: read.fault };
  }
}

const written = (amount: number, language: Language): string =>
  amount.toLocaleString(LOCALES[language], { minimumFractionDigits: 2, maximumFractionDigits: 3 });

const COUNT = /^\s*(\d{1,7})\s*\p{L}*\.?\s*$/u;
const COUNT_MAX = 1_000_000;

/** Reads the text of a cell. Purchases are read by the service, like those of a file. */
export function readCell(
  line: Line,
  column: EditedColumn,
  text: string,
  context: CellContext,
): CellChange {
  const typed = text.trim();
  switch (column) {
    case 'description':
      return typed === '' ? { fault: 'required' } : { fields: { description: typed } };
    case 'location':
      return typed === '' ? { clear: 'location' } : { fields: { location: typed } };
    case 'purchase':
      return typed === '' ? { clear: 'date_purchase' } : { fields: purchaseIn(typed) };
    case 'quantity': {
      const count = Number(COUNT.exec(typed)?.[1] ?? 0);
      return count >= 1 && count <= COUNT_MAX
        ? { fields: { quantity: count } }
        : { fault: 'quantity' };
    }
    case 'category': {
      const found = findCategory(typed, context);
      return found === null ? { fault: 'category' } : { fields: { client_category_id: found } };
    }
    case 'claimed': {
      if (typed === '') return { clear: 'claimed_amount' };
      const read = amountOf(typed, context);
      return 'fault' in read ? read : { fields: { claimed_amount: read.amount } };
    }
    case 'price': {
      if (typed === '') return canBeEmptied(line) ? { price: null } : { fault: 'stated' };
      const read = amountOf(typed, context);
      return 'fault' in read ? read : { price: read.amount };
    }
  }
}

/** The service reads no day since an age. */
function purchaseIn(typed: string): Readonly<Record<string, string>> {
  const day = dayOfAge(typed);
  return day === null
    ? { purchase: typed }
    : { date_purchase: day, date_purchase_precision: 'age' };
}

/** An amount without a product can be taken back; that of an offer is replaced by another. */
const canBeEmptied = ({ chosen }: Line): boolean => chosen !== null && isOwnPid(chosen.cpid);

/** By its name; a beginning is enough if no other category begins so. */
function findCategory(typed: string, { categories, language }: CellContext): number | null {
  const wanted = typed.toLocaleLowerCase(language);
  if (wanted === '') return null;
  const names = categories.map((one) => ({
    id: one.client_category_id,
    name: one.client_category.toLocaleLowerCase(language),
  }));
  const exact = names.find(({ name }) => name === wanted);
  if (exact) return exact.id;
  const [only, ...more] = names.filter(({ name }) => name.startsWith(wanted));
  return only && more.length === 0 ? only.id : null;
}
