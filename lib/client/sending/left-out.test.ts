import { expect, it } from 'vitest';
import { toSend } from './left-out';

const line = (
  appraisal_id: number,
  row_id: number,
  actual_cash_value: number | null = 100.1,
  chosen_appraisal_id = appraisal_id,
  line_state: 'counted' | 'excluded' | 'not_valued' = chosen_appraisal_id === appraisal_id
    ? 'counted'
    : 'excluded',
) => ({
  appraisal_id,
  row_id,
  chosen_appraisal_id,
  line_state,
  actual_cash_value,
  cp_name_cart: `Item ${row_id}`,
  total_replacement_cost_value: actual_cash_value,
});
const leftOut = (...given: Parameters<typeof toSend>) =>
  toSend(...given).leftOut.map(({ appraisal_id }) => appraisal_id);
const NONE = new Map<number, number>();

it('of two appraisals of an item only the chosen one is sent and in the total that the policyholder sees', () => {
  const cart = [line(1, 7, 100.1, 2), line(2, 7, 50.2), line(3, 8)];
  expect(leftOut(cart, NONE)).toEqual([1]);
  expect(toSend(cart, NONE)).toMatchObject({ count: 2, total: 150.3 });
});

it('a line whose status does not count is left out, one without a purchase date is sent but in no total, and one without an amount is never sent', () => {
  const cart = [line(1, 7, 5, 1, 'excluded'), line(2, 8, 9, 2, 'not_valued'), line(3, 9, null)];
  expect(leftOut(cart, NONE)).toEqual([1]);
  expect(toSend(cart, NONE)).toMatchObject({ count: 1, total: 0 });
});

it('an answered item keeps the appraisal that was answered, and no total is announced', () => {
  const answered = new Map([[7, 1]]);
  const cart = [line(1, 7, 100.1, 2), line(2, 7)];
  expect(leftOut(cart, answered)).toEqual([2]);
  expect(toSend(cart, answered).total).toBeNull();
});
