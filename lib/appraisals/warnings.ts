/**
 * What is let in and is more likely a slip than meant, as `field : text`. A replacement cost of 0 is a multiple of 0.01 and
 * may be meant, of a thing that is handed over again; where an offer was chosen it costs more than that.
 */
export function warningsOf(replacementCost: number | null, offerPrice: number | null): string[] {
  if (replacementCost !== 0) return [];
  return [`replacement_cost_value : is 0${offerPrice === null || offerPrice === 0 ? '' : `, the offer costs ${offerPrice.toFixed(2)}`}`];
}
