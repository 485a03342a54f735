import { BlockDraft, type Mark } from '../paper/marks';
import { ascentOf } from './lines';

/** A higher block may be split, because it would fill most of a page. */
const UNDIVIDED_HEIGHT_MAX = 420;

const topOf = (mark: Mark): number =>
  mark.kind === 'text' ? mark.y - ascentOf(mark.size) : mark.y;

/**
 * Returns the block unchanged, or a high one as its upper part and one block per line, so that
 * pages may end between them.
 */
export function lineByLine(draft: BlockDraft, upperHeight: number): BlockDraft[] {
  if (draft.height <= UNDIVIDED_HEIGHT_MAX) return [draft];
  const tops = draft.marks.flatMap((mark) =>
    mark.kind === 'text' && topOf(mark) > upperHeight ? [topOf(mark)] : [],
  );
  const cuts = [0, ...new Set(tops.toSorted((a, b) => a - b))];
  const blocks = cuts.map((top, index) => new BlockDraft((cuts[index + 1] ?? draft.height) - top));
  blocks[0]?.pictures.push(...draft.pictures);
  blocks[0]?.bookmarks.push(...draft.bookmarks);
  let at = 0;
  for (const mark of draft.marks) {
    // Marks are in drawing order: a column begins above the end of the previous one.
    while (at > 0 && (cuts[at] ?? 0) > topOf(mark)) at -= 1;
    while (at + 1 < cuts.length && (cuts[at + 1] ?? 0) <= topOf(mark)) at += 1;
    const up = cuts[at] ?? 0;
    blocks[at]?.marks.push(
      mark.kind === 'rule'
        ? { ...mark, y: mark.y - up, toY: mark.toY - up }
        : { ...mark, y: mark.y - up },
    );
  }
  return blocks;
}
