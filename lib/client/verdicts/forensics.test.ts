import { expect, test } from 'vitest';
import type { ForensicsResult } from '@/lib/contract/forensics';
import { withPicture } from './forensics';

const result = (row_id: number, file_name: string) =>
  ({ row_id, file_name, flagged: true }) as ForensicsResult;

const flags = (lists: Readonly<Record<string, readonly ForensicsResult[]>> | undefined) =>
  Object.fromEntries(
    Object.entries(lists ?? {}).map(([id, list]) => [id, list.map(({ flagged }) => flagged)]),
  );

test('a change of one picture reaches its item, every appraisal of it and no other picture', () => {
  const before = {
    forensics_results: {
      1: [result(10, 'a.jpg'), result(10, 'b.jpg')],
      2: [result(10, 'a.jpg')],
      3: [result(30, 'a.jpg')],
    },
    item_reasons: {},
    item_results: { 10: [result(10, 'a.jpg')], 40: [result(40, 'a.jpg')] },
  };
  const after = withPicture(before, { row_id: 10, file_name: 'a.jpg' }, (one) => ({
    ...one,
    flagged: false,
  }));
  expect(flags(after?.item_results)).toEqual({ 10: [false], 40: [true] });
  expect(flags(after?.forensics_results)).toEqual({
    1: [false, true],
    2: [false],
    3: [true],
  });
});
