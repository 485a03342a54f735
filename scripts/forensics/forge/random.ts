import { createHash } from 'node:crypto';

/** Reproducible random numbers. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  between(low: number, high: number): number;
  /** Uniform in the logarithm: as many small as large ones. */
  logBetween(low: number, high: number): number;
  /** An integer from `low` to `high`, both included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  weighted<const T>(items: readonly (readonly [item: T, weight: number])[]): T;
  shuffled<T>(items: readonly T[]): T[];
  /** Mean 0, standard deviation 1. */
  gaussian(): number;
}

/**
 * Returns one stream per key (picture number, purpose), so that an additional draw in one place
 * changes nothing elsewhere.
 */
export function stream(...key: readonly (string | number)[]): Random {
  const seed = createHash('sha256').update(key.join('|')).digest();
  return randomOf(
    sfc32(seed.readUInt32LE(0), seed.readUInt32LE(4), seed.readUInt32LE(8), seed.readUInt32LE(12)),
  );
}

/** PractRand's small fast counting generator (Doty-Humphrey), 32 bit. */
function sfc32(a: number, b: number, c: number, counter: number): () => number {
  return () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
}

function randomOf(next: () => number): Random {
  const between = (low: number, high: number): number => low + (high - low) * next();
  const int = (low: number, high: number): number =>
    low + Math.floor((Math.max(low, high) - low + 1) * next());
  const pick = <T>(items: readonly T[]): T => present(items[int(0, items.length - 1)]);
  return {
    next,
    between,
    int,
    pick,
    logBetween: (low, high) => Math.exp(between(Math.log(low), Math.log(high))),
    chance: (probability) => next() < probability,
    weighted: <T>(items: readonly (readonly [T, number])[]) => {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      return present(items.find(([, weight]) => (left -= weight) < 0) ?? items.at(-1))[0];
    },
    shuffled: <T>(items: readonly T[]) =>
      items
        .map((item) => [next(), item] as const)
        .sort((a, b) => a[0] - b[0])
        .map(([, item]) => item),
    gaussian: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

function present<T>(item: T | undefined): T {
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}
