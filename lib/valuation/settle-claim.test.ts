import { describe, expect, it } from 'vitest';
import { type Minor, minor } from '@/lib/shared/money';
import { settleClaim } from './settle-claim';

const units = (amount: number): Minor => minor(amount * 100);
const line = (payable: number, limit: number | null = null, rule = 'all') => ({
  rule,
  payable: units(payable),
  limit: limit === null ? null : units(limit),
});
const TERMS = { deductible: units(1000), policyLimit: units(10_000) };

describe('the net claim', () => {
  it.each([
    [9000, 8000],
    [10_600, 9600],
    [15_000, 10_000],
    [1000, 0],
    [400, 0],
    [0, 0],
  ])('of %d with limit 10,000 and deductible 1,000 is %d', (total, net) => {
    expect(settleClaim([line(total)], TERMS).net).toBe(units(net));
  });

  it('is the sum of the items without deductible and limit', () => {
    expect(settleClaim([line(5), line(7)], { deductible: null, policyLimit: null })).toMatchObject({
      total: units(12),
      net: units(12),
      deductible: 0,
      abovePolicyLimit: 0,
    });
  });

  it('applies category limits before the deductible', () => {
    const settled = settleClaim(
      [line(4000, 4000, 'bicycles'), line(500, 4000, 'phones'), line(5000, 4000, 'bicycles')],
      TERMS,
    );
    expect(settled).toMatchObject({
      total: units(4500),
      aboveCategoryLimits: units(5000),
      net: units(3500),
    });
    expect(settled.steps.map(({ message }) => message)).toEqual([
      'claim.sum',
      'claim.category_limit',
      'claim.deductible',
      'claim.net',
    ]);
  });

  it('equals the sum of its steps', () => {
    for (const groups of [[line(9000, 4000), line(20_000)], [line(10)], []]) {
      const { net, steps } = settleClaim(groups, TERMS);
      expect(steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(net);
    }
  });
});
