import type { Block } from './marks';

/** Blocks that share a page unless they are higher than one. */
export interface Group {
  readonly blocks: readonly Block[];
  /**
   * Placed above the first group with this header, and at the top of every page that begins with
   * such a group.
   */
  readonly header: Block | null;
  /**
   * Placed below the header on every page that the group begins or continues, except where it opens
   * the section.
   */
  readonly running?: Running;
  /** Placed first on every further page of a group that is higher than a page. */
  readonly continued: Block | null;
  readonly beginsPage?: boolean;
}

/** Names the current section at the top of a page. */
export interface Running {
  readonly block: Block;
  /** Whether the group begins the section and so has its title. */
  readonly isOpened: boolean;
}

interface PlacedBlock {
  readonly block: Block;
  readonly y: number;
}

/** The blocks of one page with their distance from the top of its content. */
export type Sheet = readonly PlacedBlock[];

/** Distributes the groups to pages in one pass, in time proportional to the number of blocks. */
export function paginate(groups: readonly Group[], contentHeight: number): Sheet[] {
  const sheets: PlacedBlock[][] = [[]];
  let y = 0;
  let shown: Block | null = null;
  const put = (block: Block) => {
    if (y === 0) y = 0 - block.gap;
    sheets.at(-1)?.push({ block, y });
    y += block.height;
  };
  const begin = (...blocks: readonly (Block | null)[]) => {
    if (sheets.at(-1)?.length) sheets.push([]);
    y = 0;
    for (const block of blocks) if (block) put(block);
  };
  for (const { blocks, header, running, continued, beginsPage = false } of groups) {
    const within = running && !running.isOpened ? running.block : null;
    const opening = header !== null && header !== shown ? [header] : [];
    const height = heightOf(blocks);
    const isLong = height + (header?.height ?? 0) + (within?.height ?? 0) > contentHeight;
    const together = heightOf(opening) + (isLong ? (blocks[0]?.height ?? 0) : height);
    if (beginsPage || y + together > contentHeight) begin(header, within);
    else opening.forEach(put);
    shown = header;
    for (const block of blocks) {
      if (y + block.height > contentHeight) begin(header, running?.block ?? null, continued);
      put(block);
    }
  }
  return sheets;
}

const heightOf = (blocks: readonly Block[]) => blocks.reduce((sum, { height }) => sum + height, 0);
