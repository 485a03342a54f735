import { problemOf } from '@/lib/shared/reasons';
import { subtract, toNumber } from '@/lib/shared/money';
import type { Issue } from '../item';
import { fraction, NONE } from '../share';
import { step } from '../step';
import type { Depreciation, Subject } from './method';

/**
 * Depreciates to the stated market value, at most the base. Returns an issue if it is missing or
 * negative.
 */
export function atMarketValue({ base, marketValue }: Subject): Depreciation | Issue {
  if (marketValue === null) return problemOf('market_value', 'market_value_missing');
  if (marketValue < 0) return problemOf('market_value', 'negative');
  const share = marketValue >= base ? NONE : fraction(subtract(base, marketValue), base);
  return { share, steps: [step('method.market_value', { market_value: toNumber(marketValue) })] };
}
