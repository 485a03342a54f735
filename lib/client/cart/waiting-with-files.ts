import type { ListedItem } from '@/lib/contract/claimed-items';
import type { Reply } from '../api/call';

type Page = Reply<'GET /client_reference/{client_reference_id}/claimed_item'>;

export interface WaitingQuery {
  readonly with_files?: 'true';
  readonly cursor?: string;
}

/** The items and every other one with files, each once, in the order of the claim. */
export async function withFiles(
  items: readonly ListedItem[],
  read: (query: WaitingQuery) => Promise<Page>,
): Promise<ListedItem[]> {
  const all = new Map(items.map((one) => [one.row_id, one]));
  for (let cursor: string | null = '0'; cursor !== null;) {
    const page: Page = await read({ with_files: 'true', cursor });
    for (const one of page.claimed_items) all.set(one.row_id, one);
    cursor = page.metadata.next_cursor;
  }
  return [...all.values()].toSorted((one, other) => one.display_id - other.display_id);
}
