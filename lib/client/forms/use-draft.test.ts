import { expect, test } from 'vitest';
import { isAlike } from './use-draft';

const FIRST = {
  seen: [{ revision: 1, comment: '', price: null as { total: number } | null }],
  before: { comment: '' },
  form: { comment: '' },
};

test('data stored by another version of the desk is not used as a draft', () => {
  expect(
    isAlike(FIRST, {
      seen: [{ revision: 4, comment: 'Theirs', price: { total: 3 } }],
      before: { comment: '' },
      form: { comment: 'Mine' },
    }),
  ).toBe(true);
  const others = [
    'a text',
    { form: { comment: 'Mine' } },
    { ...FIRST, form: {} },
    { ...FIRST, form: { comment: 3 } },
    { ...FIRST, seen: { revision: 1 } },
    { ...FIRST, seen: [{ comment: '', price: null }] },
  ];
  expect(others.filter((other) => isAlike(FIRST, other))).toEqual([]);
});
