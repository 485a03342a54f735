import type { Typefaces } from '../paper/fonts';
import { CONTENT_WIDTH, HAIRLINE, INK, SIZE } from '../paper/look';
import { BlockDraft } from '../paper/marks';
import type { Group } from '../paper/paginate';
import type { AuditView } from '../view-model';
import { lineByLine } from './line-by-line';
import { paragraph, type TextStyle } from './lines';

const TITLE: TextStyle = { weight: 'semibold', size: SIZE.total, color: INK.text, role: 'H2' };
const LABEL: TextStyle = { weight: 'medium', size: SIZE.meta, color: INK.tertiary };
const CELL: TextStyle = { weight: 'regular', size: SIZE.small, color: INK.text };
const QUIET: TextStyle = { ...CELL, color: INK.secondary };

/** Height of the unsplit upper part of a long row. */
const UPPER_HEIGHT = 100;
const TIME = { x: 0, width: 126 };
const WHO = { x: 132, width: 130 };
const WHAT = { x: 270, width: CONTENT_WIDTH - 270 };

/** The history of the claim, oldest first, on separate pages. The title repeats on each. */
export function audit(view: AuditView, typefaces: Typefaces): Group[] {
  const header = auditHeader(view, typefaces);
  return view.rows.map((line, index) => {
    const draft = new BlockDraft();
    const below = [
      paragraph(draft, typefaces, line.time, QUIET, { ...TIME, y: 4 }),
      paragraph(draft, typefaces, line.who, QUIET, { ...WHO, y: 4 }),
      paragraph(draft, typefaces, line.what, CELL, { ...WHAT, y: 4 }),
    ];
    draft.height = Math.max(...below) + 4;
    draft.rule(0, draft.height, CONTENT_WIDTH, HAIRLINE, INK.border);
    if (index === 0) draft.bookmarks.push({ title: view.title, level: 1 });
    return {
      blocks: lineByLine(draft, UPPER_HEIGHT),
      header,
      continued: null,
      beginsPage: index === 0,
    };
  });
}

function auditHeader({ title, columns }: AuditView, typefaces: Typefaces): BlockDraft {
  const draft = new BlockDraft();
  const y = paragraph(draft, typefaces, title, TITLE, { x: 0, y: 0, width: CONTENT_WIDTH }) + 8;
  paragraph(draft, typefaces, columns.time, LABEL, { ...TIME, y });
  paragraph(draft, typefaces, columns.who, LABEL, { ...WHO, y });
  const below = paragraph(draft, typefaces, columns.what, LABEL, { ...WHAT, y });
  draft.height = below + 4;
  draft.rule(0, draft.height, CONTENT_WIDTH, HAIRLINE, INK.control);
  return draft;
}
