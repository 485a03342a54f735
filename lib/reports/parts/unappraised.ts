import type { Typefaces } from '../paper/fonts';
import { CONTENT_WIDTH, HAIRLINE, INK, SIZE } from '../paper/look';
import { BlockDraft, joined } from '../paper/marks';
import type { Group } from '../paper/paginate';
import type { UnappraisedCells, UnappraisedRow, UnappraisedView, Verdict } from '../view-model';
import { lineByLine } from './line-by-line';
import { ascentOf, paragraph, rightAligned, type TextStyle } from './lines';
import { photoStrip, toneMark } from './photos';

const TITLE: TextStyle = { weight: 'semibold', size: 10, color: INK.text, role: 'H2' };
const LABEL: TextStyle = { weight: 'medium', size: SIZE.meta, color: INK.tertiary };
const CELL: TextStyle = { weight: 'regular', size: SIZE.small, color: INK.text };
const VERDICT: TextStyle = { ...CELL, size: SIZE.meta };
const QUIET: TextStyle = { ...CELL, color: INK.tertiary };

const ABOVE = 16;
const PADDING = 4;
/** Height of the unsplit upper part of a row with a very long text. */
const UPPER_HEIGHT = 100;
const NUMBER = { x: 0, width: 24 };
const DESCRIPTION_X = 24;
const MARK_WIDTH = 10;
const LOCATION = { x: 254, width: 92 };
const QUANTITY_RIGHT = 398;
const CLAIMED_RIGHT = CONTENT_WIDTH;

/** The claimed items without an appraisal. Title and column headers repeat on each page. */
export function unappraised(view: UnappraisedView, typefaces: Typefaces): Group[] {
  const head = header(view, view.title, typefaces);
  head.bookmarks.push({ title: view.title, level: 1 });
  head.gap = ABOVE;
  const running = header(view, view.continued, typefaces, 'Artifact');
  return view.rows.map((cells, index) => {
    const isOpened = index === 0;
    const [first, ...others] = rowBlocks(cells, view, typefaces);
    const opening = first && isOpened ? joined(head, first) : first;
    return {
      blocks: opening ? [opening, ...others] : others,
      header: null,
      running: { block: running, isOpened },
      continued: null,
    };
  });
}

function header(
  { columns }: UnappraisedView,
  title: string,
  typefaces: Typefaces,
  role?: 'Artifact',
): BlockDraft {
  const draft = new BlockDraft();
  const label = role ? { ...LABEL, role } : LABEL;
  const top = role ? 0 : ABOVE;
  const y =
    paragraph(draft, typefaces, title, role ? { ...TITLE, role } : TITLE, {
      x: 0,
      y: top,
      width: CONTENT_WIDTH,
    }) + 6;
  const below = cellsOf(draft, { number: '', ...columns }, columns, label, y, typefaces);
  draft.height = below + PADDING;
  draft.rule(0, draft.height, CONTENT_WIDTH, HAIRLINE, INK.control);
  return draft;
}

/** The cells of an item, its verdict below them, and its photos in small size. */
function rowBlocks(
  row: UnappraisedRow,
  { columns }: UnappraisedView,
  typefaces: Typefaces,
): BlockDraft[] {
  const draft = new BlockDraft();
  const below = cellsOf(draft, row, columns, CELL, PADDING, typefaces);
  draft.height = verdictLine(draft, row.verdict, below, typefaces) + PADDING;
  const photos = photoStrip(row.photos, DESCRIPTION_X, typefaces);
  const end = photos.at(-1) ?? draft;
  if (end !== draft) end.height += PADDING;
  end.rule(0, end.height, CONTENT_WIDTH, HAIRLINE, INK.border);
  return [...lineByLine(draft, UPPER_HEIGHT), ...photos];
}

/** Returns the y below it. */
function verdictLine(
  draft: BlockDraft,
  verdict: Verdict | null,
  y: number,
  typefaces: Typefaces,
): number {
  if (verdict === null) return y;
  const top = y + 2;
  toneMark(draft, verdict.tone, { x: DESCRIPTION_X, y: top + ascentOf(VERDICT.size) });
  const x = DESCRIPTION_X + MARK_WIDTH;
  return paragraph(draft, typefaces, verdict.text, VERDICT, {
    x,
    y: top,
    width: CONTENT_WIDTH - x,
  });
}

/** Returns the y below the highest cell. Without rooms the description takes their place. */
function cellsOf(
  draft: BlockDraft,
  { number, description, location, quantity, claimed }: UnappraisedCells,
  columns: UnappraisedView['columns'],
  style: TextStyle,
  y: number,
  typefaces: Typefaces,
): number {
  const descriptionEnd = (columns.location === '' ? QUANTITY_RIGHT - 52 : LOCATION.x) - 14;
  const ends = [
    paragraph(draft, typefaces, number, QUIET, { ...NUMBER, y }),
    paragraph(draft, typefaces, description, style, {
      x: DESCRIPTION_X,
      y,
      width: descriptionEnd - DESCRIPTION_X,
    }),
    paragraph(draft, typefaces, location, style, { ...LOCATION, y }),
  ];
  rightAligned(draft, typefaces, quantity, style, { right: QUANTITY_RIGHT, y });
  rightAligned(draft, typefaces, claimed, style, { right: CLAIMED_RIGHT, y });
  return Math.max(...ends);
}
