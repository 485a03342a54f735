import type { Block } from './marks';

/** Blocks that belong together. They share a page unless they are higher than one. */
export interface Group {
  readonly blocks: readonly Block[];
  /** Stands above the first group that has it and on top of every page on which such a group stands. */
  readonly header: Block | null;
  /** Stands below the header on every page that the group begins or goes on on, but for the one that it opens. */
  readonly running?: Running;
  /** Stands first on every further page of a group that is higher than a page. */
  readonly continued: Block | null;
  readonly beginsPage?: boolean;
}

/** What names the section on a page that begins within it. */
export interface Running {
  readonly block: Block;
  /** The group begins a section with its title. */
  readonly isOpened: boolean;
}

interface PlacedBlock {
  readonly block: Block;
  readonly y: number;
}

/** One page's blocks with their distance from the top of its content. */
export type Sheet = readonly PlacedBlock[];

/** Cuts the groups into pages in one pass: time grows with the number of blocks. */
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
