import { reportKernel } from '../testing/bench';
import { noise } from '../testing/scenes';
import { forestLogOdds, type Forest } from './forest';

/** As many cells, features and trees as for a large photo. */
const [CELLS, FEATURES, TREES, DEPTH] = [9000, 158, 200, 5];
const NODES = 2 ** DEPTH - 1;
const random = noise(3);
const filled = (length: number): Float32Array =>
  Float32Array.from({ length }, () => random() - 0.5);
const forest: Forest = {
  depth: DEPTH,
  featureCount: FEATURES,
  bias: 0,
  thresholds: filled(TREES * NODES),
  leaves: filled(TREES * (NODES + 1)),
  features: Uint16Array.from({ length: TREES * NODES }, () => Math.floor(FEATURES * random())),
};
const rows = filled(CELLS * FEATURES);

function plain(): number {
  let total = 0;
  for (let row = 0; row < CELLS; row++) {
    for (let tree = 0; tree < TREES; tree++) {
      let node = 0;
      while (node < NODES) {
        const value = rows[
          row * FEATURES + (forest.features[tree * NODES + node] as number)
        ] as number;
        node = 2 * node + (value <= (forest.thresholds[tree * NODES + node] as number) ? 1 : 2);
      }
      total += forest.leaves[tree * (NODES + 1) + node - NODES] as number;
    }
  }
  return total;
}

// The number of cells corresponds to a picture of 12 megapixels.
reportKernel('forest', 12, () => forestLogOdds(forest, rows), plain, 1.5);
