import { doublesAt, floatsAt, kernels, layOut, shortsAt } from '../kernels/program';

/**
 * A forest of boosted regression trees (J. Friedman, "Greedy function approximation: a gradient
 * boosting machine", Annals of Statistics 29, 2001), all of one depth. Node i has the children 2i +
 * 1 (feature <= threshold) and 2i + 2.
 */
export interface Forest {
  readonly depth: number;
  readonly featureCount: number;
  /** Log-odds before the first tree. */
  readonly bias: number;
  /** 2^depth - 1 entries per tree: the feature that the node compares. */
  readonly features: Uint16Array;
  /** As many entries: the largest value that goes left. Infinity where a node was not split. */
  readonly thresholds: Float32Array;
  /** 2^depth entries per tree: the leaf's contribution to the log-odds. */
  readonly leaves: Float32Array;
}

/**
 * Rows that stay in a processor's first-level cache while the trees process them; a multiple of 4.
 */
const ROWS_AT_ONCE = 48;

/** Returns the log-odds of each row of `rows` (`featureCount` values per row). */
export function forestLogOdds(forest: Forest, rows: Float32Array): Float32Array {
  const { depth, featureCount, features, thresholds, leaves } = forest;
  const trees = features.length / (2 ** depth - 1);
  const count = Math.floor(rows.length / featureCount);
  const odds = new Float32Array(count).fill(forest.bias);
  const [some, columns, limits, ends, totals] = layOut(
    ROWS_AT_ONCE * featureCount * 4,
    features.byteLength,
    thresholds.byteLength,
    leaves.byteLength,
    ROWS_AT_ONCE * 8,
  );
  shortsAt(columns, features.length).set(features);
  floatsAt(limits, thresholds.length).set(thresholds);
  floatsAt(ends, leaves.length).set(leaves);
  const strip = floatsAt(some, ROWS_AT_ONCE * featureCount);
  const sums = doublesAt(totals, ROWS_AT_ONCE);
  for (let first = 0; first < count; first += ROWS_AT_ONCE) {
    const here = Math.min(ROWS_AT_ONCE, count - first);
    strip.set(rows.subarray(first * featureCount, (first + here) * featureCount));
    sums.fill(0);
    kernels().forestOdds(
      some,
      (here + 3) & ~3,
      featureCount * 4,
      columns,
      limits,
      ends,
      trees,
      depth,
      totals,
    );
    for (let i = 0; i < here; i++)
      odds[first + i] = (odds[first + i] as number) + (sums[i] as number);
  }
  return odds;
}
