import { parseAmount, type Minor } from '@/lib/shared/money';
import type { PlainMethod, Tier, ValueTieredMethod } from '../rule-set';
import { type Step, step } from '../step';
import type { Subject } from './method';

interface Chosen {
  readonly method: PlainMethod;
  readonly steps: readonly Step[];
}

/** Chooses the tier by the price per piece, so that three pieces for 99.99 count as cheap items. */
export function chooseTier({ tiers }: ValueTieredMethod, { base, quantity }: Subject): Chosen {
  const tier =
    tiers.find(({ below }) => below === null || isBelow(base, quantity, below)) ?? tiers.at(-1);
  if (!tier) return { method: { kind: 'none' }, steps: [] };
  return { method: tier.method, steps: [tierStep(tier, tiers)] };
}

function isBelow(line: Minor, quantity: number, below: number): boolean {
  const bound = parseAmount(below);
  return bound !== null && BigInt(line) < BigInt(bound) * BigInt(quantity);
}

function tierStep({ below }: Tier, tiers: readonly Tier[]): Step {
  if (below !== null) return step('method.tier_below', { below });
  const from = tiers.at(-2)?.below ?? 0;
  return step('method.tier_from', { from });
}
