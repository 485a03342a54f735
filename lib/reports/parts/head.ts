import type { Typefaces } from '../paper/fonts';
import { CONTENT_WIDTH, HAIRLINE, INK, SIZE } from '../paper/look';
import { BlockDraft } from '../paper/marks';
import { printable, widthOf } from '../paper/text';
import type { Fact, ReportView, Sum } from '../view-model';
import { lineByLine } from './line-by-line';
import { ascentOf, labelled, leadingOf, paragraph, rightAligned, type TextStyle } from './lines';

const INSURER: TextStyle = { weight: 'semibold', size: 10.5, color: INK.text };
const KIND: TextStyle = { weight: 'regular', size: SIZE.body, color: INK.secondary };
const TITLE: TextStyle = { weight: 'semibold', size: SIZE.title, color: INK.text, role: 'H1' };
const FACT_LABEL: TextStyle = { weight: 'regular', size: SIZE.small, color: INK.tertiary };
const FACT_VALUE: TextStyle = { weight: 'regular', size: SIZE.small, color: INK.text };
const SUM_LABEL: TextStyle = { weight: 'regular', size: SIZE.body, color: INK.secondary };
const SUM_VALUE: TextStyle = { weight: 'regular', size: SIZE.body, color: INK.text };
const TOTAL_LABEL: TextStyle = { weight: 'semibold', size: SIZE.body, color: INK.text };
const TOTAL_VALUE: TextStyle = { weight: 'semibold', size: SIZE.total, color: INK.text };
const NOTE: TextStyle = { weight: 'regular', size: SIZE.meta, color: INK.secondary };

const FACTS_WIDTH = 240;
const SUMS_X = 274;
const SUMS_WIDTH = CONTENT_WIDTH - SUMS_X;

/** The insurer and the claim. */
export function heading(view: ReportView, typefaces: Typefaces): BlockDraft {
  const draft = new BlockDraft();
  draft.bookmarks.push({ title: view.sections.summary, level: 1 });
  const kindWidth = widthOf(printable(view.kind, typefaces.regular), typefaces.regular, KIND.size);
  const y =
    paragraph(draft, typefaces, view.insurer, INSURER, {
      x: 0,
      y: 0,
      width: CONTENT_WIDTH - kindWidth - 24,
    }) + 5;
  rightAligned(draft, typefaces, view.kind, KIND, {
    right: CONTENT_WIDTH,
    y: ascentOf(INSURER.size) - ascentOf(KIND.size),
  });
  draft.rule(0, y, CONTENT_WIDTH, 0.75, INK.text);
  draft.height =
    paragraph(draft, typefaces, view.heading, TITLE, { x: 0, y: y + 20, width: CONTENT_WIDTH }) +
    12;
  return draft;
}

/** The facts of the claim on the left, its sums on the right. */
export function summary(view: ReportView, typefaces: Typefaces): BlockDraft[] {
  const draft = new BlockDraft();
  const facts = factList(draft, typefaces, view.facts, 0);
  const sums = sumList(draft, typefaces, view.sums, view.lineCounts, 0);
  draft.height = Math.max(facts, sums) + 22;
  return lineByLine(draft, sums);
}

function factList(
  draft: BlockDraft,
  typefaces: Typefaces,
  facts: readonly Fact[],
  top: number,
): number {
  const labelWidth =
    Math.max(...facts.map(({ label }) => widthOf(label, typefaces.regular, FACT_LABEL.size))) + 14;
  let y = top;
  for (const { label, value } of facts) {
    paragraph(draft, typefaces, label, FACT_LABEL, { x: 0, y, width: labelWidth });
    y =
      paragraph(draft, typefaces, value, FACT_VALUE, {
        x: labelWidth,
        y,
        width: FACTS_WIDTH - labelWidth,
      }) + 3.5;
  }
  return y;
}

function sumList(
  draft: BlockDraft,
  typefaces: Typefaces,
  sums: readonly Sum[],
  lineCounts: string | null,
  top: number,
): number {
  let y = top;
  for (const sum of sums) {
    if (sum.isTotal && y > top) {
      draft.rule(SUMS_X, y + 1.5, CONTENT_WIDTH, HAIRLINE, INK.control);
      y += 5;
    }
    const styles = sum.isTotal
      ? { label: TOTAL_LABEL, value: TOTAL_VALUE }
      : { label: SUM_LABEL, value: SUM_VALUE };
    y =
      labelled(draft, typefaces, sum, styles, { x: SUMS_X, y, width: SUMS_WIDTH }) +
      (sum.isTotal ? 5 : 2);
  }
  return lineCounts === null
    ? y
    : paragraph(draft, typefaces, lineCounts, NOTE, { x: SUMS_X, y: y + 2, width: SUMS_WIDTH });
}

/** A line in place of the items. */
export function plainLine(text: string, typefaces: Typefaces): BlockDraft {
  const draft = new BlockDraft(leadingOf(SIZE.body) + 20);
  paragraph(draft, typefaces, text, SUM_LABEL, { x: 0, y: 10, width: CONTENT_WIDTH });
  return draft;
}
