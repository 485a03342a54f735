import { now } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database/tenant';

const CACHED_MS = 600_000;

let known: { readonly words: ReadonlySet<string>; readonly timeMs: number } | null = null;

/**
 * The thousand most common words of the catalogue from PostgreSQL's statistics; empty before the
 * first ANALYZE. Cached, because they affect the speed of a search, not its results.
 */
export async function commonWords(): Promise<ReadonlySet<string>> {
  const timeMs = now().getTime();
  if (known === null || Math.abs(timeMs - known.timeMs) > CACHED_MS) {
    const rows = await database().$queryRaw<{ words: string[] | null }[]>`
      SELECT most_common_elems::text::text[] AS words FROM pg_stats WHERE schemaname = 'public' AND tablename = 'product_listing' AND attname = 'document'`;
    known = { words: new Set(rows.flatMap(({ words }) => words ?? [])), timeMs };
  }
  return known.words;
}
