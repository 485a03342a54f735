import { reportKernel } from '../testing/bench';
import { noise } from '../testing/scenes';
import { valueCounts, zeroCounts } from './coefficients';

/** Number of blocks in 12 megapixels. */
const BLOCKS = 187_500;
const random = noise(5);
const planes = Array.from({ length: 8 }, () =>
  Int16Array.from({ length: BLOCKS }, () => 30 * (random() - 0.5) ** 3),
);

function plainCounts(): Int32Array {
  const counts = new Int32Array(4097);
  for (const plane of planes) {
    for (let i = 0; i < plane.length; i++)
      counts[(plane[i] as number) + 2048] = (counts[(plane[i] as number) + 2048] as number) + 1;
  }
  return counts;
}

function plainZeros(): Uint8Array {
  const zeros = new Uint8Array(BLOCKS);
  for (const plane of planes) {
    for (let i = 0; i < plane.length; i++)
      zeros[i] = (zeros[i] as number) + (plane[i] === 0 ? 1 : 0);
  }
  return zeros;
}

reportKernel('value_counts', 12, () => planes.map((plane) => valueCounts(plane)), plainCounts, 1);
reportKernel('zero_counts', 12, () => zeroCounts(planes), plainZeros, 2);
