/**
 * The columns of the cart by the width of the list itself, not of the window: it shrinks when the inspector opens.
 * Narrow: a card per appraisal. Middle (from 42 rem): the columns that decide. Wide (from 64 rem): all of them.
 */
export const GRID =
  'grid items-center gap-x-2 gap-y-2 px-4 @2xl:gap-y-0 @3xl:px-6 ' +
  "grid-cols-[1.75rem_minmax(0,1fr)_auto] [grid-template-areas:'check_item_more''._rcv_acv''._photos_photos''._forensics_status'] " +
  "@2xl:grid-cols-[1.25rem_minmax(6rem,1fr)_4.75rem_5.25rem_6rem_8.5rem_7.5rem_1.75rem] @2xl:[grid-template-areas:'check_item_rcv_acv_photos_forensics_status_more'] " +
  "@5xl:gap-x-4 @5xl:grid-cols-[1.25rem_minmax(9rem,1fr)_2.5rem_6rem_6rem_6.5rem_6.75rem_8.5rem_8.25rem_2rem] @5xl:[grid-template-areas:'check_item_qty_rcv_depr_acv_photos_forensics_status_more']";

export const MIDDLE = 'hidden @2xl:block';
export const WIDE = 'hidden @5xl:block';
export const NARROW_ONLY = '@2xl:hidden';

/** Sets the pictures off from the amounts, which are right-aligned against them. */
export const PHOTOS = '[grid-area:photos] @2xl:pl-2';
