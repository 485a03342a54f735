import { describe, expect, it } from 'vitest';
import { minor, parseAmount } from '@/lib/shared/money';
import type { Item } from './item';
import type { RuleSetContent } from './rule-set';
import { PLAIN_RULE } from './rule-set';
import { contentOf, TEMPLATES } from './templates/templates';
import { example, only } from './testing/items';
import { isRefusal, valueItem } from './value-item';

const acvOf = (content: RuleSetContent, changes: Partial<Item> = {}) => {
  const valued = valueItem(content, example(changes));
  return isRefusal(valued) ? valued.issues : valued.acv / 100;
};
const messagesOf = (content: RuleSetContent, changes: Partial<Item> = {}) => {
  const valued = valueItem(content, example(changes));
  return isRefusal(valued) ? [] : valued.steps.map(({ message }) => message);
};
const rate = (percent: number, unit = 'completed_year' as const, free = 0) =>
  ({ kind: 'rate', unit, free_years: free, percent_per_year: percent }) as const;
const money = (amount: string) => parseAmount(amount) ?? minor(-1);

const flat = (name: string, ids: number[], remaining: number) => ({
  ...PLAIN_RULE,
  name,
  client_category_ids: ids,
  method: { kind: 'flat', remaining_percent: remaining } as const,
});

const NAMES = TEMPLATES.flatMap(({ rules }) => rules.flatMap(({ categories }) => categories));
const idOf = (name: string) => NAMES.indexOf(name) + 1;
const after = (key: string, category: string, years: number, rcv = '1000') => {
  const template = TEMPLATES.find((one) => one.key === key);
  if (!template) return expect.unreachable(key);
  return acvOf(contentOf(template, idOf), {
    categoryIds: [idOf(category)],
    rcv: money(rcv),
    datePurchase: '2000-01-01',
    dateDamage: `${2000 + years}-01-01`,
  });
};

const years = (count: number) => Array.from({ length: count }, (_, at) => at);
const inYear = (category: string, count: number) =>
  years(count).map((at) => after('swedish', category, at + 1));
const atYears = (category: string, at: readonly number[]) =>
  at.map((year) => after('sparebank1', category, year));

/** The example: 1,000.00, four and a half years old. */
describe('each method', () => {
  it.each([
    [
      'a rate by commenced years',
      { method: { ...rate(10), unit: 'commenced_year' as const } },
      500,
    ],
    ['a rate by completed years', { method: rate(10) }, 600],
    [
      'a rate by completed months: twelfths of a year',
      { method: { ...rate(10), unit: 'completed_month' as const } },
      550,
    ],
    ['a rate after free years', { method: rate(10, 'completed_year', 3) }, 900],
    ['a rate beyond the whole', { method: rate(33) }, 0],
    [
      'a table by commenced years',
      {
        method: {
          kind: 'table',
          unit: 'commenced_year',
          remaining_percents: [100, 80, 60, 40, 20],
        },
      },
      200,
    ],
    [
      'a table by completed years',
      {
        method: {
          kind: 'table',
          unit: 'completed_year',
          remaining_percents: [100, 80, 60, 40, 20],
        },
      },
      200,
    ],
    [
      'a table that ended before',
      { method: { kind: 'table', unit: 'commenced_year', remaining_percents: [100, 75] } },
      750,
    ],
    [
      'a straight line by years',
      { method: { kind: 'straight_line', unit: 'completed_year', useful_life_years: 8 } },
      500,
    ],
    [
      'a straight line by months',
      { method: { kind: 'straight_line', unit: 'completed_month', useful_life_years: 9 } },
      500,
    ],
    [
      'a straight line at its end',
      { method: { kind: 'straight_line', unit: 'completed_year', useful_life_years: 3 } },
      0,
    ],
    ['a flat percent', { method: { kind: 'flat', remaining_percent: 60 } }, 600],
    ['none', { method: { kind: 'none' } }, 1000],
    [
      'tiers: the price is in the first',
      {
        method: {
          kind: 'value_tiered',
          tiers: [
            { below: 1000.01, method: rate(5) },
            { below: null, method: rate(10) },
          ],
        },
      },
      800,
    ],
    [
      'tiers: the price is on the bound',
      {
        method: {
          kind: 'value_tiered',
          tiers: [
            { below: 1000, method: rate(5) },
            { below: null, method: rate(10) },
          ],
        },
      },
      600,
    ],
  ] as const)('%s', (_what, changes, acv) => {
    expect(acvOf(only(changes))).toBe(acv);
  });

  it('market value is what was stated, at most the base, and asked for where it is missing', () => {
    const market = only({ method: { kind: 'market_value' }, condition_percents: [0, 0, 0, 0, 0] });
    expect(acvOf(market, { marketValue: money('123.45') })).toBe(123.45);
    expect(acvOf(market, { marketValue: money('2000') })).toBe(1000);
    expect(
      acvOf(only({ method: { kind: 'market_value' }, maximum_percent: 33.33 }), {
        marketValue: money('337.25'),
      }),
    ).toBe(337.25);
    expect(acvOf(market)).toEqual([
      { field: 'market_value', problem: expect.stringContaining('is not stated') },
    ]);
  });

  it('tiers go by the price of one piece, not of the line', () => {
    const carpets = only({
      method: {
        kind: 'value_tiered',
        tiers: [
          { below: 400, method: { kind: 'flat', remaining_percent: 50 } },
          { below: null, method: { kind: 'none' } },
        ],
      },
    });
    expect(acvOf(carpets, { quantity: 3, isPricePerItem: false })).toBe(500);
    expect(acvOf(carpets, { quantity: 2, isPricePerItem: false })).toBe(1000);
  });
});

