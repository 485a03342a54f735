import { describe, expect, it } from 'vitest';
import { customerItemExample, customerPortalExample } from '@/lib/contract/examples/portal';
import type { CustomerItem } from '@/lib/contract/portal-customer';
import { parseOnDevice, storageNameOf, NOTHING_ON_DEVICE } from './on-device';
import {
  answeredCount,
  answersIn,
  changedSince,
  firstChanged,
  firstUndated,
  shownAnswer,
  sorted,
  theRest,
  withAnswer,
} from './waiting';

const item = (row_id: number, change: Partial<CustomerItem> = {}): CustomerItem => ({
  ...customerItemExample,
  row_id,
  answer: null,
  answer_time: null,
  ...change,
});
const CONFIRMED = { answer: 'confirmed' } as const;

describe('unsent answers', () => {
  it('apply only to the figures that they were given for', () => {
    const waiting = withAnswer(withAnswer({}, item(1), CONFIRMED), item(2), CONFIRMED);
    const { holds, stale } = sorted(waiting, [item(1), item(2, { actual_cash_value: 1 })]);
    expect([Object.keys(holds), stale]).toEqual([['1'], [2]]);
  });

  it('about a removed item are dropped', () => {
    expect(sorted(withAnswer({}, item(1), CONFIRMED), [])).toEqual({ holds: {}, stale: [] });
  });

  it('are shown instead of saved ones, and a withdrawn answer counts as none', () => {
    const saved = item(1, {
      answer: {
        ...CONFIRMED,
        reason: null,
        description: null,
        quantity: null,
        condition: null,
        age: null,
        date_purchase: null,
        age_months: null,
        notes: null,
      },
    });
    expect(shownAnswer(saved, {})).toMatchObject(CONFIRMED);
    expect(shownAnswer(saved, withAnswer({}, saved, null))).toBeNull();
    const portal = { ...customerPortalExample, items: [saved, item(2)] };
    expect([
      answeredCount(portal, {}),
      answeredCount(portal, withAnswer(withAnswer({}, saved, null), item(2), CONFIRMED)),
    ]).toEqual([1, 1]);
    expect(answersIn(withAnswer(withAnswer({}, saved, null), item(2), CONFIRMED))).toEqual([
      { row_id: 2, answer: 'confirmed' },
    ]);
  });
});

describe('an item without an amount', () => {
  it('is not among the rest that one tap confirms until it has an answer of its own', () => {
    const undated = item(2, { is_valued: false, date_purchase: null });
    const portal = { ...customerPortalExample, items: [item(1), undated, item(3)] };
    expect(firstUndated(portal, {})).toBe(undated);
    const dated = { answer: 'corrected', age_months: 24 } as const;
    expect(firstUndated(portal, withAnswer({}, undated, dated))).toBeUndefined();
    expect(firstUndated({ ...portal, items: [item(1), item(3)] }, {})).toBeUndefined();
  });
});

describe('what everything is correct confirms', () => {
  const undated = item(2, { is_valued: false });
  const items = [item(1), undated, item(3), item(4)];
  const waiting = withAnswer({}, item(4), CONFIRMED);
  const shown = (stale: readonly number[]) => ({
    portal: { ...customerPortalExample, items },
    onDevice: { waiting, remark: null },
    stale,
  });

  it('is what has an amount, no answer, and has not changed on the page', () => {
    expect(theRest(shown([])).map(({ row_id: id }) => id)).toEqual([1, 3]);
    expect(theRest(shown([3])).map(({ row_id: id }) => id)).toEqual([1]);
    expect(firstChanged(shown([3]))?.row_id).toBe(3);
    expect(firstChanged(shown([4]))).toBeUndefined();
  });

  it('is no item with other figures than the page showed, and no new one', () => {
    const now = [item(1), item(2, { total: 1 }), item(3), item(5)];
    expect(changedSince([item(1), item(2), item(3)], now)).toEqual([2, 5]);
    const { answer } = customerItemExample;
    if (answer) expect(changedSince([item(1)], [item(1, { total: 1, answer })])).toEqual([]);
  });
});

describe('the data on a device', () => {
  it('is restored unchanged', () => {
    const onDevice = {
      waiting: withAnswer({}, item(1), CONFIRMED),
      drafts: { 2: { kind: 'disagreed', reason: 'because' } as const },
      remark: 'also',
    };
    expect(parseOnDevice(JSON.stringify(onDevice))).toEqual(onDevice);
    expect(parseOnDevice(JSON.stringify({ ...onDevice, remark: '' })).remark).toBe('');
  });

  it('of an earlier version keeps its comment, and an empty comment counts as none', () => {
    const before = { waiting: {}, drafts: {} };
    expect([
      parseOnDevice(JSON.stringify({ ...before, comment: 'also' })).remark,
      parseOnDevice(JSON.stringify({ ...before, comment: '' })).remark,
    ]).toEqual(['also', null]);
  });

  it.each([
    [null],
    ['{'],
    ['7'],
    ['[]'],
    ['{"waiting":[],"drafts":{}}'],
    ['{"waiting":null,"drafts":{}}'],
  ])('is ignored if %s is stored', (text) => {
    expect(parseOnDevice(text)).toEqual(NOTHING_ON_DEVICE);
  });

  it('has a separate name for each claim and insurer', () => {
    const names = [
      ['a', 'b'],
      ['a","b', ''],
      ['a', 'c'],
    ].map(([insurer = '', client_reference = '']) => storageNameOf({ insurer, client_reference }));
    expect(new Set(names).size).toBe(3);
  });
});
