import { jpegSize } from '../paper/jpeg-size';
import type { Typefaces } from '../paper/fonts';
import { CONTENT_WIDTH, HAIRLINE, INK, REGION_INK, SIZE } from '../paper/look';
import { BlockDraft, type BoxMark, type PictureMark } from '../paper/marks';
import type { ExaminedView, PhotoView, RegionView, Tone } from '../view-model';
import { lineByLine } from './line-by-line';
import { ascentOf, paragraph, type TextStyle } from './lines';

/** The first photo has the width of the column, the others below it half of that. */
export const COLUMN_PHOTOS_MAX = 5;
const COLUMN_GAP = 4;
const STRIP_SIDE = 48;
const STRIP_GAP = 6;
const EXAMINED_SIDE = 150;
const INSTEAD_PADDING = 3;
/** Height of the unsplit upper part: the picture and the text beside it. */
const UPPER_HEIGHT = 200;

interface Square {
  readonly x: number;
  readonly y: number;
  readonly sideMax: number;
}

/**
 * Fits the picture into a square of `sideMax`, with a hairline border, and returns the y below it.
 */
function placePhoto(
  draft: BlockDraft,
  photo: PhotoView,
  box: Square,
  typefaces: Typefaces,
): number {
  const placed = fit(photo, box);
  if (placed === null) return regionText(draft, photo.alt, box, typefaces);
  const { x, y, width, height } = placed;
  draft.pictures.push(placed);
  draft.marks.push({
    kind: 'box',
    x,
    y,
    width,
    height,
    stroke: { color: INK.border, thickness: HAIRLINE },
    fill: null,
  });
  return y + height;
}

/** The text in place of a lost or damaged photo. */
function regionText(
  draft: BlockDraft,
  text: string,
  { x, y, sideMax }: Square,
  typefaces: Typefaces,
): number {
  const below = paragraph(draft, typefaces, text, INSTEAD, {
    x: x + INSTEAD_PADDING,
    y: y + INSTEAD_PADDING,
    width: sideMax - 2 * INSTEAD_PADDING,
  });
  const height = Math.max(below + INSTEAD_PADDING - y, sideMax / 2);
  draft.marks.push({
    kind: 'box',
    x,
    y,
    width: sideMax,
    height,
    stroke: { color: INK.border, thickness: HAIRLINE },
    fill: null,
  });
  return y + height;
}

function fit({ jpeg, alt }: PhotoView, { x, y, sideMax }: Square): PictureMark | null {
  const size = jpeg && jpegSize(jpeg);
  if (jpeg === null || size === null) return null;
  const scale = sideMax / Math.max(size.width, size.height);
  return {
    x,
    y,
    width: Math.max(1, size.width * scale),
    height: Math.max(1, size.height * scale),
    jpeg,
    alt,
  };
}

export function photoColumn(
  draft: BlockDraft,
  photos: readonly PhotoView[],
  box: { x: number; y: number; width: number },
  typefaces: Typefaces,
): number {
  const [first, ...others] = photos.slice(0, COLUMN_PHOTOS_MAX);
  if (first === undefined) return box.y;
  let y = placePhoto(draft, first, { x: box.x, y: box.y, sideMax: box.width }, typefaces);
  const sideMax = (box.width - COLUMN_GAP) / 2;
  for (let index = 0; index < others.length; index += 2) {
    const top = y + COLUMN_GAP;
    const below = others
      .slice(index, index + 2)
      .map((photo, at) =>
        placePhoto(
          draft,
          photo,
          { x: box.x + at * (sideMax + COLUMN_GAP), y: top, sideMax },
          typefaces,
        ),
      );
    y = Math.max(...below);
  }
  return y;
}

/** Further photos of an item in small size, as many per line as fit. */
export function photoStrip(
  photos: readonly PhotoView[],
  x: number,
  typefaces: Typefaces,
): BlockDraft[] {
  const perLine = Math.floor((CONTENT_WIDTH - x + STRIP_GAP) / (STRIP_SIDE + STRIP_GAP));
  const drafts: BlockDraft[] = [];
  for (let from = 0; from < photos.length; from += perLine) {
    const draft = new BlockDraft();
    const below = photos
      .slice(from, from + perLine)
      .map((photo, index) =>
        placePhoto(
          draft,
          photo,
          { x: x + index * (STRIP_SIDE + STRIP_GAP), y: STRIP_GAP, sideMax: STRIP_SIDE },
          typefaces,
        ),
      );
    draft.height = Math.max(...below);
    drafts.push(draft);
  }
  return drafts;
}

