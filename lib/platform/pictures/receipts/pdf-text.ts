/** Text of a page of a PDF: its lines, and a number whose digits have different fonts. */
import type { TextLine } from '@/lib/receipts/receipt';

/** A piece of text of pdfjs. */
export interface TextPiece {
  readonly str: string;
  readonly fontName: string;
  readonly width: number;
  readonly height: number;
  /** The last two are its place on the page. */
  readonly transform: readonly number[];
}

interface Placed {
  readonly text: string;
  readonly font: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly height: number;
}

/** Pieces whose bottoms differ by less than this share of their height are on one line. */
const SAME_LINE = 0.5;
const SPACE = 0.25;
const COLUMN = 1.5;
/** Digits of one number touch. */
const TOUCHING = 0.15;
const SURE = 100;

const placed = ({ str, fontName, width, height, transform }: TextPiece): Placed => ({
  text: str,
  font: fontName,
  left: transform[4] ?? 0,
  right: (transform[4] ?? 0) + width,
  bottom: transform[5] ?? 0,
  height: height || Math.abs(transform[3] ?? 0),
});

function grouped(pieces: readonly TextPiece[]): Placed[][] {
  const lines: Placed[][] = [];
  const ordered = pieces
    .filter(({ str }) => str.trim() !== '')
    .map(placed)
    .toSorted((one, other) => other.bottom - one.bottom);
  for (const piece of ordered) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && first.bottom - piece.bottom < first.height * SAME_LINE) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => line.toSorted((one, other) => one.left - other.left));
}

function textOf(line: readonly Placed[]): string {
  return line
    .map(({ text, left, height }, at) => {
      const gap = left - (line[at - 1]?.right ?? left);
      return `${gap > height * COLUMN ? '   ' : gap > height * SPACE ? ' ' : ''}${text}`;
    })
    .join('');
}

/** Lines from the top. */
export const linesOf = (pieces: readonly TextPiece[]): TextLine[] =>
  grouped(pieces).map((line) => ({
    text: textOf(line),
    confidence: SURE,
    height: Math.max(...line.map(({ height }) => height)),
  }));

const NUMBER_END = /[\d.,]+$/u;
const NUMBER_START = /^[\d.,]+/u;

/**
 * A number of which a part is in another font than the part before. Smaller decimals, as on price
 * tags, do not count.
 */
export function numberInTwoFonts(
  pieces: readonly TextPiece[],
  nameOf: (font: string) => string,
): string | null {
  for (const line of grouped(pieces)) {
    for (const [at, piece] of line.entries()) {
      const before = line[at - 1];
      if (!before || nameOf(before.font) === nameOf(piece.font)) continue;
      const isTouching = Math.abs(piece.left - before.right) < piece.height * TOUCHING;
      const isSameSize = Math.abs(piece.height - before.height) < piece.height * TOUCHING;
      const [head] = NUMBER_END.exec(before.text) ?? [];
      const [tail] = NUMBER_START.exec(piece.text) ?? [];
      if (isTouching && isSameSize && /\d/u.test(head ?? '') && /\d/u.test(tail ?? ''))
        return `${head}${tail}`.slice(0, 40);
    }
  }
  return null;
}
