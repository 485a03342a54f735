/**
 * A forest of boosted regression trees (J. Friedman, "Greedy function approximation: a gradient boosting machine",
 * Annals of Statistics 29, 2001), all of one depth. Node i has the children 2i + 1 (feature <= threshold) and 2i + 2.
 */
export interface Forest {
  readonly depth: number;
  readonly featureCount: number;
  /** Log-odds before any tree has spoken. */
  readonly bias: number;
  /** 2^depth - 1 entries a tree: which feature is asked. */
  readonly features: Uint16Array;
  /** As many: the largest value that goes left. Infinity where a node was not split. */
  readonly thresholds: Float32Array;
  /** 2^depth entries a tree: what the leaf adds to the log-odds. */
  readonly leaves: Float32Array;
}

/** Log-odds of each row of `rows` (row by row `featureCount` values). */
export function forestLogOdds(forest: Forest, rows: Float32Array): Float32Array {
  const { depth, featureCount, features, thresholds, leaves } = forest;
  const nodes = 2 ** depth - 1;
  const trees = features.length / nodes;
  const count = Math.floor(rows.length / featureCount);
  const odds = new Float32Array(count).fill(forest.bias);
  for (let row = 0; row < count; row++) {
    const at = row * featureCount;
    let sum = 0;
    for (let tree = 0; tree < trees; tree++) {
      const from = tree * nodes;
      let node = 0;
      while (node < nodes) {
        const value = rows[at + (features[from + node] as number)] as number;
        node = 2 * node + (value <= (thresholds[from + node] as number) ? 1 : 2);
      }
      sum += leaves[tree * (nodes + 1) + node - nodes] as number;
    }
    odds[row] = (odds[row] as number) + sum;
  }
  return odds;
}
