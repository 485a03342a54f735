/**
 * The columns of the cart by the width of the list itself, not of the window: it shrinks when the inspector opens.
 * Narrow: a card per appraisal. Middle (from 42 rem): the columns that decide. Wide (from 60 rem): all of them.
 */
export const GRID =
  'grid items-center gap-x-2 ' +
  "grid-cols-[1.75rem_minmax(0,1fr)_auto] [grid-template-areas:'check_item_more''._rcv_acv''._photos_photos''._forensics_status'] " +
  "@2xl:gap-x-3 @2xl:grid-cols-[1.25rem_minmax(6rem,1fr)_4.75rem_5.25rem_5.5rem_7rem_6.25rem_2rem] @2xl:[grid-template-areas:'check_item_rcv_acv_photos_forensics_status_more'] " +
  "@5xl:grid-cols-[1.25rem_minmax(9rem,1fr)_2.5rem_6rem_6rem_6.5rem_9rem_9rem_7rem_2rem] @5xl:[grid-template-areas:'check_item_qty_rcv_depr_acv_photos_forensics_status_more']";

export const MIDDLE = 'hidden @2xl:block';
export const WIDE = 'hidden @5xl:block';
export const NARROW_ONLY = '@2xl:hidden';
