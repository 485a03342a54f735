import { expect, test } from 'vitest';
import { appraisalExample } from '@/lib/contract/examples/appraisals';
import { differencesOf } from './appraisal-differences';
import { changeOf, editOf, rebased } from './item-edit';

const LINE = appraisalExample;
const THEIRS = {
  ...LINE,
  revision: 8,
  replacement_cost_value: 7000,
  comment: 'By the other',
  update_time: '2026-03-11T00:00:00.000Z',
};

test("somebody else's change is listed value by value, without revision and update time", () => {
  expect(differencesOf(LINE, THEIRS)).toEqual([
    { field: 'replacement_cost_value', was: 7499, is: 7000 },
    { field: 'comment', was: '', is: 'By the other' },
  ]);
  expect(differencesOf(LINE, { ...LINE, revision: 9 })).toEqual([]);
});

test("the user's changes are applied to the current values, and only they are sent", () => {
  const before = editOf(LINE, 'en');
  const now = editOf(THEIRS, 'en');
  const mine = rebased(before, { ...before, quantity: '2', comment: 'Mine' }, now);
  expect(mine).toMatchObject({ quantity: '2', comment: 'Mine', amount: '7000.00' });
  expect(changeOf(now, mine, 'en')).toEqual({
    item: { quantity: 2 },
    ofAll: {},
    ofOne: { comment: 'Mine' },
  });
});

test('an amount that the user changed keeps the offer that it was taken from', () => {
  const before = editOf(LINE, 'en');
  const offer = {
    pid: 'other',
    offerId: 'o-2',
    shopName: 'Shop',
    shopUrl: null,
    totalPrice: 6800,
    priceDate: '2026-03-09T06:00:00Z',
  };
  const mine = rebased(before, { ...before, offer, amount: '6,800.00' }, editOf(THEIRS, 'en'));
  expect(mine).toMatchObject({ offer, amount: '6,800.00', comment: 'By the other' });
});
