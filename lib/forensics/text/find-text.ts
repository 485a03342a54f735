import type { Plane } from '../maths/plane';
import { findGlyphs, type Glyph } from './glyphs';
import { findWords, type Word } from './words';

export interface Text {
  readonly glyphs: readonly Glyph[];
  readonly words: readonly Word[];
  /** Distance of the sampled pixels: 1 means every pixel. Boxes are exact to that distance. */
  readonly pitchPx: number;
}

/**
 * Finds the glyphs and words of a picture, in its own pixels. Beyond `pixelsMax` it searches a
 * shrunken copy.
 */
export function findText(luma: Plane, pixelsMax: number): Text {
  const pitchPx = Math.ceil(Math.sqrt((luma.width * luma.height) / pixelsMax));
  const glyphs = findGlyphs(pitchPx === 1 ? luma : thinned(luma, pitchPx));
  const words = findWords(glyphs);
  if (pitchPx === 1) return { glyphs, words, pitchPx };
  return {
    glyphs: glyphs.map((glyph) => enlarged(glyph, pitchPx)),
    words: words.map((word) => ({
      ...enlarged(word, pitchPx),
      glyphs: word.glyphs.map((glyph) => enlarged(glyph, pitchPx)),
    })),
    pitchPx,
  };
}

function enlarged<B extends Glyph>(box: B, factor: number): B {
  const { left, top, right, bottom } = box;
  return {
    ...box,
    left: left * factor,
    top: top * factor,
    right: right * factor,
    bottom: bottom * factor,
  };
}

/**
 * Takes every `side`-th pixel of every `side`-th row, each averaged with its diagonal neighbour.
 */
function thinned({ values, width, height }: Plane, side: number): Plane {
  const across = Math.floor(width / side);
  const down = Math.floor(height / side);
  const means = new Float32Array(across * down);
  for (let y = 0, to = 0; y < down; y++) {
    for (let x = 0, at = y * side * width; x < across; x++, at += side, to++) {
      means[to] = ((values[at] as number) + (values[at + width + 1] as number)) * 0.5;
    }
  }
  return { width: across, height: down, values: means };
}
