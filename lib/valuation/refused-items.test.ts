import { describe, expect, it } from 'vitest';
import { minor } from '@/lib/shared/money';
import { only } from './testing/items';
import { acvOf, rate, money, flat, after, years, inYear, atYears } from './value-item.fixture';

describe('an item that cannot be valued', () => {
  it.each([
    [
      'a purchase after the damage',
      { datePurchase: '2024-07-02' },
      'date_purchase',
      'is after the damage on 2024-07-01',
    ],
    [
      'no purchase date',
      { datePurchase: null },
      'date_purchase',
      'is missing; the rule of this category depends on age',
    ],
    [
      'no day of damage',
      { dateDamage: null },
      'date_damage',
      'is missing on the claim; the rule of this category depends on age',
    ],
    [
      'no amount',
      { rcv: null },
      'replacement_cost_value',
      'is missing, and so is the claimed amount',
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
      'more than the largest amount',
      { rcv: money('999999999999.99'), quantity: 2 },
      'replacement_cost_value',
      'times quantity must be below 10^12',
    ],
  ])('%s is refused with its field', (_what, changes, field, problem) => {
    expect(acvOf(only({ method: rate(10) }), changes)).toEqual([{ field, problem }]);
  });

  it('needs no dates for a method that ignores the age, but must not contradict them', () => {
    expect(acvOf(only({}), { datePurchase: null, dateDamage: null })).toBe(1000);
    expect(acvOf(only({}), { datePurchase: '2024-07-02' })).toEqual([
      { field: 'date_purchase', problem: 'is after the damage on 2024-07-01' },
    ]);
  });
});

describe('matchRule', () => {
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
  ])('uses the nearest of the categories %j', (categoryIds, acv) => {
    expect(acvOf(content, { categoryIds })).toBe(acv);
  });
});

describe('the published tables', () => {
  it('Swedish terms give the remaining value of each commenced year', () => {
    expect(inYear('Bicycles', 9)).toEqual([1000, 950, 850, 700, 550, 400, 300, 200, 200]);
    expect(inYear('Phones', 6)).toEqual([1000, 750, 500, 300, 200, 200]);
    expect(inYear('Laptops', 7)).toEqual([1000, 750, 600, 450, 300, 200, 200]);
    expect(inYear('Televisions', 7)).toEqual([1000, 800, 700, 500, 300, 200, 200]);
    expect(inYear('Glasses', 9)).toEqual([1000, 950, 850, 650, 500, 300, 200, 200, 200]);
  });

  it('SpareBank 1 has free years, a rate after them and a maximum', () => {
    expect(atYears('Washing machines', [5, 6, 13, 20])).toEqual([1000, 900, 200, 200]);
    expect(atYears('Phones', [1, 2, 5, 9])).toEqual([1000, 800, 200, 200]);
    expect(atYears('Televisions', [1, 2, 9, 12])).toEqual([1000, 900, 200, 200]);
    expect(atYears('Heat pumps', [5, 6])).toEqual([1000, 900]);
    expect(atYears('Bicycles', [3, 4, 7, 9])).toEqual([1000, 800, 200, 200]);
    expect(atYears('Glasses', [1, 2])).toEqual([1000, 900]);
  });

  it('NJC has lives and rates, flat values for books, and tiers for carpets', () => {
    expect(years(4).map((at) => after('njc', 'Shirts', at))).toEqual([1000, 670, 340, 10]);
    expect([
      after('njc', 'Washing machines', 3),
      after('njc', 'Bed linen', 4),
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

  it('the US guide and practice have a maximum of 75 %, none for antiques and a floor of 10 %', () => {
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
