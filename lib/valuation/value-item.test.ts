import { describe, expect, it } from 'vitest';
import { minor } from '@/lib/shared/money';
import { example, only } from './testing/items';
import { valueItem } from './value-item';
import { acvOf, messagesOf, rate, money } from './value-item.fixture';

/** The example item costs 1,000.00 and is four and a half years old. */
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
    ['a rate beyond 100 %', { method: rate(33) }, 0],
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
      'a table that ends at a lower age',
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

  it('market value is the stated amount, at most the base, and required', () => {
    const market = only({ method: { kind: 'market_value' }, condition_percents: [0, 0, 0, 0, 0] });
    expect(acvOf(market, { marketValue: money('123.45') })).toBe(123.45);
    expect(acvOf(market, { marketValue: money('2000') })).toBe(1000);
    expect(
      acvOf(only({ method: { kind: 'market_value' }, maximum_percent: 33.33 }), {
        marketValue: money('337.25'),
      }),
    ).toBe(337.25);
    expect(acvOf(market)).toEqual([
      { field: 'market_value', problem: expect.stringContaining('is missing') },
    ]);
  });

  it('tiers use the price per piece rather than per item', () => {
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
    ['an extra year without a receipt', { no_receipt_extra_years: 1 }, { hasReceipt: false }, 500],
    [
      'no extra years if the receipt is not stated',
      { no_receipt_extra_years: 1 },
      { hasReceipt: null },
      600,
    ],
    ['bought used', { bought_used_extra_percent: 20 }, { isBoughtUsed: true }, 400],
    ['bought new', { bought_used_extra_percent: 20 }, { isBoughtUsed: false }, 600],
    ['a maximum', { maximum_percent: 25 }, {}, 750],
    [
      'a maximum applied after the condition',
      { maximum_percent: 50, condition_percents: [1, 1, 1, 1, 1000] },
      { condition: 5 },
      500,
    ],
    ['a floor', { floor_percent: 70.5 }, {}, 705],
    ['a floor that is not reached', { floor_percent: 10 }, {}, 600],
  ] as const)('%s', (_what, changes, facts, acv) => {
    expect(acvOf(only({ method: rate(10), ...changes }), facts)).toBe(acv);
  });

  it('item limit and deductible apply after the depreciation and do not change the ACV', () => {
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

  it('a deductible never exceeds what is left', () => {
    expect(valueItem(only({ item_deductible: 5000 }), example())).toMatchObject({
      acv: 100_000,
      itemDeductible: 100_000,
      payable: 0,
    });
  });
});

describe('an item without a purchase date', () => {
  const ofThreeYears = only({ method: rate(10), assumed_age_months: 36 });
  const undated = { datePurchase: null, assumesAge: true };

  it('counts in full under a rule that takes nothing off, and its steps say so', () => {
    expect(acvOf(only({}), { datePurchase: null })).toBe(1000);
    expect(messagesOf(only({}), { datePurchase: null })).toContain('method.none_undated');
    expect(messagesOf(only({}), {})).toContain('method.none');
  });

  it('has the assumed age of its rule if the client assumes ages, and its steps say so', () => {
    expect(acvOf(ofThreeYears, undated)).toBe(700);
    expect(acvOf(ofThreeYears, { ...undated, dateDamage: null })).toBe(700);
    expect(messagesOf(ofThreeYears, undated)).toEqual([
      'base.line',
      'age.assumed',
      'method.rate',
      'depreciation',
    ]);
    expect(
      acvOf(only({ method: rate(10), assumed_age_months: 36, no_receipt_extra_years: 2 }), {
        ...undated,
        hasReceipt: false,
      }),
    ).toBe(500);
  });

  it('is refused if the client does not assume ages, or the rule has none', () => {
    const refused = [
      {
        field: 'date_purchase',
        problem: 'is missing; the rule of this category depends on age',
      },
    ];
    expect(acvOf(ofThreeYears, { datePurchase: null })).toEqual(refused);
    expect(acvOf(only({ method: rate(10) }), undated)).toEqual(refused);
  });

  it('has the age assumed for itself before that of its rule, whatever the client assumes', () => {
    const ofTwoYears = { datePurchase: null, assumedAgeMonths: 24 };
    for (const assumesAge of [true, false]) {
      expect(acvOf(ofThreeYears, { ...ofTwoYears, assumesAge })).toBe(800);
      expect(messagesOf(ofThreeYears, { ...ofTwoYears, assumesAge })).toContain(
        'age.assumed_for_line',
      );
    }
    expect(acvOf(only({ method: rate(10) }), ofTwoYears)).toBe(800);
  });

  it('is not assumed to have an age once the date is known', () => {
    expect(acvOf(ofThreeYears, { assumesAge: true, assumedAgeMonths: 0 })).toBe(600);
  });
});

describe('the base', () => {
  it('is price × quantity, the price of all pieces, or the claimed amount', () => {
    const plain = only({});
    expect([
      acvOf(plain, { quantity: 3 }),
      acvOf(plain, { quantity: 3, isPricePerItem: false }),
      acvOf(plain, { rcv: null, claimedAmount: money('77.70'), quantity: 3 }),
    ]).toEqual([3000, 1000, 77.7]);
    expect(messagesOf(plain, { quantity: 3 })[0]).toBe('base.pieces');
  });

  it('is exact to the cent for the smallest and the largest amounts', () => {
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