describe('each modifier', () => {
  it.each([
    [
      'the condition, above average',
      { condition_percents: [50, 75, 100, 125, 150] },
      { condition: 2 },
      700,
    ],
    ['the condition, poor', { condition_percents: [50, 75, 100, 125, 150] }, { condition: 5 }, 400],
    [
      'the condition, not stated',
      { condition_percents: [50, 75, 100, 125, 150] },
      { condition: 0 },
      600,
    ],
    ['a year more without a receipt', { no_receipt_extra_years: 1 }, { hasReceipt: false }, 500],
    [
      'nothing where it is not stated whether there is a receipt',
      { no_receipt_extra_years: 1 },
      { hasReceipt: null },
      600,
    ],
    ['bought used', { bought_used_extra_percent: 20 }, { isBoughtUsed: true }, 400],
    ['bought new', { bought_used_extra_percent: 20 }, { isBoughtUsed: false }, 600],
    ['a maximum', { maximum_percent: 25 }, {}, 750],
    [
      'a maximum that holds after the condition',
      { maximum_percent: 50, condition_percents: [1, 1, 1, 1, 1000] },
      { condition: 5 },
      500,
    ],
    ['a floor', { floor_percent: 70.5 }, {}, 705],
    ['a floor that is not reached', { floor_percent: 10 }, {}, 600],
  ] as const)('%s', (_what, changes, facts, acv) => {
    expect(acvOf(only({ method: rate(10), ...changes }), facts)).toBe(acv);
  });

  it('limit and deductible of the item come after the depreciation and leave the ACV as it is', () => {
    const valued = valueItem(
      only({ method: rate(10), item_limit: 250, item_deductible: 100, is_recoverable: true }),
      example({ quantity: 2 }),
    );
    expect(valued).toMatchObject({
      acv: 120_000,
      aboveItemLimit: 70_000,
      itemDeductible: 10_000,
      payable: 40_000,
      recoverable: 80_000,
    });
    expect(
      messagesOf(
        only({ method: rate(10), item_limit: 250, item_deductible: 100, is_recoverable: true }),
      ),
    ).toEqual([
      'base.line',
      'age.completed_year',
      'method.rate',
      'depreciation',
      'limit.item',
      'deductible.item',
      'recoverable',
    ]);
  });

  it('a deductible is never more than what is left', () => {
    expect(valueItem(only({ item_deductible: 5000 }), example())).toMatchObject({
      acv: 100_000,
      itemDeductible: 100_000,
      payable: 0,
    });
  });
});

describe('the base', () => {
  it('is the price times the quantity, or the price of the line, or the claimed amount', () => {
    const plain = only({});
    expect([
      acvOf(plain, { quantity: 3 }),
      acvOf(plain, { quantity: 3, isPricePerItem: false }),
      acvOf(plain, { rcv: null, claimedAmount: money('77.70'), quantity: 3 }),
    ]).toEqual([3000, 1000, 77.7]);
    expect(messagesOf(plain, { quantity: 3 })[0]).toBe('base.pieces');
  });

  it('a cent survives the smallest and the largest amounts', () => {
    expect(
      acvOf(only({ method: { kind: 'flat', remaining_percent: 50 } }), { rcv: minor(1) }),
    ).toBe(0);
    expect(
      acvOf(only({ method: { kind: 'flat', remaining_percent: 99.99 } }), {
        rcv: money('999999999999.99'),
      }),
    ).toBe(999_899_999_999.99);
  });
});

