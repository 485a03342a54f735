import { useInfiniteQuery } from '@tanstack/react-query';
import { addressOf, call } from '../api/call';

const PAGE_SIZE = 25;

/**
 * The audit chain of the client, newest first. The API pages upwards by sequence, so the pages are
 * read from the head down.
 */
export const useClientEvents = () =>
  useInfiniteQuery({
    queryKey: ['client-events'],
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const last =
        pageParam ??
        (await call('GET /client_events', { query: { limit: 1 }, signal })).head.sequence;
      const before = Math.max(0, last - PAGE_SIZE);
      const { events } = await call('GET /client_events', {
        query: { cursor: String(before), limit: PAGE_SIZE },
        signal,
      });
      return { events: events.filter(({ sequence }) => sequence <= last).toReversed(), before };
    },
    getNextPageParam: ({ before }) => (before > 0 ? before : undefined),
  });

export type ExportFormat = 'ndjson' | 'csv';

/** Days are in the user's time zone, and both are included; empty for no limit. */
export function exportAddress(format: ExportFormat, firstDay: string, lastDay: string): string {
  const since = startOf(firstDay, 0);
  const until = startOf(lastDay, 1);
  return addressOf(
    '/audit_export',
    {},
    { format, ...(since && { since }), ...(until && { until }) },
  );
}

function startOf(day: string, later: 0 | 1): string | undefined {
  const start = new Date(`${day}T00:00:00`);
  if (day === '' || Number.isNaN(start.getTime())) return undefined;
  start.setDate(start.getDate() + later);
  return start.toISOString();
}
