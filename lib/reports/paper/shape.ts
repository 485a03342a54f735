import { fromTheLeft, levelsOf, mirrored, RIGHT_TO_LEFT } from './direction';
import type { FontFile, Typeface } from './fonts';

/**
 * Characters that need shaping: those that join, run from right to left, or form one glyph
 * together.
 */
export const SHAPED =
  /[\u0590-\u08ff\u200c-\u200f\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u20e3]/u;
const LETTER = /^[\p{Script_Extensions=Hebrew}\p{Script_Extensions=Arabic}]/u;
const JOINERS = /^(?:\u200c|\u200d|\ufe0f)$/;

/** A part of a line in one font file. Widths are in thousandths of an em. */
interface Part {
  readonly file: FontFile;
  text: string;
  readonly level: number;
  /** Whether the font file must shape the part as a whole. */
  readonly isShaped: boolean;
  advance: number;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Splits printable text into parts in reading order. */
function partsOf(text: string, typeface: Typeface): Part[] {
  const levels = RIGHT_TO_LEFT.test(text) ? levelsOf(text) : null;
  const parts: Part[] = [];
  const end = text.trimEnd().length;
  for (const { segment, index } of graphemes.segment(text)) {
    // Trailing spaces go to the right end of the line, where they shift nothing.
    add(parts, segment, index < end ? (levels?.[index] ?? 0) : 0, typeface);
  }
  for (const part of parts) if (part.isShaped) part.advance = shape(part.text, part.file).advance;
  return parts;
}

/** Caches shaped words, up to about as many as a long report has. */
const shaped = new Map<string, { readonly advance: number; readonly isOneGlyph: boolean }>();
const SHAPED_MAX = 20_000;
const SHAPED_LENGTH_MAX = 60;

function shape(
  text: string,
  file: FontFile,
): { readonly advance: number; readonly isOneGlyph: boolean } {
  const key = `${file.key} ${text}`;
  const before = shaped.get(key);
  if (before) return before;
  const made = shapeAnew(text, file);
  if (shaped.size >= SHAPED_MAX) shaped.clear();
  if (text.length <= SHAPED_LENGTH_MAX) shaped.set(key, made);
  return made;
}

function shapeAnew(
  text: string,
  { font }: FontFile,
): { readonly advance: number; readonly isOneGlyph: boolean } {
  const { glyphs, advanceWidth } = font.layout(text);
  for (const glyph of glyphs) {
    // PDF readers disagree on the order of letters in a right-to-left ligature, so it is written as
    // one character.
    const ligature =
      glyph.codePoints.length > 1 && ligatures().get(String.fromCodePoint(...glyph.codePoints));
    if (ligature) glyph.codePoints = [ligature];
  }
  return {
    advance: (advanceWidth * 1000) / font.unitsPerEm,
    isOneGlyph: glyphs.length === 1 && glyphs[0]?.id !== 0,
  };
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
let known: ReadonlyMap<string, number> | undefined;

/**
 * Maps letters to the character of the Arabic presentation forms that any reader resolves to them.
 */
function ligatures(): ReadonlyMap<string, number> {
  known ??= new Map(
    [...range(0xfbea, 0xfd3d), ...range(0xfef5, 0xfefc)].map((form) => [
      String.fromCodePoint(form).normalize('NFKC'),
      form,
    ]),
  );
  return known;
}

function add(parts: Part[], segment: string, level: number, typeface: Typeface): void {
  const file = fileOfSign(segment, typeface);
  if (file) parts.push({ file, text: segment, level, isShaped: true, advance: 0 });
  else for (const character of segment) addCharacter(parts, character, level, typeface);
}

function addCharacter(parts: Part[], character: string, level: number, typeface: Typeface): void {
  const last = parts.at(-1);
  if (JOINERS.test(character)) {
    if (last?.isShaped) last.text += character;
    return;
  }
  const shown = level % 2 === 1 ? mirrored(character) : character;
  const glyph = typeface.glyph(shown.codePointAt(0) ?? 0);
  if (glyph === null) return;
  const isShaped = level % 2 === 1 && LETTER.test(character);
  // Right-to-left punctuation and spaces get parts of their own, as do digits of such scripts,
  // because the font file would mirror them.
  const goesOn =
    last?.file === glyph.file &&
    last.level === level &&
    last.isShaped === isShaped &&
    (isShaped || (level % 2 === 0 && typeface.files.includes(glyph.file)));
  if (!goesOn)
    parts.push({ file: glyph.file, text: shown, level, isShaped, advance: glyph.advance });
  else last.text += shown;
  if (goesOn) last.advance += glyph.advance;
}

/** The font file with a single glyph for several characters: a flag, a family, a firefighter. */
export function fileOfSign(segment: string, typeface: Typeface): FontFile | null {
  if (segment.length < 2 || !SHAPED.test(segment) || RIGHT_TO_LEFT.test(segment)) return null;
  const files = [...segment].flatMap(
    (character) => typeface.glyph(character.codePointAt(0) ?? 0)?.file ?? [],
  );
  const file = files.find((known) => !typeface.files.includes(known));
  return file && shape(segment, file).isOneGlyph ? file : null;
}

/** A stretch of a line in one font file. `offset` is in thousandths of an em. */
export interface Run {
  readonly file: FontFile;
  readonly text: string;
  readonly offset: number;
}

/** Runs with offsets from the left, in reading order. */
export function shapedRuns(text: string, typeface: Typeface): Run[] {
  const parts = partsOf(text, typeface);
  const offsets = parts.map(() => 0);
  let offset = 0;
  for (const index of fromTheLeft(parts.map(({ level }) => level))) {
    offsets[index] = offset;
    offset += parts[index]?.advance ?? 0;
  }
  return parts.map(({ file, text }, index) => ({ file, text, offset: offsets[index] ?? 0 }));
}

export const shapedAdvanceOf = (text: string, typeface: Typeface): number =>
  partsOf(text, typeface).reduce((sum, { advance }) => sum + advance, 0);
