import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monthsAfter } from '@/lib/valuation/age';
import { minor } from '@/lib/shared/money';
import { PLAIN_RULE } from '@/lib/valuation/rule-set';
import { isRefusal, valueItem } from '@/lib/valuation/value-item';
import type { PlainMethod } from './rule-sets';
import { curvesOf } from './share-curve';

const CAPS = { maximum_percent: null, floor_percent: null };
const phone = {
  kind: 'rate',
  unit: 'commenced_year',
  free_years: 1,
  percent_per_year: 20,
} as const;

/** Returns the percentage that the engine leaves of 1,000.00 at an age of `months` and ten days. */
function leftByEngine(
  method: PlainMethod,
  caps: { maximum_percent: number | null; floor_percent: number | null },
  months: number,
): number {
  const rule = { ...PLAIN_RULE, name: 'one', method, ...caps };
  const [purchase] = ['2000-01-15'];
  const damage = monthsAfter(purchase, months).replace(/-15$/, '-25');
  const valued = valueItem(
    { rules: [], default_rule: rule },
    {
      categoryIds: [],
      rcv: minor(100_000),
      claimedAmount: null,
      quantity: 1,
      isPricePerItem: true,
      datePurchase: purchase,
      dateDamage: damage,
      assumedAgeMonths: null,
      assumesAge: false,
      condition: 0,
      hasReceipt: null,
      isBoughtUsed: null,
      marketValue: null,
    },
  );
  if (isRefusal(valued)) throw new Error('refused');
  return valued.acv / 1000;
}

const leftByCurve = (
  method: PlainMethod,
  caps: { maximum_percent: number | null; floor_percent: number | null },
  months: number,
): number => {
  const steps = curvesOf({ method, ...caps }).curves[0]?.steps ?? [];
  const age = (months + 0.3) / 12;
  return (
    (steps.find(({ from, to }) => age >= from && age < to) ?? steps.at(-1))?.leftPercent ??
    Number.NaN
  );
};

const unit = fc.constantFrom(
  'commenced_year',
  'completed_year',
  'commenced_month',
  'completed_month',
);
const percent = fc.integer({ min: 0, max: 10_000 }).map((basisPoints) => basisPoints / 100);
const method: fc.Arbitrary<PlainMethod> = fc.oneof(
  fc.record({
    kind: fc.constant('rate' as const),
    unit,
    free_years: fc.integer({ min: 0, max: 6 }),
    percent_per_year: fc.integer({ min: 300, max: 10_000 }).map((one) => one / 100),
  }),
  fc.record({
    kind: fc.constant('straight_line' as const),
    unit,
    useful_life_years: fc.integer({ min: 1, max: 30 }),
  }),
  fc.record({
    kind: fc.constant('table' as const),
    unit,
    remaining_percents: fc
      .array(percent, { minLength: 1, maxLength: 12 })
      .map((all) => all.toSorted((a, b) => b - a)),
  }),
  fc.record({ kind: fc.constant('flat' as const), remaining_percent: percent }),
);
const cap = fc.option(percent, { nil: null });

describe('the curve of a rule', () => {
  test('equals the result of the engine at every age', () => {
    fc.assert(
      fc.property(
        method,
        cap,
        cap,
        fc.integer({ min: 0, max: 420 }),
        (one, maximum_percent, floor_percent, months) => {
          const caps = { maximum_percent, floor_percent };
          expect(leftByCurve(one, caps, months)).toBeCloseTo(leftByEngine(one, caps, months), 1);
        },
      ),
    );
  });
  test('steps down once a year after the free year, and no further than the maximum', () => {
    expect(
      curvesOf({ method: phone, maximum_percent: 80, floor_percent: null }).curves[0]?.steps.map(
        ({ leftPercent }) => leftPercent,
      ),
    ).toEqual([100, 80, 60, 40, 20]);
  });
  test('has one line per price band, and none for a band whose value a person states', () => {
    const tiers = [
      { below: 100, method: phone },
      { below: 500, method: { kind: 'market_value' as const } },
      { below: null, method: { kind: 'none' as const } },
    ];
    const { curves } = curvesOf({ method: { kind: 'value_tiered', tiers }, ...CAPS });
    expect(curves.map(({ band }) => band)).toEqual([
      { from: 0, below: 100 },
      { from: 500, below: null },
    ]);
  });
});
