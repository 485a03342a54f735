/** Rows per query. Parsing thousands at once would block other requests. */
export const PAGE_ROWS = 250;

export async function inPages<Row>(
  ids: readonly number[],
  read: (page: number[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < ids.length; from += PAGE_ROWS)
    rows.push(...(await read(ids.slice(from, from + PAGE_ROWS))));
  return rows;
}
