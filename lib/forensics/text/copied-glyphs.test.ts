import { describe, expect, it } from 'vitest';
import { gaussian, pasted, randomFrom, type Grey } from '../detectors/textured.fixture';
import { findCopiedGlyphs } from './copied-glyphs';
import { findGlyphs } from './glyphs';
import { blankPage, printedBill, scanned, write } from './page.fixture';

const copiesIn = (page: Grey): ReturnType<typeof findCopiedGlyphs> =>
  findCopiedGlyphs(findGlyphs(page), page);

/** Adds the noise of another compression. */
const noisy = (page: Grey, sigma: number): Grey => {
  const random = randomFrom(77);
  return { ...page, values: page.values.map((value) => value + sigma * gaussian(random)) };
};

describe('findCopiedGlyphs', () => {
  it('finds a price copied over another, and both places', () => {
    const bill = printedBill(3);
    const copied = pasted(bill, bill, { x: 34, y: 312 }, { x: 274, y: 18, width: 124, height: 34 });
    const [copy, ...others] = copiesIn(noisy(copied, 1.5));
    expect(others).toEqual([]);
    expect(copy?.glyphs).toBeGreaterThanOrEqual(4);
    expect(copy?.strength).toBeGreaterThan(1);
    const [upper, lower] =
      copy && copy.from.top < copy.to.top ? [copy.from, copy.to] : [copy?.to, copy?.from];
    expect(upper?.left).toBeGreaterThanOrEqual(274);
    expect(upper?.right).toBeLessThanOrEqual(398);
    expect([
      (lower?.left ?? 0) - (upper?.left ?? 0),
      (lower?.top ?? 0) - (upper?.top ?? 0),
    ]).toEqual([-240, 294]);
  });

  it('does not take equal prices, each printed and scanned separately, for a copy', () => {
    const page = blankPage(480, 320, 215);
    const random = randomFrom(9);
    const print = { dotPx: 3, ink: 40, random };
    for (let row = 0; row < 3; row++)
      write(page, '480.25', { ...print, x: 40 + row, y: 24 + row * 42 });
    expect(copiesIn(scanned(page, 3, 4)).filter(({ strength }) => strength > 0.5)).toEqual([]);
  });

  it('finds nothing in a single identical letter', () => {
    const bill = printedBill(3);
    const copied = pasted(bill, bill, { x: 40, y: 318 }, { x: 280, y: 24, width: 17, height: 22 });
    expect(copiesIn(copied)).toEqual([]);
  });

  it('finds nothing on a page that a program drew, with identical letters', () => {
    const page = blankPage(480, 640, 240);
    for (let row = 0; row < 14; row++) {
      write(page, '480.25', { x: 40 + (row % 4), y: 24 + row * 42, dotPx: 3, ink: 20 });
    }
    expect(copiesIn(page)).toEqual([]);
  });
});
