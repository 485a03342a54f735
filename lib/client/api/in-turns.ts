const PARALLEL_MAX = 4;

/**
 * Runs at most 4 requests at a time, because a browser's limit of connections per origin would
 * otherwise delay everything else on the page.
 */
export async function inTurns<T>(
  items: readonly T[],
  run: (item: T) => Promise<unknown>,
): Promise<void> {
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: Math.min(PARALLEL_MAX, items.length) }, lane));
}
