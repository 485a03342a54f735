import type { Typefaces, Weight } from '../paper/fonts';
import type { BlockDraft, Passage, Role } from '../paper/marks';
import { withoutMarks } from '../paper/direction';
import { printable, widthOf, wrap } from '../paper/text';

export interface TextStyle {
  readonly weight: Weight;
  readonly size: number;
  readonly color: string;
  /** A paragraph by default. */
  readonly role?: Role;
}

/** The distance between baselines: 12/16 and 14/20, as in the desk. */
export const leadingOf = (size: number): number => Math.round(size * 1.36 * 4) / 4;

/** The distance of the first baseline from the top of its line. */
export const ascentOf = (size: number): number => size * 0.98;

/**
 * Draws a paragraph with its top at `y` and returns the y below it. With a passage it continues
 * that passage, and more may follow.
 */
export function paragraph(
  draft: BlockDraft,
  typefaces: Typefaces,
  text: string,
  style: TextStyle,
  box: { x: number; y: number; width: number },
  passage?: Passage,
): number {
  const leading = leadingOf(style.size);
  let { y } = box;
  const own = passage ?? { role: style.role ?? 'P' };
  for (const line of readable(
    wrap(text, typefaces[style.weight], style.size, box.width),
    printable(text, typefaces[style.weight]),
    passage !== undefined,
  )) {
    draft.text(box.x, y + ascentOf(style.size), line, style, own);
    y += leading;
  }
  return y;
}

/**
 * Restores the spaces at which lines were split, so that copied or spoken text has separate words.
 */
function readable(lines: readonly string[], text: string, isFollowed: boolean): readonly string[] {
  if (lines.length < 2) return isFollowed ? lines.map((line) => `${line} `) : lines;
  const seen = withoutMarks(text);
  let at = 0;
  return lines.map((line) => {
    const bare = withoutMarks(line);
    const found = seen.indexOf(bare, at);
    if (found === -1) return line;
    at = found + bare.length;
    return seen[at] === ' ' || (isFollowed && at === seen.length) ? `${line} ` : line;
  });
}

/**
 * Draws one line that ends at `right`. The typeface has tabular figures, so columns of numbers
 * align.
 */
export function rightAligned(
  draft: BlockDraft,
  typefaces: Typefaces,
  text: string,
  style: TextStyle,
  at: { right: number; y: number },
  passage?: Passage,
): void {
  const typeface = typefaces[style.weight];
  const line = printable(text, typeface);
  draft.text(
    at.right - widthOf(line, typeface, style.size),
    at.y + ascentOf(style.size),
    line,
    style,
    passage,
  );
}

/**
 * Draws a label on the left and a figure on the right, in two lines if they do not fit in one.
 * Returns the y below.
 */
export function labelled(
  draft: BlockDraft,
  typefaces: Typefaces,
  entry: { label: string; value: string },
  styles: { label: TextStyle; value: TextStyle },
  box: { x: number; y: number; width: number },
): number {
  const leading = Math.max(leadingOf(styles.label.size), leadingOf(styles.value.size));
  const gap = 6;
  const valueTypeface = typefaces[styles.value.weight];
  const valueWidth = widthOf(
    printable(entry.value, valueTypeface),
    valueTypeface,
    styles.value.size,
  );
  const labelTypeface = typefaces[styles.label.weight];
  const fits =
    widthOf(printable(entry.label, labelTypeface), labelTypeface, styles.label.size) +
      gap +
      valueWidth <=
    box.width;
  const drop = ascentOf(styles.value.size) - ascentOf(styles.label.size);
  const passage: Passage = { role: 'P' };
  const below = paragraph(
    draft,
    typefaces,
    entry.label,
    styles.label,
    { x: box.x, y: box.y + (fits ? drop : 0), width: box.width },
    passage,
  );
  const y = fits ? box.y : below;
  if (valueWidth <= box.width) {
    rightAligned(
      draft,
      typefaces,
      entry.value,
      styles.value,
      { right: box.x + box.width, y },
      passage,
    );
    return y + leading;
  }
  return paragraph(
    draft,
    typefaces,
    entry.value,
    styles.value,
    { x: box.x, y, width: box.width },
    passage,
  );
}
