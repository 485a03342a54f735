import type { Typefaces } from '../paper/fonts';
import { CONTENT_WIDTH, HAIRLINE, INK, SIZE } from '../paper/look';
import { BlockDraft, joined, type Block, type Passage } from '../paper/marks';
import type { Group, Running } from '../paper/paginate';
import { printable, widthOf, wrap } from '../paper/text';
import type { ItemView, LocationView } from '../view-model';
import type { Columns } from './columns';
import { lineByLine } from './line-by-line';
import { ascentOf, labelled, leadingOf, paragraph, rightAligned, type TextStyle } from './lines';
import { COLUMN_PHOTOS_MAX, photoColumn, photoStrip, toneMark } from './photos';

const NUMBER: TextStyle = { weight: 'regular', size: SIZE.small, color: INK.tertiary };
const CONTINUED: TextStyle = { ...NUMBER, role: 'Artifact' };
const LOCATION: TextStyle = { weight: 'semibold', size: 10, color: INK.text, role: 'H2' };
const NAME: TextStyle = { weight: 'medium', size: SIZE.body, color: INK.text };
const CLAIMED: TextStyle = { ...NAME, role: 'H3' };
const META: TextStyle = { weight: 'regular', size: SIZE.meta, color: INK.secondary };
const LINK: TextStyle = { ...META, color: INK.accent, role: 'Link' };
const AMOUNT_LABEL: TextStyle = { weight: 'regular', size: SIZE.meta, color: INK.tertiary };
const AMOUNT: TextStyle = { weight: 'regular', size: SIZE.amount, color: INK.text };
const TOTAL_LABEL: TextStyle = { weight: 'medium', size: SIZE.meta, color: INK.text };
const TOTAL: TextStyle = { weight: 'semibold', size: SIZE.amount, color: INK.text };
/** Of amounts that are in no sum. */
const MUTED: TextStyle = { ...AMOUNT, color: INK.tertiary };
const SENTENCE: TextStyle = { weight: 'regular', size: SIZE.small, color: INK.secondary };
const LABEL: TextStyle = { weight: 'medium', size: SIZE.small, color: INK.secondary };
const NOT_COUNTED: TextStyle = { ...LABEL, color: INK.text };

const PADDING = 10;
const LOCATION_GAP = 14;
/**
 * A comment of up to this many lines is in the row. A longer one follows line by line, so that it
 * can continue on further pages.
 */
const ROW_COMMENT_LINES_MAX = 8;
/**
 * A higher row, with very long names, may be split between its facts and the sentences about them.
 */
const ROW_HEIGHT_MAX = 420;
const COMMENT_INDENT = 8;
const COMMENT_GAP = 5;

/**
 * One item: its row, then what did not fit into it. An item higher than a page may be split between
 * blocks.
 */
export function item(
  view: ItemView,
  columns: Columns,
  header: Block,
  running: Running | null,
  typefaces: Typefaces,
): Group {
  const comment = commentLines(view, columns, typefaces);
  const isShort = comment.length <= ROW_COMMENT_LINES_MAX;
  const [first, ...others] = row(view, isShort ? comment : [], columns, typefaces);
  first.bookmarks.push({ title: view.title, level: running ? 3 : 2 });
  const blocks = [
    view.location ? joined(locationHead(view.location, typefaces), first) : first,
    ...others,
    ...photoStrip(view.photos.slice(COLUMN_PHOTOS_MAX), columns.claimed.x, typefaces),
    ...(isShort
      ? []
      : [
          new BlockDraft(COMMENT_GAP),
          ...comment.map((line, index) => commentBlock(line, index, columns)),
        ]),
    close(),
  ];
  return { blocks, header, ...(running && { running }), continued: continued(view, typefaces) };
}

function row(
  view: ItemView,
  comment: readonly string[],
  columns: Columns,
  typefaces: Typefaces,
): [BlockDraft, ...BlockDraft[]] {
  const draft = new BlockDraft();
  const top = PADDING;
  paragraph(draft, typefaces, view.number, NUMBER, { x: 0, y: top + 1, width: 24 });
  const photos = columns.photo
    ? photoColumn(draft, view.photos, { ...columns.photo, y: top + 1 }, typefaces)
    : top;
  const facts = Math.max(
    product(draft, typefaces, view.claimed, CLAIMED, { ...columns.claimed, y: top }),
    replacement(draft, typefaces, view, { ...columns.replacement, y: top }),
    amounts(draft, typefaces, view, { ...columns.amounts, y: top }),
  );
  const factMarks = draft.marks.length;
  const below = explained(draft, view, comment, columns, facts, typefaces);
  draft.height = Math.max(photos, below);
  if (draft.height <= ROW_HEIGHT_MAX) return [draft];
  const [upper, lower] = [new BlockDraft(Math.max(photos, facts)), new BlockDraft()];
  upper.marks.push(...draft.marks.slice(0, factMarks));
  upper.pictures.push(...draft.pictures);
  upper.links.push(...draft.links);
  lower.height = explained(lower, view, comment, columns, 0, typefaces);
  return [upper, ...lineByLine(lower, 0)];
}

/** The sentences about an item below its facts. */
function explained(
  draft: BlockDraft,
  view: ItemView,
  comment: readonly string[],
  columns: Columns,
  top: number,
  typefaces: Typefaces,
): number {
  let y = explanation(
    draft,
    view,
    { x: columns.claimed.x, y: top, width: CONTENT_WIDTH - columns.claimed.x },
    typefaces,
  );
  if (comment.length > 0) y += COMMENT_GAP;
  for (const [index, line] of comment.entries()) y = commentLine(draft, line, index, columns, y);
  return y;
}

