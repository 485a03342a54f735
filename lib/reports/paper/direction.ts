import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** A letter of a right-to-left script, or a mark with that direction. */
export const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** Invisible direction marks. */
const MARKS = /[\u061c\u200e\u200f\u2066-\u2069]/gu;
const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069'];

export const withoutMarks = (text: string): string => text.replace(MARKS, '');

/**
 * Isolates a name in a sentence of another direction, so that neither reorders the other's digits
 * and commas.
 */
export const isolated = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? `${FIRST_STRONG_ISOLATE}${withoutMarks(text)}${POP_ISOLATE}` : text;

/** The embedding level (UAX #9) of every UTF-16 unit. Odd levels run from right to left. */
export const levelsOf = (text: string): Uint8Array => bidi.getEmbeddingLevels(text).levels;

export const mirrored = (character: string): string =>
  bidi.getMirroredCharacter(character) ?? character;

/**
 * Adds marks to the lines of a paragraph that restore the state at the end of the previous line:
 * the paragraph's direction, the last strong letter and the open isolates.
 */
export function lookingBack(lines: readonly string[]): readonly string[] {
  if (lines.length < 2 || !lines.some((line) => RIGHT_TO_LEFT.test(line))) return lines;
  const paragraph = lines.join(' ');
  const base =
    (bidi.getEmbeddingLevels(paragraph).paragraphs[0]?.level ?? 0) % 2 === 1 ? '\u200f' : '\u200e';
  let last = base;
  let open = 0;
  return lines.map((line) => {
    const before = base + last + FIRST_STRONG_ISOLATE.repeat(open);
    for (const character of line) {
      if (character === FIRST_STRONG_ISOLATE) open += 1;
      if (character === POP_ISOLATE) open = Math.max(0, open - 1);
      last = STRONG[bidi.getBidiCharTypeName(character)] ?? last;
    }
    return before + line + POP_ISOLATE.repeat(open);
  });
}

const STRONG: Readonly<Record<string, string>> = { L: '\u200e', R: '\u200f', AL: '\u061c' };

/** The visual order of the parts of a line, from the left (UAX #9, L2). */
export function fromTheLeft(levels: readonly number[]): number[] {
  const order = levels.map((_, index) => index);
  for (let level = Math.max(0, ...levels); level > 0; level -= 1) {
    for (let from = 0; from < order.length; from += 1) {
      let to = from;
      while (to < order.length && (levels[order[to] ?? 0] ?? 0) >= level) to += 1;
      if (to - from > 1) order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = to;
    }
  }
  return order;
}
