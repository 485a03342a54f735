/** Sends one statement with its values and gives back its rows: a connection of `pg` or a transaction of Prisma. */
type SendStatement = (
  text: string,
  values: readonly unknown[],
) => Promise<readonly Record<string, unknown>[]>;

/**
 * Makes true again what the lookups read instead of offers: which price of an offer is its newest (`offer.is_latest`), the
 * prices of a product per currency (`product_price`), how it is searched (`product_listing`, `search_word`), and the tag
 * of all answers (`catalogue_version`).
 *
 * To be called once at the end of each batch, in its transaction, with the products that are new, whose names, families or
 * categories changed, or that have other offers than before. Products that it is not told of stay as they were. Offers and
 * products are written before, with `is_latest` left out. Returns how many rows changed; 0 for products that nothing
 * happened to, so that the same feed again changes nothing.
 */
export async function refreshSummary(
  send: SendStatement,
  pids: readonly string[],
): Promise<number> {
  if (pids.length === 0) return 0;
  const [row] = await send('SELECT refresh_product_summary($1::text[]) AS changed', [pids]);
  return Number(row?.['changed'] ?? 0);
}
