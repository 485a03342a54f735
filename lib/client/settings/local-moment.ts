const MINUTE_MS = 60_000;

/** An instant as a field for a day and a time of day holds it, where the person is: `2026-03-10T09:15`; empty for none. */
export function localMoment(instant: string | undefined): string {
  const timeMs = Date.parse(instant ?? '');
  if (Number.isNaN(timeMs)) return '';
  return new Date(timeMs - new Date(timeMs).getTimezoneOffset() * MINUTE_MS)
    .toISOString()
    .slice(0, 16);
}

/** The instant of such a field; undefined while it is empty or half filled in. */
export function instantOf(moment: string): string | undefined {
  const timeMs = Date.parse(moment);
  return Number.isNaN(timeMs) ? undefined : new Date(timeMs).toISOString();
}
