import type { AgeUnit } from './rule-set';

const MONTHS_A_YEAR = 12;

interface Day {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

function partsOf(date: string): Day {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day };
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const daysOf = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

/**
 * The day on which a period of months that began on `date` ends: the same day of the month or, if
 * that month lacks it, its last day (Regulation (EEC, Euratom) No 1182/71, article 3(2)(c)). A year
 * from 29 February ends on 28 February.
 */
export function monthsAfter(date: string, months: number): string {
  const { year, month, day } = partsOf(date);
  const at = year * MONTHS_A_YEAR + (month - 1) + months;
  const [endYear, endMonth] = [Math.floor(at / MONTHS_A_YEAR), (at % MONTHS_A_YEAR) + 1];
  const endDay = Math.min(day, daysOf(endYear, endMonth));
  return `${String(endYear).padStart(4, '0')}-${String(endMonth).padStart(2, '0')}-${String(endDay).padStart(2, '0')}`;
}

function completedMonths(purchase: string, damage: string): number {
  const [from, to] = [partsOf(purchase), partsOf(damage)];
  const months = (to.year - from.year) * MONTHS_A_YEAR + to.month - from.month;
  return monthsAfter(purchase, months) > damage ? months - 1 : months;
}

/** Units per year. */
export const perYear = (unit: AgeUnit): number => (unit.endsWith('month') ? MONTHS_A_YEAR : 1);

/** An age of whole months in units. */
export function unitsOf(months: number, unit: AgeUnit): number {
  const units = (months * perYear(unit)) / MONTHS_A_YEAR;
  return unit.startsWith('completed') ? Math.floor(units) : Math.ceil(units);
}

/**
 * The age in units between two days `YYYY-MM-DD`, the first not after the second. A commenced unit
 * counts from the day after the previous one ended: four years have commenced on the fourth
 * anniversary, five on the next day.
 */
export function ageOf(purchase: string, damage: string, unit: AgeUnit): number {
  const monthsPerUnit = MONTHS_A_YEAR / perYear(unit);
  const completed = Math.floor(completedMonths(purchase, damage) / monthsPerUnit);
  if (unit.startsWith('completed')) return completed;
  return monthsAfter(purchase, completed * monthsPerUnit) < damage ? completed + 1 : completed;
}
