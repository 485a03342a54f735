const MINUTE_MS = 60_000;

/**
 * Formats an instant for a `datetime-local` field, in the user's time zone: `2026-03-10T09:15`;
 * empty for none.
 */
export function localMoment(instant: string | undefined): string {
  const timeMs = Date.parse(instant ?? '');
  if (Number.isNaN(timeMs)) return '';
  return new Date(timeMs - new Date(timeMs).getTimezoneOffset() * MINUTE_MS)
    .toISOString()
    .slice(0, 16);
}

/** Reads the instant from a `datetime-local` field; undefined while it is empty or incomplete. */
export function instantOf(moment: string): string | undefined {
  const timeMs = Date.parse(moment);
  return Number.isNaN(timeMs) ? undefined : new Date(timeMs).toISOString();
}
