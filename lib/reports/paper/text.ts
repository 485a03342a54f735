import { lookingBack, RIGHT_TO_LEFT, withoutMarks } from './direction';
import { REPLACEMENT, type Typeface } from './fonts';
import { fileOfSign, SHAPED, shapedAdvanceOf, shapedRuns, type Run } from './shape';

const PLAIN = /^[\x20-\x7e\xa0-\xac\xae-\xff]*$/;
/**
 * Control, format and direction characters, which are invisible and can make one name look like
 * another.
 */
const UNSEEN = /(?![\u2068\u2069])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Variation_Selector}]/gu;
/** Characters that join or separate letters. */
const JOINERS = /\u200c|\u200d/g;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const signsOf = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment);

/**
 * Converts a text to what can be printed: composed, without invisible characters, narrow no-break
 * spaces replaced by ordinary ones. A character that no font file has (Chinese, Thai) becomes one
 * replacement mark. The caller removes line breaks first.
 */
export function printable(text: string, typeface: Typeface): string {
  if (PLAIN.test(text)) return text;
  const seen = text
    .normalize('NFC')
    .replace(/[\t\n\r\v\f]/g, ' ')
    .replace(/\u202f/g, '\u00a0')
    .replace(/≈/g, '~'); // which the fonts lack
  const known = seen.replace(UNSEEN, '');
  if (known === seen && isSet(known, typeface)) return known;
  return signsOf(seen)
    .map((sign) => printableSign(sign, typeface))
    .join('');
}

function printableSign(sign: string, typeface: Typeface): string {
  if (fileOfSign(sign, typeface)) return sign;
  const visible = sign.replace(UNSEEN, '');
  if (!isSet(visible, typeface)) return REPLACEMENT;
  return RIGHT_TO_LEFT.test(visible) ? visible + (sign.match(JOINERS)?.[0] ?? '') : visible;
}

const isSet = (text: string, typeface: Typeface) =>
  Array.from(withoutMarks(text)).every(
    (character) => typeface.glyph(character.codePointAt(0) ?? 0) !== null,
  );

const codePoints = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0);

/** Width in points of printable text. */
export function widthOf(text: string, typeface: Typeface, size: number): number {
  return (advanceOf(text, typeface) * size) / 1000;
}

function advanceOf(text: string, typeface: Typeface): number {
  if (!PLAIN.test(text) && SHAPED.test(text)) return shapedAdvanceOf(text, typeface);
  let advance = 0;
  for (let index = 0; index < text.length; index += 1) {
    const codePoint = text.codePointAt(index) ?? 0;
    if (codePoint > 0xffff) index += 1;
    advance += typeface.glyph(codePoint)?.advance ?? 0;
  }
  return advance;
}

/** Splits a line where the font file changes. Most lines are one run. */
export function runsOf(text: string, typeface: Typeface): Run[] {
  const [latin] = typeface.files;
  if (latin !== undefined && PLAIN.test(text))
    return text === '' ? [] : [{ file: latin, text, offset: 0 }];
  if (SHAPED.test(text)) return shapedRuns(text, typeface);
  const runs: (Run & { text: string })[] = [];
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

/**
 * Allows breaks after a space, and after a hyphen, dash or slash inside a word, but not at a
 * no-break space.
 */
const PIECES = /[^ \-–—/]*[-–—/]+|[^ \-–—/]+| +/g;

/**
 * Breaks a text into lines of at most `width` points. A word wider than a line is split between
 * characters.
 */
export function wrap(
  text: string,
  typeface: Typeface,
  size: number,
  width: number,
): readonly string[] {
  const limit = (width * 1000) / size;
  const printed = printable(text, typeface);
  if (advanceOf(printed, typeface) <= limit) return [printed.trimEnd()];
  const lines: string[] = [];
  let line = '';
  let lineAdvance = 0;
  for (const piece of printed.match(PIECES) ?? []) {
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
  return lookingBack(lines);
}

function cut(piece: string, typeface: Typeface, limit: number): string[] {
  const signs = SHAPED.test(piece) ? signsOf(piece) : [...piece];
  const parts: string[] = [];
  for (let from = 0, to = 0; from < signs.length; from = to) {
    let advance = 0;
    do {
      advance += advanceOf(signs[to] ?? '', typeface);
      to += 1;
    } while (to < signs.length && advance + advanceOf(signs[to] ?? '', typeface) <= limit);
    const part = () => signs.slice(from, to).join('');
    // Joined letters are mostly narrower than separate ones, seldom wider.
    while (to - from > 1 && advanceOf(part(), typeface) > limit) to -= 1;
    parts.push(part());
  }
  return parts;
}

/**
 * Returns one line, without its middle if it does not fit. Only for texts that the document
 * contains in full elsewhere.
 */
export function shortened(text: string, typeface: Typeface, size: number, width: number): string {
  const printed = printable(text, typeface);
  if (widthOf(printed, typeface, size) <= width) return printed;
  const characters = signsOf(printed);
  let length = characters.length;
  let short = printed;
  while (length > 2 && widthOf(short, typeface, size) > width) {
    length -= 1;
    short = `${characters.slice(0, Math.ceil(length / 2)).join('')}…${characters.slice(-Math.floor(length / 2)).join('')}`;
  }
  return short;
}