const FILE_NAME: TextStyle = { weight: 'regular', size: SIZE.meta, color: INK.tertiary };
const VERDICT: TextStyle = { weight: 'medium', size: SIZE.small, color: INK.text };
const INSTEAD: TextStyle = { weight: 'regular', size: 6.5, color: INK.tertiary };
const LINE: TextStyle = { weight: 'regular', size: SIZE.small, color: INK.secondary };

/**
 * A picture with its regions and the findings beside it. Pages may end between two of its blocks.
 */
export function examinedPicture(
  picture: ExaminedView,
  x: number,
  typefaces: Typefaces,
): BlockDraft[] {
  const draft = new BlockDraft();
  const top = 10;
  const placed = picture.photo ? fit(picture.photo, { x, y: top, sideMax: EXAMINED_SIDE }) : null;
  if (placed) {
    draft.pictures.push(placed);
    for (const region of picture.regions) drawRegion(draft, region, placed);
  }
  const photoBottom = placed
    ? top + placed.height
    : picture.photo
      ? regionText(draft, picture.photo.alt, { x, y: top, sideMax: EXAMINED_SIDE }, typefaces)
      : 0;
  const textX = x + (picture.photo ? EXAMINED_SIDE + 14 : 0);
  const width = CONTENT_WIDTH - textX;
  toneMark(draft, picture.verdict.tone, { x: textX, y: top + ascentOf(VERDICT.size) });
  let y = paragraph(draft, typefaces, picture.verdict.text, VERDICT, {
    x: textX + 10,
    y: top,
    width: width - 10,
  });
  for (const line of picture.lines)
    y = paragraph(draft, typefaces, line, LINE, { x: textX, y: y + 1, width });
  y = paragraph(draft, typefaces, picture.fileName, FILE_NAME, { x: textX, y: y + 4, width });
  y = paragraph(draft, typefaces, picture.sha256, FILE_NAME, { x: textX, y, width });
  draft.height = Math.max(y, photoBottom);
  return lineByLine(draft, UPPER_HEIGHT);
}

function drawRegion(draft: BlockDraft, region: RegionView, picture: PictureMark): void {
  const box = {
    x: picture.x + region.x * picture.width,
    y: picture.y + region.y * picture.height,
    width: region.width * picture.width,
    height: region.height * picture.height,
  };
  const color = REGION_INK[region.kind];
  draft.marks.push({
    kind: 'box',
    ...box,
    stroke: { color: REGION_INK.casing, thickness: 2.2 },
    fill: null,
  });
  const dash = region.kind === 'edited' ? {} : { dash: 3 };
  draft.marks.push({ kind: 'box', ...box, stroke: { color, thickness: 1.1, ...dash }, fill: null });
  const tabWidth = 3.4 + region.number.length * 3.9;
  draft.marks.push({
    kind: 'box',
    x: box.x,
    y: box.y,
    width: tabWidth,
    height: 8,
    stroke: null,
    fill: color,
  });
  draft.text(box.x + 1.7, box.y + 6.3, region.number, {
    weight: 'semibold',
    size: 6.5,
    color: REGION_INK.casing,
    role: 'Artifact',
  });
}

/**
 * A small square before a verdict: solid for one that needs review, outlined without findings, soft
 * after a review.
 */
export function toneMark(draft: BlockDraft, tone: Tone, at: { x: number; y: number }): void {
  const looks: Readonly<Record<Tone, Pick<BoxMark, 'stroke' | 'fill'>>> = {
    flagged: { stroke: null, fill: INK.flagged },
    clean: { stroke: { color: INK.clean, thickness: 0.9 }, fill: null },
    cleared: { stroke: { color: INK.cleared, thickness: 0.9 }, fill: INK.clearedSoft },
    open: { stroke: { color: INK.control, thickness: 0.9 }, fill: null },
  };
  draft.marks.push({
    kind: 'box',
    x: at.x + 0.5,
    y: at.y - 5.3,
    width: 5,
    height: 5,
    ...looks[tone],
  });
}
