import { parseAmount, type Minor } from '@/lib/shared/money';
import type { PlainMethod, Tier, ValueTieredMethod } from '../rule-set';
import { type Step, step } from '../step';
import type { Subject } from './method';

interface Chosen {
  readonly method: PlainMethod;
  readonly steps: readonly Step[];
}

/** By the price of one piece: a line of three at 99.99 in all is three cheap things. */
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
