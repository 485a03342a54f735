import { describe, expect, it } from 'vitest';
import { judgeLists } from './household-lists.fixture';

/** Of rows that state one figure; what a row leaves open has to be named. */
const SHARE_MIN = 0.97;

describe('messy household lists in six languages', () => {
  it.each(['develop', 'held-out'])(
    'are read right in at least 97 %% of rows and never wrong: %s',
    async (folder) => {
      const judged = await judgeLists(folder);
      const of = (outcome: string) => judged.filter((one) => one.outcome === outcome);
      const right = of('right').length / judged.length;
      expect(of('wrong').map(({ line, read }) => `${line}\n  read: ${read}`)).toEqual([]);
      expect(
        right >= SHARE_MIN ? [] : of('asked').map(({ line, read }) => `${line}\n  read: ${read}`),
      ).toEqual([]);
      expect(judged.length).toBeGreaterThan(200);
    },
  );
});
