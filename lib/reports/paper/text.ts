import { REPLACEMENT, type FontFile, type Typeface } from './fonts';

/** A stretch of a line in one font file. `offset` and `advance` in thousandths of an em. */
export interface Run {
  readonly file: FontFile;
  readonly text: string;
  readonly offset: number;
}

const PLAIN = /^[\x20-\x7e\xa0-\xac\xae-\xff]*$/;
/** Control, formatting and direction marks: they print nothing and can make a name look like another one. */
const UNSEEN = /\p{Cc}|\p{Cf}|\p{Cs}|\p{Co}|\p{Zl}|\p{Zp}|\p{Variation_Selector}/gu;

/**
 * The text as it can be printed: composed, without marks that print nothing, narrow no-break spaces as ordinary ones;
 * a character that no font file has (an emoji, Arabic) becomes a replacement mark, one for each that a reader would see.
 * Line breaks must have been taken out before.
 */
export function printable(text: string, typeface: Typeface): string {
  if (PLAIN.test(text)) return text;
  const seen = text.normalize('NFC').replace(/[\t\n\r\v\f]/g, ' ').replace(/\u202f/g, '\u00a0');
  const isSet = (part: string) => [...part].every((character) => typeface.glyph(character.codePointAt(0) ?? 0) !== null);
  const known = seen.replace(UNSEEN, '');
  if (isSet(known)) return known;
  return Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(seen), ({ segment }) => {
    const kept = segment.replace(UNSEEN, '');
    return isSet(kept) ? kept : REPLACEMENT;
  }).join('');
}

const codePoints = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0);

/** Width in points of text that is printable. */
export function widthOf(text: string, typeface: Typeface, size: number): number {
  return (advanceOf(text, typeface) * size) / 1000;
}

function advanceOf(text: string, typeface: Typeface): number {
  let advance = 0;
  for (let index = 0; index < text.length; index += 1) {
    const codePoint = text.codePointAt(index) ?? 0;
    if (codePoint > 0xffff) index += 1;
    advance += typeface.glyph(codePoint)?.advance ?? 0;
  }
  return advance;
}

/** Cuts a line where the font file changes; nearly every line is one run. */
export function runsOf(text: string, typeface: Typeface): Run[] {
  const [latin] = typeface.files;
  if (latin !== undefined && PLAIN.test(text)) return text === '' ? [] : [{ file: latin, text, offset: 0 }];
  const runs: { file: FontFile; text: string; offset: number }[] = [];
  let advance = 0;
  for (const codePoint of codePoints(text)) {
    const glyph = typeface.glyph(codePoint);
    if (glyph === null) continue;
    const last = runs.at(-1);
    if (last?.file === glyph.file) last.text += String.fromCodePoint(codePoint);
    else runs.push({ file: glyph.file, text: String.fromCodePoint(codePoint), offset: advance });
    advance += glyph.advance;
  }
  return runs;
}

/** Breaks may fall after a space and after a hyphen, dash or slash inside a word; never at a no-break space. */
const PIECES = /[^ \-–—/]*[-–—/]+|[^ \-–—/]+| +/g;

/** Lines no wider than `width` points. A piece that is wider alone is cut between characters: nothing is left out. */
export function wrap(text: string, typeface: Typeface, size: number, width: number): string[] {
  const limit = (width * 1000) / size;
  const whole = printable(text, typeface);
  if (advanceOf(whole, typeface) <= limit) return [whole.trimEnd()];
  const lines: string[] = [];
  let line = '';
  let lineAdvance = 0;
  for (const piece of whole.match(PIECES) ?? []) {
    const advance = advanceOf(piece, typeface);
    if (lineAdvance + advance <= limit) {
      line += piece;
      lineAdvance += advance;
      continue;
    }
    if (line.trim() !== '') lines.push(line.trimEnd());
    if (piece.startsWith(' ')) {
      line = '';
      lineAdvance = 0;
      continue;
    }
    const parts = advance <= limit ? [piece] : cut(piece, typeface, limit);
    line = parts.pop() ?? '';
    lines.push(...parts);
    lineAdvance = advanceOf(line, typeface);
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  return lines;
}

function cut(piece: string, typeface: Typeface, limit: number): string[] {
  const parts: string[] = [];
  let part = '';
  let advance = 0;
  for (const character of piece) {
    const more = advanceOf(character, typeface);
    if (part !== '' && advance + more > limit) {
      parts.push(part);
      part = '';
      advance = 0;
    }
    part += character;
    advance += more;
  }
  return [...parts, part];
}

/** One line that may lose its middle: only for what stands in full elsewhere in the same document. */
export function shortened(text: string, typeface: Typeface, size: number, width: number): string {
  const whole = printable(text, typeface);
  if (widthOf(whole, typeface, size) <= width) return whole;
  const characters = [...whole];
  let kept = characters.length;
  let short = whole;
  while (kept > 2 && widthOf(short, typeface, size) > width) {
    kept -= 1;
    short = `${characters.slice(0, Math.ceil(kept / 2)).join('')}…${characters.slice(-Math.floor(kept / 2)).join('')}`;
  }
  return short;
}
