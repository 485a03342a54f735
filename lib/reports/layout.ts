import type { Typefaces } from './paper/fonts';
import { contentHeightOf, PAPERS } from './paper/look';
import { BlockDraft, joined, type Block } from './paper/marks';
import { paginate, type Group, type Running, type Sheet } from './paper/paginate';
import { annex } from './parts/annex';
import { audit } from './parts/audit';
import { closing } from './parts/closing';
import { columnHeader, columnsOf } from './parts/columns';
import { footer } from './parts/footer';
import { heading, plainLine, summary } from './parts/head';
import { item, locationContinued } from './parts/item';
import { unappraised } from './parts/unappraised';
import type { ItemView, ReportView } from './view-model';

export interface LaidOut {
  readonly sheets: readonly Sheet[];
  /** The last block of each item. When it is written, the item counts as done. */
  readonly lastOfItem: ReadonlySet<Block>;
  readonly footer: (page: number, pages: number) => BlockDraft;
}

const alone = (block: Block): Group => ({ blocks: [block], header: null, continued: null });

/**
 * Positions all blocks. Texts are measured only here, so that writing the document is plain
 * drawing.
 */
export function layOut(view: ReportView, typefaces: Typefaces): LaidOut {
  const top: Group = {
    blocks: [heading(view, typefaces), ...summary(view, typefaces)],
    header: null,
    continued: null,
  };
  const ofItems = items(view, typefaces);
  const groups: Group[] = [
    top,
    ...ofItems,
    ...(view.unappraised ? unappraised(view.unappraised, typefaces) : []),
    ...annex(view, typefaces),
    ...closing(view, typefaces),
    ...(view.audit ? audit(view.audit, typefaces) : []),
  ];
  return {
    sheets: paginate(groups, contentHeightOf(PAPERS[view.paper])),
    footer: footer(view, typefaces),
    lastOfItem: new Set(ofItems.flatMap(({ blocks }) => blocks.at(-1) ?? [])),
  };
}

/** Groups of the items, each with a bookmark, below that of its room if it has one. */
function items(view: ReportView, typefaces: Typefaces): Group[] {
  if (view.items.length === 0)
    return view.unappraised ? [] : [alone(plainLine(view.noItems, typefaces))];
  const columns = columnsOf(view.hasPhotoColumn);
  const header = columnHeader(view, columns, typefaces);
  const rooms = new Map<string, Block>();
  const runningOf = ({ location, locationContinued: name }: ItemView): Running | null => {
    if (name === null) return null;
    const block =
      (location === null ? rooms.get(name) : undefined) ?? locationContinued(name, typefaces);
    rooms.set(name, block);
    return { block, isOpened: location !== null };
  };
  const [first, ...others] = view.items.map((one) =>
    item(one, columns, header, runningOf(one), typefaces),
  );
  return first ? [opened(first, view.sections.items), ...others] : others;
}

/** Adds a bookmark before those of the group itself. */
function opened(group: Group, title: string): Group {
  const [first, ...others] = group.blocks;
  const opening = new BlockDraft();
  opening.bookmarks.push({ title, level: 1 });
  return { ...group, blocks: first ? [joined(opening, first), ...others] : others };
}
