import { expect, test } from 'vitest';
import type { ForensicsResult } from '@/lib/contract/forensics';
import { withPicture } from './forensics';

const result = (row_id: number, file_name: string) =>
  ({ row_id, file_name, flagged: true }) as ForensicsResult;

test('a change of one picture reaches every appraisal of its item and no other picture', () => {
  const before = {
    forensics_results: {
      1: [result(10, 'a.jpg'), result(10, 'b.jpg')],
      2: [result(10, 'a.jpg')],
      3: [result(30, 'a.jpg')],
    },
  };
  const after = withPicture(before, { row_id: 10, file_name: 'a.jpg' }, (one) => ({
    ...one,
    flagged: false,
  }))?.forensics_results;
  expect(
    Object.fromEntries(
      Object.entries(after ?? {}).map(([id, list]) => [id, list.map(({ flagged }) => flagged)]),
    ),
  ).toEqual({
    1: [false, true],
    2: [false],
    3: [true],
  });
});
