import { expect, it } from 'vitest';
import { toSend } from './left-out';

const line = (
  appraisal_id: number,
  row_id: number,
  actual_cash_value: number | null = 100.1,
  appraisal_status_id = 1,
) => ({
  appraisal_id,
  row_id,
  appraisal_status_id,
  actual_cash_value,
  cp_name_cart: `Item ${row_id}`,
  total_replacement_cost_value: actual_cash_value,
});
const leftOut = (...given: Parameters<typeof toSend>) =>
  toSend(...given).leftOut.map(({ appraisal_id }) => appraisal_id);
const NONE = new Map<number, number>();

it('of two appraisals of an item the older one is neither sent nor in the total that the policyholder sees', () => {
  const cart = [line(1, 7), line(2, 7, 50.2), line(3, 8)];
  expect(leftOut(cart, NONE)).toEqual([1]);
  expect(toSend(cart, NONE)).toMatchObject({ count: 2, total: 150.3 });
});

it('an accepted appraisal is preferred, a rejected or archived one comes last, and one without an amount is never sent', () => {
  expect(leftOut([line(1, 7, 5, 2), line(2, 7)], NONE)).toEqual([2]);
  expect(leftOut([line(1, 7), line(2, 7, 5, 3), line(3, 8), line(4, 8, 5, 6)], NONE)).toEqual([
    2, 4,
  ]);
  expect(leftOut([line(1, 7), line(2, 7, null)], NONE)).toEqual([]);
});

it('an answered item keeps the appraisal that was answered, and no total is announced', () => {
  const answered = new Map([[7, 1]]);
  expect(leftOut([line(1, 7), line(2, 7)], answered)).toEqual([2]);
  expect(toSend([line(1, 7), line(2, 7)], answered).total).toBeNull();
});
