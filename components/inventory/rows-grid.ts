/** Narrow: a card per row. Wide (from 48 rem): columns. */
export const GRID =
  'grid gap-x-3 gap-y-1 px-4 @3xl:px-6 grid-cols-[2.5rem_minmax(0,1fr)_auto] ' +
  "[grid-template-areas:'row_item_claimed''._product_product''._problems_problems'] " +
  '@3xl:gap-x-4 ' +
  '@3xl:grid-cols-[2.5rem_minmax(9rem,1.4fr)_2.5rem_6rem_6.5rem_minmax(8rem,1fr)_minmax(9rem,1.2fr)] ' +
  "@3xl:[grid-template-areas:'row_item_qty_bought_claimed_product_problems']";
