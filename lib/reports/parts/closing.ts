import type { Typefaces } from '../paper/fonts';
import { CONTENT_WIDTH, HAIRLINE, INK, SIZE } from '../paper/look';
import { BlockDraft, joined, type Block, type Passage } from '../paper/marks';
import type { Group } from '../paper/paginate';
import { widthOf } from '../paper/text';
import type { IdentityView, Notes, ReportView, SignaturesView } from '../view-model';
import { ascentOf, leadingOf, paragraph, type TextStyle } from './lines';

const TITLE: TextStyle = { weight: 'semibold', size: 10, color: INK.text, role: 'H2' };
const LINE: TextStyle = { weight: 'regular', size: SIZE.small, color: INK.secondary };
const LABEL: TextStyle = { weight: 'regular', size: SIZE.small, color: INK.tertiary };
const VALUE: TextStyle = { weight: 'regular', size: SIZE.small, color: INK.text };
const ABOVE = 16;
const COLUMN_GAP = 24;
/** Space for handwriting. */
const PEN_HEIGHT = 27;

/** How to read, verify and sign the report, and how it was made. */
export function closing(view: ReportView, typefaces: Typefaces): Group[] {
  return [
    notesGroup(view.notes, typefaces),
    ...(view.method.lines.length > 0 ? [notesGroup(view.method, typefaces)] : []),
    // Signatures share a page with the identity, because a page with signatures alone could belong
    // to any document.
    {
      blocks: [identity(view.identity, typefaces), signatures(view.signatures, typefaces)],
      header: null,
      continued: null,
    },
  ];
}

/** Keeps the title with the first line. The other lines may continue on the next page. */
function notesGroup({ title, lines }: Notes, typefaces: Typefaces): Group {
  const [first, ...others] = lines.map((line) => lineBlock(line, typefaces));
  const head = titleBlock(title, typefaces);
  return { blocks: [first ? joined(head, first) : head, ...others], header: null, continued: null };
}

function titleBlock(title: string, typefaces: Typefaces): BlockDraft {
  const draft = new BlockDraft();
  draft.bookmarks.push({ title, level: 1 });
  draft.gap = ABOVE;
  draft.height =
    paragraph(draft, typefaces, title, TITLE, { x: 0, y: ABOVE, width: CONTENT_WIDTH }) + 4;
  return draft;
}

function lineBlock(line: string, typefaces: Typefaces): BlockDraft {
  const draft = new BlockDraft();
  draft.height = paragraph(draft, typefaces, line, LINE, { x: 0, y: 0, width: CONTENT_WIDTH }) + 3;
  return draft;
}

function identity({ title, facts, address, note }: IdentityView, typefaces: Typefaces): Block {
  const draft = new BlockDraft();
  const labelWidth =
    Math.max(...facts.map(({ label }) => widthOf(label, typefaces.regular, LABEL.size))) + 14;
  let y = 0;
  for (const { label, value } of facts) {
    paragraph(draft, typefaces, label, LABEL, { x: 0, y, width: labelWidth });
    const isLink = value === address;
    const passage: Passage = { role: isLink ? 'Link' : 'P' };
    const below = paragraph(
      draft,
      typefaces,
      value,
      isLink ? { ...VALUE, color: INK.accent } : VALUE,
      { x: labelWidth, y, width: CONTENT_WIDTH - labelWidth },
      passage,
    );
    if (isLink)
      draft.links.push({
        x: labelWidth,
        y,
        width: CONTENT_WIDTH - labelWidth,
        height: below - y,
        href: address,
        passage,
      });
    y = below + 3;
  }
  draft.height = paragraph(draft, typefaces, note, LINE, { x: 0, y: y + 2, width: CONTENT_WIDTH });
  return joined(titleBlock(title, typefaces), draft);
}

function signatures({ title, who, labels }: SignaturesView, typefaces: Typefaces): Block {
  const draft = new BlockDraft();
  const width = (CONTENT_WIDTH - COLUMN_GAP) / who.length;
  const bottoms = who.map(({ label, value }, index) => {
    const x = index * (width + COLUMN_GAP);
    let y = paragraph(draft, typefaces, label, { ...VALUE, weight: 'medium' }, { x, y: 2, width });
    y =
      value === ''
        ? y + leadingOf(VALUE.size)
        : paragraph(draft, typefaces, value, LINE, { x, y, width });
    return { x, y };
  });
  const top = Math.max(...bottoms.map(({ y }) => y));
  for (const { x } of bottoms) {
    for (const [line, label] of labels.entries()) {
      const y = top + (line + 1) * PEN_HEIGHT + line * leadingOf(SIZE.meta);
      draft.rule(x, y, x + width, HAIRLINE, INK.control);
      draft.text(x, y + 2 + ascentOf(SIZE.meta), label, { ...LABEL, size: SIZE.meta });
    }
  }
  draft.height = top + labels.length * (PEN_HEIGHT + leadingOf(SIZE.meta)) + 6;
  return joined(titleBlock(title, typefaces), draft);
}
