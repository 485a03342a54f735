import { describe, expect, it } from 'vitest';
import { texturedScene } from '../detectors/textured.fixture';
import { findGlyphs } from './glyphs';
import { blankPage, fill, write } from './page.fixture';

describe('findGlyphs', () => {
  it.each([
    [220, 30, true],
    [40, 235, false],
  ])('finds each glyph in its exact box, on paper of %d in ink of %d', (paper, ink, dark) => {
    const page = blankPage(200, 80, paper);
    write(page, '27', { x: 41, y: 21, dotPx: 4, ink });
    const inside = findGlyphs(page).filter(
      (glyph) => glyph.dark === dark && glyph.bottom - glyph.top > 20,
    );
    expect(inside).toEqual([
      { left: 41, top: 21, right: 61, bottom: 49, dark },
      { left: 65, top: 21, right: 85, bottom: 49, dark },
    ]);
  });

  it('joins strokes that meet only further down', () => {
    const page = blankPage(96, 96, 230);
    fill(page, { x: 20, y: 20, width: 4, height: 30 }, 20);
    fill(page, { x: 40, y: 20, width: 4, height: 30 }, 20);
    fill(page, { x: 20, y: 46, width: 24, height: 4 }, 20);
    const [glyph, ...others] = findGlyphs(page).filter(({ dark }) => dark);
    expect(glyph).toEqual({ left: 20, top: 20, right: 44, bottom: 50, dark: true });
    expect(others).toEqual([]);
  });

  it('finds none in paper that is only shaded and grainy', () => {
    const shade = texturedScene(160, 160, 3, 2);
    const values = shade.values.map((value, i) => 180 + (i % 160) / 8 + (value - 128) / 40);
    expect(findGlyphs({ ...shade, values })).toEqual([]);
  });

  it('ignores what is too large for a letter', () => {
    const page = blankPage(300, 200, 230);
    fill(page, { x: 20, y: 100, width: 200, height: 4 }, 20);
    expect(findGlyphs(page).filter(({ dark }) => dark)).toEqual([]);
  });
});
