/**
 * The columns depend on the width of the list itself, not of the window, because the list shrinks
 * when the inspector opens. Narrow: one card per appraisal. Middle (from 46 rem): the columns
 * needed for a decision. Wide (from 66 rem): all columns. Each layout starts at the width where its
 * columns fit.
 */
export const GRID =
  'grid items-center gap-x-2 gap-y-2 px-4 @min-[46rem]:gap-y-0 @3xl:px-6 ' +
  'grid-cols-[1.75rem_minmax(0,1fr)_auto] ' +
  "[grid-template-areas:'check_item_more''._rcv_acv''._photos_photos''._forensics_status'] " +
  '@min-[46rem]:grid-cols-[1.25rem_minmax(4.5rem,1fr)_4.75rem_5.25rem_6rem_8.5rem_8.25rem_1.75rem] ' +
  "@min-[46rem]:[grid-template-areas:'check_item_rcv_acv_photos_forensics_status_more'] " +
  '@min-[66rem]:gap-x-3 @6xl:gap-x-4 ' +
  '@min-[66rem]:grid-cols-[1.25rem_minmax(8rem,1fr)_2.5rem_6rem_6rem_6.5rem_6.75rem_8.5rem_8.25rem_2rem] ' +
  "@min-[66rem]:[grid-template-areas:'check_item_qty_rcv_depr_acv_photos_forensics_status_more']";

export const MIDDLE = 'hidden @min-[46rem]:block';
export const WIDE = 'hidden @min-[66rem]:block';
export const NARROW_ONLY = '@min-[46rem]:hidden';

/** Separates the pictures from the right-aligned amounts next to them. */
export const PHOTOS = '[grid-area:photos] @min-[46rem]:pl-2';