describe('what cannot be valued', () => {
  it.each([
    [
      'a purchase after the damage',
      { datePurchase: '2024-07-02' },
      'date_purchase',
      'lies after the damage of 2024-07-01',
    ],
    [
      'no purchase date',
      { datePurchase: null },
      'date_purchase',
      'is not stated, and the rule of this category goes by the age',
    ],
    [
      'no day of damage',
      { dateDamage: null },
      'date_damage',
      'is not stated on the claim, and the rule of this category goes by the age',
    ],
    [
      'no amount',
      { rcv: null },
      'replacement_cost_value',
      'is not known, and neither is a claimed amount',
    ],
    ['a negative amount', { rcv: minor(-1) }, 'replacement_cost_value', 'must not be negative'],
    ['half a piece', { quantity: 0.5 }, 'item_quantity', 'must be a whole number, 1 or more'],
    ['no piece', { quantity: 0 }, 'item_quantity', 'must be a whole number, 1 or more'],
    [
      'not a number of pieces',
      { quantity: Number.NaN },
      'item_quantity',
      'must be a whole number, 1 or more',
    ],
    [
      'more than can be kept',
      { rcv: money('999999999999.99'), quantity: 2 },
      'replacement_cost_value',
      'times the quantity must stay below 10^12',
    ],
  ])('%s is refused by its field', (_what, changes, field, problem) => {
    expect(acvOf(only({ method: rate(10) }), changes)).toEqual([{ field, problem }]);
  });

  it('dates are not asked for by a method that does not go by the age, but must not contradict each other', () => {
    expect(acvOf(only({}), { datePurchase: null, dateDamage: null })).toBe(1000);
    expect(acvOf(only({}), { datePurchase: '2024-07-02' })).toEqual([
      { field: 'date_purchase', problem: 'lies after the damage of 2024-07-01' },
    ]);
  });
});

describe('the rule of a category', () => {
  const content = {
    rules: [flat('electronics', [1], 70), flat('phones', [10], 50)],
    default_rule: flat('else', [], 90),
  };

  it.each([
    [[10, 1], 500],
    [[11, 1], 700],
    [[12, 2], 900],
    [[], 900],
    [[10], 500],
  ])('of %j, the nearest first', (categoryIds, acv) => {
    expect(acvOf(content, { categoryIds })).toBe(acv);
  });
});

describe('the published tables', () => {
  it('Swedish terms: what is left in each commenced year', () => {
    expect(inYear('Bicycles', 9)).toEqual([1000, 950, 850, 700, 550, 400, 300, 200, 200]);
    expect(inYear('Phones', 6)).toEqual([1000, 750, 500, 300, 200, 200]);
    expect(inYear('Laptops', 7)).toEqual([1000, 750, 600, 450, 300, 200, 200]);
    expect(inYear('Televisions', 7)).toEqual([1000, 800, 700, 500, 300, 200, 200]);
    expect(inYear('Glasses', 9)).toEqual([1000, 950, 850, 650, 500, 300, 200, 200, 200]);
  });

  it('SpareBank 1: the last free year, the first after it, and the maximum', () => {
    expect(atYears('Washing machines', [5, 6, 13, 20])).toEqual([1000, 900, 200, 200]);
    expect(atYears('Phones', [1, 2, 5, 9])).toEqual([1000, 800, 200, 200]);
    expect(atYears('Televisions', [1, 2, 9, 12])).toEqual([1000, 900, 200, 200]);
    expect(atYears('Heat pumps', [5, 6])).toEqual([1000, 900]);
    expect(atYears('Bicycles', [3, 4, 7, 9])).toEqual([1000, 800, 200, 200]);
    expect(atYears('Glasses', [1, 2])).toEqual([1000, 900]);
  });

  it('NJC: life and rate, books flat, carpets by their price', () => {
    expect(years(4).map((at) => after('njc', 'Shirts', at))).toEqual([1000, 670, 340, 10]);
    expect([
      after('njc', 'Washing machines', 3),
      after('njc', 'Linen', 4),
      after('njc', 'Blankets', 4),
      after('njc', 'Suits', 5),
      after('njc', 'Leather jackets', 9),
    ]).toEqual([700, 200, 800, 0, 100]);
    expect([after('njc', 'Books', 0), after('njc', 'Books', 30)]).toEqual([600, 600]);
    expect([
      after('njc', 'Carpets', 1, '99.99'),
      after('njc', 'Carpets', 1, '100'),
      after('njc', 'Carpets', 1, '200'),
      after('njc', 'Carpets', 1, '200.01'),
      after('njc', 'Carpets', 20),
    ]).toEqual([79.99, 90, 180, 186.01, 0]);
  });

  it('US allowance guide and practice: maximum 75 %, antiques nothing, a floor of 10 %', () => {
    expect([
      after('us_allowance_guide', 'Televisions', 3),
      after('us_allowance_guide', 'Televisions', 9),
      after('us_allowance_guide', 'Antiques', 90),
    ]).toEqual([700, 250, 1000]);
    expect([
      after('us_practice', 'Televisions', 1),
      after('us_practice', 'Televisions', 14),
    ]).toEqual([933.33, 100]);
  });
});
