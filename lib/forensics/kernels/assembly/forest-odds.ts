/**
 * Adds the leaf values of all trees to each row's sum, one tree after the other. Four rows descend
 * a tree side by side, because a single one would wait at every node for its load.
 * @param rows `count` rows (a multiple of 4) of floats, `rowBytes` apart
 * @param features 2^depth - 1 numbers (u16) a tree
 * @param thresholds as many floats
 * @param leaves 2^depth floats a tree
 * @param sums one double a row
 */
export function forestOdds(
  rows: usize, count: i32, rowBytes: usize, features: usize, thresholds: usize, leaves: usize,
  trees: i32, depth: i32, sums: usize,
): void {
  const nodes = (<usize>1 << depth) - 1;
  for (let tree = 0; tree < trees; tree++) {
    let row = rows, sum = sums;
    for (let i = 0; i < count; i += 4) {
      let a: usize = 0, b: usize = 0, c: usize = 0, d: usize = 0;
      for (let level = 0; level < depth; level++) {
        a = below(a, row, features, thresholds);
        b = below(b, row + rowBytes, features, thresholds);
        c = below(c, row + 2 * rowBytes, features, thresholds);
        d = below(d, row + 3 * rowBytes, features, thresholds);
      }
      addLeaf(sum, leaves + ((a - nodes) << 2));
      addLeaf(sum + 8, leaves + ((b - nodes) << 2));
      addLeaf(sum + 16, leaves + ((c - nodes) << 2));
      addLeaf(sum + 24, leaves + ((d - nodes) << 2));
      row += 4 * rowBytes;
      sum += 32;
    }
    features += nodes << 1;
    thresholds += nodes << 2;
    leaves += (nodes + 1) << 2;
  }
}

@inline
function below(node: usize, row: usize, features: usize, thresholds: usize): usize {
  const value = load<f32>(row + (<usize>load<u16>(features + (node << 1)) << 2));
  return 2 * node + 2 - <usize>(value <= load<f32>(thresholds + (node << 2)));
}

@inline
function addLeaf(sum: usize, leaf: usize): void {
  store<f64>(sum, load<f64>(sum) + <f64>load<f32>(leaf));
}
