/**
 * Sends one statement with its values and returns its rows, over a `pg` connection or a Prisma
 * transaction.
 */
type SendStatement = (
  text: string,
  values: readonly unknown[],
) => Promise<readonly Record<string, unknown>[]>;

/**
 * Updates what lookups read instead of offers: the latest price of each offer (`offer.is_latest`),
 * prices per product and currency (`product_price`), search entries (`product_listing`,
 * `search_word`) and the version in the ETag of all replies (`catalogue_version`).
 * Call it once at the end of each batch, in its transaction, with the products that are new, whose
 * names, families or categories changed, or whose offers changed. Other products are not updated.
 * Write offers and products before, without `is_latest`. Returns the number of changed rows, 0 if
 * nothing changed.
 */
export async function refreshSummary(
  send: SendStatement,
  pids: readonly string[],
): Promise<number> {
  if (pids.length === 0) return 0;
  const [row] = await send('SELECT refresh_product_summary($1::text[]) AS changed', [pids]);
  return Number(row?.['changed'] ?? 0);
}
