import { cause } from '@/lib/shared/reasons';
import { EARLIEST_PURCHASE } from '@/lib/shared/dates';
import { type Cell, isBlank } from '../files/table';
import { ageOf, withMiddle } from './age';
import { type DayContext, dayOf, type Purchase, purchasedBefore } from './day';
import { isNotBought, isUnknown, withoutAbout } from './everyday-words';
import { purchaseInRemark } from './in-description';
import { leftOpen, type Reading, refused, understood } from './reading';
import { damageOf, type RowCells } from './row-cells';

export interface PurchaseContext extends DayContext {
  /** Of a bare number in the column of ages. */
  readonly ageUnit: 'year' | 'month';
}

type DayReading = Reading<Purchase | null>;

/** The purchase by its date, otherwise by the age of the thing. An age beside a date is noted. */
export function purchaseOf(cells: RowCells, context: PurchaseContext): Purchase | null {
  const byDate = cells.value<Purchase | null>(
    'date_purchase',
    (cell) => purchaseIn(cell, context),
    null,
  );
  const age = cells.cellOf('age');
  if (byDate !== null) {
    if (!isBlank(age)) cells.dropped.push(`age: ${age.text.trim().slice(0, 200)}`);
    return byDate;
  }
  const readAge = (cell: Cell) =>
    checked(bought(cell) ?? bareAge(cell, context) ?? dayOf(cell, context), context);
  return cells.value<Purchase | null>('age', readAge, null) ?? inRemark(cells, context);
}

/** Without a date or an age of its own, a thing has that of its remark. */
function inRemark(cells: RowCells, context: PurchaseContext): Purchase | null {
  if (!isBlank(cells.cellOf('date_purchase')) || !isBlank(cells.cellOf('age'))) return null;
  const remark = cells.cellOf('notes').text.trim();
  const text = ageOf(remark, context) === null ? purchaseInRemark(remark) : remark;
  if (text === null || remark.length > REMARK_CHARS_MAX) return null;
  const reading = checked(dayOf({ text, kind: 'text' }, context), context);
  return 'value' in reading ? reading.value : null;
}

const REMARK_CHARS_MAX = 200;

const purchaseIn = (cell: Cell, context: DayContext): DayReading =>
  checked(bought(cell) ?? dayOf(cell, context), context);

/** The purchase by a text outside of a file. Null if the text says that it is not known. */
export function writtenPurchase(text: string, context: DayContext): DayReading {
  const cell = { text, kind: 'text' } as const;
  const damage = damageOf(cell);
  if (damage !== null) return refused(damage);
  return isBlank(cell) || isUnknown(text) ? understood(null) : purchaseIn(cell, context);
}

const bought = ({ text }: Cell): DayReading | null =>
  isNotBought(text) ? leftOpen(cause('cell_not_a_date')) : null;

/** `3` or `2,5` in a column of ages; a year such as 2019 is read as one. */
function bareAge({ text }: Cell, context: PurchaseContext): DayReading | null {
  const bare = withMiddle(withoutAbout(text).text);
  const [digits] = /^\d{1,3}(?:[.,](?:\d|25|50|75))?$/.exec(bare) ?? [];
  if (digits === undefined) return null;
  const count = Number(digits.replace(',', '.'));
  const months = Math.round(context.ageUnit === 'year' ? count * 12 : count);
  return purchasedBefore({ months, days: 0 }, context);
}

/** Refuses a purchase after the damage, in the future or before 1900. */
function checked(reading: DayReading, { dateDamage, today }: DayContext): DayReading {
  if (!('value' in reading) || reading.value === null) return reading;
  const { date } = reading.value;
  if (dateDamage !== null && date > dateDamage)
    return refused(cause('cell_after_damage', { date: dateDamage }));
  if (date < EARLIEST_PURCHASE) return refused(cause('before_1900'));
  return date > today ? refused(cause('in_the_future')) : reading;
}
