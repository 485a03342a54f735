import { expect, test } from 'vitest';
import { countsOf, dismissed, type UploadList, type UploadState } from './upload-list';

const upload = (id: number, outcome: UploadState['outcome']): UploadState => ({
  id,
  fileName: `${id}.jpg`,
  progress: 1,
  outcome,
  reducedFrom: null,
  retry: null,
  isDismissed: false,
});

const TEN: UploadList = [
  ...[1, 2, 3, 4, 5, 6, 7].map((id) => upload(id, 'done')),
  upload(8, new Error('refused')),
  upload(9, 'empty'),
  upload(10, { kind: 'tooManyBytes', bytes: 16_000_000 }),
];
const dismissAll = (list: UploadList, ids: readonly number[]) => ids.reduce(dismissed, list);

test('a dismissed upload still counts as sent or failed', () => {
  const left = dismissAll(TEN, [1, 2, 3, 4, 5, 6, 7, 8]);
  expect(left.filter((one) => !one.isDismissed).map(({ id }) => id)).toEqual([9, 10]);
  expect(countsOf(left)).toEqual({ total: 10, done: 7, failed: 3, waiting: 0 });
});

test('dismissing the last upload empties the list, so that counting starts again', () => {
  expect(dismissAll(TEN, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toEqual([]);
});
