import { expect, test } from 'vitest';
import { idsBetween } from './ids-between';

const IDS = [7, 3, 9, 4];

test.each([
  ['downwards', 7, 9, [7, 3, 9]],
  ['upwards', 4, 3, [3, 9, 4]],
  ['to itself', 3, 3, [3]],
  ['without an earlier one', 0, 9, [9]],
  ['from a line that the filter hides', 5, 9, [9]],
] as const)('a range %s has every line in between, in the order shown', (_how, last, id, range) => {
  expect(idsBetween(IDS, last, id)).toEqual(range);
});
