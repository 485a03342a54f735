import { EDITED } from '@/lib/client/sheet/cells';

/** The cells that the arrow keys reach. */
export const COLUMNS = ['select', ...EDITED, 'acv', 'photos', 'status', 'more'] as const;

export type Column = (typeof COLUMNS)[number];

export const isNumeric = (column: Column): boolean =>
  column === 'quantity' || column === 'claimed' || column === 'price' || column === 'acv';

/**
 * Narrow: a card per line, each cell below its label. From 64 rem the columns of a table, whose head
 * names them; from 80 rem with room between them.
 */
export const GRID =
  'grid gap-x-3 gap-y-1.5 px-4 @3xl:px-6 grid-cols-2 @2xl:grid-cols-4 @5xl:items-center @5xl:gap-x-1.5 ' +
  '@5xl:grid-cols-[1.25rem_minmax(8rem,1.7fr)_minmax(5.5rem,1fr)_minmax(4.5rem,0.8fr)_2.25rem_6rem_5rem_5rem_6.5rem_2.25rem_7rem_2rem] ' +
  '@7xl:gap-x-2 @7xl:grid-cols-[1.25rem_minmax(9rem,1.7fr)_minmax(6rem,1fr)_minmax(5rem,0.8fr)_2.75rem_6.75rem_5.75rem_5.75rem_7rem_2.75rem_8rem_2rem]';

/** Cells that take a line of a card. */
export const WIDE = 'col-span-full @5xl:col-span-1';
