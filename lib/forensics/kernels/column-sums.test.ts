import { expect, it } from 'vitest';
import { noise } from '../testing/scenes';
import { columnSums } from './column-sums';

/** The second case is more than one strip, and no length is a multiple of the vector length. */
it.each([
  [45, 7],
  [20_013, 60],
  [3, 1],
])('adds the columns over all rows: %i bytes a row, %i rows', (length, rows) => {
  const random = noise(9);
  const bytes = Uint8Array.from({ length: length * rows }, () => 255 * random());
  const expected = Array.from({ length }, (_, place) =>
    Array.from({ length: rows }, (__, row) => bytes[row * length + place] ?? NaN).reduce(
      (sum, value) => sum + value,
    ),
  );
  expect([...columnSums(bytes, length)]).toEqual(expected);
});
