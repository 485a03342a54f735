import { shrunk, type Plane } from '../maths/plane';
import { findGlyphs, type Glyph } from './glyphs';
import { findWords, type Word } from './words';

/** Larger pictures are looked through at half size: their small print is left out. */
const PIXELS_MAX = 5_000_000;

/** The words of a picture, in its own pixels. */
export function findText(luma: Plane): Word[] {
  const factor = Math.ceil(Math.sqrt((luma.width * luma.height) / PIXELS_MAX));
  if (factor === 1) return findWords(findGlyphs(luma));
  return findWords(findGlyphs(shrunk(luma, factor))).map((word) => ({
    ...enlarged(word, factor), glyphs: word.glyphs.map((glyph) => enlarged(glyph, factor)),
  }));
}

function enlarged<B extends Glyph>(box: B, factor: number): B {
  const { left, top, right, bottom } = box;
  return { ...box, left: left * factor, top: top * factor, right: right * factor, bottom: bottom * factor };
}
