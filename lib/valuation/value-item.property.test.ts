import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minor, type Minor, percentOf } from '@/lib/shared/money';
import type { Item } from './item';
import { PLAIN_RULE, type PlainMethod, type Rule, type RuleSetContent } from './rule-set';
import { settleClaim } from './settle-claim';
import { monthsAfter } from './age';
import { example } from './testing/items';
import { isRefusal, type Valuation, valueItem } from './value-item';

const basisPoints = (max: number) => fc.integer({ min: 0, max }).map((points) => points / 100);
const unit = fc.constantFrom(
  'commenced_year',
  'completed_year',
  'commenced_month',
  'completed_month' as const,
);
const amount = fc
  .oneof(fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: 0, max: 90_000_000_000 }))
  .map(minor);
const units = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100);

const plain: fc.Arbitrary<PlainMethod> = fc.oneof(
  fc.record({
    kind: fc.constant('rate' as const),
    unit,
    free_years: fc.integer({ min: 0, max: 10 }),
    percent_per_year: basisPoints(10_000),
  }),
  fc.record({
    kind: fc.constant('table' as const),
    unit,
    remaining_percents: fc
      .array(basisPoints(10_000), { minLength: 1, maxLength: 12 })
      .map((table) => table.sort((one, other) => other - one)),
  }),
  fc.record({
    kind: fc.constant('straight_line' as const),
    unit,
    useful_life_years: fc.integer({ min: 1, max: 40 }),
  }),
  fc.record({ kind: fc.constant('flat' as const), remaining_percent: basisPoints(10_000) }),
  fc.constant({ kind: 'none' as const }),
  fc.constant({ kind: 'market_value' as const }),
);

const method = fc.oneof(
  { weight: 4, arbitrary: plain },
  {
    weight: 1,
    arbitrary: fc.record({ low: plain, high: plain }).map(({ low, high }) => ({
      kind: 'value_tiered' as const,
      tiers: [
        { below: 100, method: low },
        { below: null, method: high },
      ],
    })),
  },
);

const rule = fc
  .record({
    method,
    maximum_percent: fc.option(basisPoints(10_000)),
    floor_percent: fc.option(basisPoints(10_000)),
    condition_percents: fc.option(fc.array(basisPoints(30_000), { minLength: 5, maxLength: 5 })),
    no_receipt_extra_years: fc.integer({ min: 0, max: 3 }),
    assumed_age_months: fc.option(fc.integer({ min: 0, max: 1200 })),
    bought_used_extra_percent: basisPoints(5_000),
    item_limit: fc.option(units),
    item_deductible: fc.option(units),
    category_limit: fc.option(units),
    is_recoverable: fc.boolean(),
  })
  .map((changes): Rule => ({ ...PLAIN_RULE, name: 'Everything', ...changes }));

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const item = fc
  .record({
    rcv: amount,
    quantity: fc.integer({ min: 1, max: 500 }),
    isPricePerItem: fc.boolean(),
    condition: fc.integer({ min: 0, max: 5 }),
    hasReceipt: fc.option(fc.boolean()),
    isBoughtUsed: fc.option(fc.boolean()),
    marketValue: amount,
    days: fc.tuple(day, day),
  })
  .map(({ days, ...changes }): Item => {
    const [datePurchase, dateDamage] = days.toSorted();
    return example({
      ...changes,
      datePurchase: datePurchase ?? null,
      dateDamage: dateDamage ?? null,
    });
  });

const by = (of: Rule): RuleSetContent => ({ rules: [], default_rule: of });

function valued(of: Rule, one: Item): Valuation {
  const value = valueItem(by(of), one);
  return isRefusal(value) ? expect.unreachable(JSON.stringify(value)) : value;
}

/** Whether the rule values the item by something else than its age. */
function isAgeless({ method }: Pick<Rule, 'method'>): boolean {
  if (method.kind !== 'value_tiered') return ['flat', 'none', 'market_value'].includes(method.kind);
  return method.tiers.some(isAgeless);
}

const RUNS = { numRuns: 2_000 };
const sum = (amounts: readonly Minor[]) => amounts.reduce((total, one) => total + one, 0);

