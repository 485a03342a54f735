import { describe, expect, it } from 'vitest';
import { findGlyphs } from './glyphs';
import { blankPage, write } from './page.fixture';
import { findWords } from './words';

function wordsOf(...lines: readonly (readonly [text: string, x: number, y: number])[]): number[][] {
  const page = blankPage(400, 200, 225);
  for (const [text, x, y] of lines) write(page, text, { x, y, dotPx: 3, ink: 25 });
  return findWords(findGlyphs(page))
    .filter(({ dark }) => dark)
    .map(({ left, top, right, bottom }) => [left, top, right, bottom])
    .sort((a, b) => (a[1] ?? 0) - (b[1] ?? 0) || (a[0] ?? 0) - (b[0] ?? 0));
}

describe('findWords', () => {
  it('takes a price with its point as one word', () => {
    expect(wordsOf(['28.05', 40, 40])).toEqual([[40, 40, 40 + 4 * 18 + 15, 61]]);
  });

  it('separates words that stand apart, and lines', () => {
    expect(wordsOf(['238', 40, 40], ['905', 200, 40], ['246', 40, 100])).toEqual([
      [40, 40, 91, 61],
      [200, 40, 251, 61],
      [40, 100, 91, 121],
    ]);
  });

  it('does not take two digits alone for a word', () => {
    expect(wordsOf(['28', 40, 40])).toEqual([]);
  });
});
