import type { Caller } from '@/lib/identity/caller';
import { readPrices } from '@/lib/catalogue/prices/read';
import { searchProducts } from '@/lib/catalogue/search/search';
import { suggestProducts } from '@/lib/catalogue/search/suggest';
import * as contract from '@/lib/contract/lookups';
import { prices } from '@/lib/contract/price-lookups';
import { gtinOf, nameOf } from './feed';

/** Returns scattered numbers below `count`, the same every time. */
const pick = (at: number, count: number): number => (at * 48_271 + 12_345) % count;

/**
 * Returns what a person might type: the beginning of a name, all of it, or a name with two letters
 * swapped.
 */
function typed(n: number, at: number): string {
  const words = nameOf(n).split(' ');
  const some = words.slice(0, 1 + (at % Math.max(1, words.length - 1))).join(' ');
  if (at % 5 === 0) return some.slice(0, Math.max(3, some.length - 2));
  if (at % 10 === 3 && some.length > 6)
    return `${some.slice(0, 3)}${some[4]}${some[3]}${some.slice(5)}`;
  return some;
}

export type Kind = 'suggestion' | 'search' | 'prices';

/** Calls the service behind each operation, as its route does. */
const call: Readonly<
  Record<Kind, (caller: Caller, at: number, count: number) => Promise<unknown>>
> = {
  suggestion: (caller, at, count) =>
    suggestProducts(
      caller,
      contract.searchSuggestion.query.parse({ query: typed(pick(at, count), at) }),
    ),
  search: (caller, at, count) =>
    searchProducts(
      caller,
      contract.productSearch.query.parse({ query: typed(pick(at, count), at + 1) }),
    ),
  prices: (caller, at, count) =>
    readPrices(caller, prices.query.parse({ pid: `gtin-0${gtinOf(pick(at, count))}` })),
};

export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

/** Returns the milliseconds of each of `rounds` sequential calls, after as many uncounted ones. */
export async function timesOf(
  kind: Kind,
  caller: Caller,
  count: number,
  rounds: number,
): Promise<number[]> {
  const times: number[] = [];
  for (let at = -rounds; at < rounds; at += 1) {
    const startedMs = performance.now();
    await call[kind](caller, at + rounds, count);
    if (at >= 0) times.push(performance.now() - startedMs);
  }
  return times;
}