describe('any rule and item', () => {
  it('leaves an ACV between floor and base, and pays between zero and the ACV', () => {
    fc.assert(
      fc.property(rule, item, (of, one) => {
        const { base, acv, depreciation, payable, aboveItemLimit, itemDeductible, recoverable } =
          valued(of, one);
        expect(acv).toBeLessThanOrEqual(base);
        expect(acv).toBeGreaterThanOrEqual(
          percentOf(base, Math.round((of.floor_percent ?? 0) * 100)),
        );
        expect(payable).toBeGreaterThanOrEqual(0);
        expect([base - depreciation, acv - aboveItemLimit - itemDeductible]).toEqual([
          acv,
          payable,
        ]);
        expect(recoverable).toBe(of.is_recoverable ? depreciation : 0);
        if (of.item_limit !== null)
          expect(payable).toBeLessThanOrEqual(Math.round(of.item_limit * 100) * one.quantity);
      }),
      RUNS,
    );
  });

  it('has steps that start with the base and add up to the payment', () => {
    fc.assert(
      fc.property(rule, item, (of, one) => {
        const { steps, payable, base } = valued(of, one);
        expect(sum(steps.map((step) => step.amount))).toBe(payable);
        expect(steps[0]?.amount).toBe(base);
      }),
      RUNS,
    );
  });

  it('is worth as much by an assumed age as by a purchase so many months before the damage', () => {
    fc.assert(
      fc.property(rule, item, (of, one) => {
        if (of.assumed_age_months === null) return;
        // A day that every month has
        const datePurchase = '1900-01-15';
        const dateDamage = monthsAfter(datePurchase, of.assumed_age_months);
        const assumed = valued(of, { ...one, datePurchase: null, assumesAge: true });
        expect(assumed.payable).toBe(valued(of, { ...one, datePurchase, dateDamage }).payable);
      }),
      RUNS,
    );
  });

  it('without a purchase date is refused by every rule that depends on age, unless it is assumed', () => {
    fc.assert(
      fc.property(rule, item, fc.boolean(), (of, one, assumesAge) => {
        const value = valueItem(by(of), { ...one, datePurchase: null, assumesAge });
        const ages = isRefusal(value)
          ? []
          : value.steps.filter(({ message }) => message.startsWith('age.'));
        expect(ages.map(({ message }) => message)).toEqual(ages.length > 0 ? ['age.assumed'] : []);
        if (ages.length > 0) expect([assumesAge, of.assumed_age_months]).not.toContain(null);
        if (!assumesAge) expect(ages).toEqual([]);
        if (isRefusal(value)) expect(value.issues[0]?.field).toBe('date_purchase');
        else if (ages.length === 0) expect(isAgeless(of)).toBe(true);
      }),
      RUNS,
    );
  });

  it('is never worth more at a higher age', () => {
    fc.assert(
      fc.property(rule, item, day, (of, one, earlier) => {
        if (one.datePurchase === null || earlier > one.datePurchase) return;
        expect(valued(of, { ...one, datePurchase: earlier }).acv).toBeLessThanOrEqual(
          valued(of, one).acv,
        );
      }),
      RUNS,
    );
  });

  it('is never worth more without a receipt, bought used or in a worse condition', () => {
    fc.assert(
      fc.property(rule, item, (of, one) => {
        const { acv } = valued(of, { ...one, hasReceipt: true, isBoughtUsed: false });
        expect(
          valued(of, { ...one, hasReceipt: false, isBoughtUsed: false }).acv,
        ).toBeLessThanOrEqual(acv);
        expect(
          valued(of, { ...one, hasReceipt: true, isBoughtUsed: true }).acv,
        ).toBeLessThanOrEqual(acv);
      }),
      RUNS,
    );
  });

  it('is never worth less at a higher price, without tiers and stated values', () => {
    fc.assert(
      fc.property(
        rule.filter(({ method: { kind } }) => kind !== 'value_tiered' && kind !== 'market_value'),
        item,
        amount,
        (of, one, more) => {
          const dearer = valued(of, {
            ...one,
            rcv: minor((one.rcv ?? 0) + more),
            isPricePerItem: false,
          });
          expect(dearer.acv).toBeGreaterThanOrEqual(
            valued(of, { ...one, isPricePerItem: false }).acv,
          );
        },
      ),
      RUNS,
    );
  });
});

const RULES = 3;

/**
 * Gives all items of a rule the limit of the first, because limits that differ by item would make
 * the result depend on their order.
 */
const groupsOf = (all: readonly (readonly [Rule, Item])[]) =>
  all.map(([of, one], at) => {
    const { category_limit: limit = null } = all[at % RULES]?.[0] ?? {};
    return {
      rule: `rule ${at % RULES}`,
      payable: valued(of, one).payable,
      limit: limit === null ? null : minor(Math.round(limit * 100)),
    };
  });

describe('any claim', () => {
  const lines = fc.array(fc.tuple(rule, item), { maxLength: 30 });
  const terms = fc.record({ deductible: fc.option(amount), policyLimit: fc.option(amount) });

  it('does not depend on the order of its items, to the cent', () => {
    fc.assert(
      fc.property(lines, terms, fc.infiniteStream(fc.nat()), (all, of, random) => {
        const shuffled = groupsOf(all)
          .map((group) => ({ group, at: random.next().value ?? 0 }))
          .sort((one, other) => one.at - other.at)
          .map(({ group }) => group);
        const { steps: _, ...amounts } = settleClaim(groupsOf(all), of);
        expect(settleClaim(shuffled, of)).toMatchObject(amounts);
      }),
      { numRuns: 300 },
    );
  });

  it('has the net amount min(limit, total − deductible), not negative, equal to the sum of its steps', () => {
    fc.assert(
      fc.property(lines, terms, (all, of) => {
        const { total, net, steps } = settleClaim(groupsOf(all), of);
        expect(net).toBe(
          Math.min(of.policyLimit ?? Infinity, Math.max(0, total - (of.deductible ?? 0))),
        );
        expect(sum(steps.map((step) => step.amount))).toBe(net);
      }),
      { numRuns: 300 },
    );
  });
});