/** The heading of a room with the sums of its items. */
function locationHead({ name, line }: LocationView, typefaces: Typefaces): BlockDraft {
  const draft = new BlockDraft();
  draft.bookmarks.push({ title: name, level: 2 });
  const right = CONTENT_WIDTH;
  const lineWidth = widthOf(printable(line, typefaces.regular), typefaces.regular, META.size);
  const y =
    paragraph(draft, typefaces, name, LOCATION, {
      x: 0,
      y: LOCATION_GAP,
      width: right - lineWidth - 16,
    }) + 3;
  rightAligned(draft, typefaces, line, META, {
    right,
    y: LOCATION_GAP + ascentOf(LOCATION.size) - ascentOf(META.size),
  });
  draft.rule(0, y, right, HAIRLINE, INK.control);
  draft.height = y;
  return draft;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function product(
  draft: BlockDraft,
  typefaces: Typefaces,
  { name, lines }: ItemView['claimed'],
  style: TextStyle,
  box: Box,
): number {
  let y = paragraph(draft, typefaces, name, style, box) + 1;
  const facts: Passage = { role: 'P' };
  for (const line of lines) y = paragraph(draft, typefaces, line, META, { ...box, y }, facts);
  return y;
}

function replacement(
  draft: BlockDraft,
  typefaces: Typefaces,
  { replacement: { name, lines, source } }: ItemView,
  box: Box,
): number {
  const y = product(draft, typefaces, { name, lines }, NAME, box);
  if (source === null) return y;
  if (source.href === null) return paragraph(draft, typefaces, source.text, META, { ...box, y });
  const passage: Passage = { role: 'Link' };
  const below = paragraph(draft, typefaces, source.text, LINK, { ...box, y }, passage);
  draft.links.push({
    x: box.x,
    y,
    width: box.width,
    height: below - y,
    href: source.href,
    passage,
  });
  return below;
}

function amounts(
  draft: BlockDraft,
  typefaces: Typefaces,
  { amounts: sums, notCounted }: ItemView,
  box: Box,
): number {
  let { y } = box;
  for (const sum of sums) {
    if (sum.isTotal && sums.length > 1) {
      draft.rule(box.x, y + 1, box.x + box.width, HAIRLINE, INK.border);
      y += 3;
    }
    const styles =
      notCounted !== null
        ? { label: AMOUNT_LABEL, value: MUTED }
        : sum.isTotal
          ? { label: TOTAL_LABEL, value: TOTAL }
          : { label: AMOUNT_LABEL, value: AMOUNT };
    y = labelled(draft, typefaces, sum, styles, { ...box, y });
  }
  return y;
}

function explanation(
  draft: BlockDraft,
  { notCounted, unapprovedRcv, acvReasons, verdict }: ItemView,
  { x, y: top, width }: Box,
  typefaces: Typefaces,
): number {
  let y = top;
  if (notCounted !== null)
    y = paragraph(draft, typefaces, notCounted, NOT_COUNTED, { x, y: y + 4, width });
  if (unapprovedRcv !== null)
    y = paragraph(draft, typefaces, unapprovedRcv, SENTENCE, { x, y: y + 4, width });
  for (const reason of acvReasons)
    y = paragraph(draft, typefaces, reason, SENTENCE, { x, y: y + 4, width });
  if (verdict === null) return y;
  toneMark(draft, verdict.tone, { x, y: y + 4 + ascentOf(SENTENCE.size) });
  return paragraph(
    draft,
    typefaces,
    verdict.text,
    { ...SENTENCE, color: INK.text },
    { x: x + 10, y: y + 4, width: width - 10 },
  );
}

/** Preserves line breaks but merges empty lines. The first line is the label. */
function commentLines({ comment }: ItemView, columns: Columns, typefaces: Typefaces): string[] {
  if (comment === null) return [];
  const width = CONTENT_WIDTH - columns.claimed.x - COMMENT_INDENT;
  const lines = comment.text
    .replace(/\r\n?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .split('\n')
    .flatMap((line) =>
      line.trim() === '' ? [''] : wrap(line, typefaces.regular, SENTENCE.size, width),
    );
  return [comment.label, ...lines];
}

function commentLine(
  draft: BlockDraft,
  line: string,
  index: number,
  columns: Columns,
  y: number,
): number {
  const { x } = columns.claimed;
  const below = y + leadingOf(SENTENCE.size);
  draft.marks.push({ kind: 'rule', x, y, toX: x, toY: below, thickness: 1, color: INK.border });
  draft.text(
    x + COMMENT_INDENT,
    y + ascentOf(SENTENCE.size),
    line,
    index === 0 ? LABEL : { ...SENTENCE, color: INK.text },
  );
  return below;
}

function commentBlock(line: string, index: number, columns: Columns): BlockDraft {
  const draft = new BlockDraft();
  draft.height = commentLine(draft, line, index, columns, 0);
  return draft;
}

function close(): BlockDraft {
  const draft = new BlockDraft(PADDING);
  draft.rule(0, PADDING, CONTENT_WIDTH, HAIRLINE, INK.border);
  return draft;
}

/** The heading at the top of every further page of a room. */
export function locationContinued(name: string, typefaces: Typefaces): BlockDraft {
  const draft = new BlockDraft();
  draft.height =
    paragraph(
      draft,
      typefaces,
      name,
      { ...LOCATION, role: 'Artifact' },
      { x: 0, y: PADDING, width: CONTENT_WIDTH },
    ) + 3;
  return draft;
}

function continued(view: ItemView, typefaces: Typefaces): BlockDraft {
  const draft = new BlockDraft();
  draft.height =
    paragraph(draft, typefaces, view.continued, CONTINUED, {
      x: 0,
      y: PADDING,
      width: CONTENT_WIDTH,
    }) + 4;
  return draft;
}
