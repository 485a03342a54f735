import { describe, expect, it } from 'vitest';
import { freshLists, judgeFresh } from './fresh-lists.fixture';

const SHARE_MIN = 0.97;

/** Files as households write them, with the truth written before they were first read. */
describe.each([
  { folder: 'fresh', categoryShareMin: 0.95 },
  { folder: 'fresh-2', categoryShareMin: 0.95 },
  { folder: 'fresh-3', categoryShareMin: 0.9 },
  { folder: 'fresh-4', categoryShareMin: 0.9 },
  { folder: 'fresh-5', categoryShareMin: 0.9 },
  { folder: 'fresh-6', categoryShareMin: 0.9 },
  { folder: 'fresh-7', categoryShareMin: 0.9 },
  { folder: 'fresh-8', categoryShareMin: 0.9 },
  { folder: 'fresh-9', categoryShareMin: 0.9 },
  { folder: 'fresh-10', categoryShareMin: 0.85 },
  { folder: 'fresh-11', categoryShareMin: 0.9 },
])('the lists of $folder', ({ folder, categoryShareMin }) => {
  const judged = Promise.all(freshLists(folder).map(judgeFresh)).then((lists) => lists.flat());

  it('have at least 97 % of rows right without a touch, no wrong amount, and no row without a place to fix it', async () => {
    const lines = await judged;
    const of = (...outcomes: string[]) =>
      lines
        .filter(({ outcome }) => outcomes.includes(outcome))
        .map(({ list, text, read }) => `${list}: ${text}\n  read: ${read}`);
    expect(of('wrong', 'wrong amount', 'dropped')).toEqual([]);
    const share = of('right').length / lines.length;
    expect(share >= SHARE_MIN ? [] : of('asked')).toEqual([]);
    expect(lines.length).toBeGreaterThan(130);
  });

  it(`have at least ${categoryShareMin * 100} % of items in their category`, async () => {
    const items = (await judged).filter(({ truth }) => truth !== null);
    const others = items.filter(({ isCategoryRight }) => !isCategoryRight);
    expect(
      others.length / items.length <= 1 - categoryShareMin ? [] : others.map(({ text }) => text),
    ).toEqual([]);
  });
});
