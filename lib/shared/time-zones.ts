import { isLanguage, type Language } from './languages';

/**
 * The time zone of the capital of each language's country. A client has a language but no country,
 * so this is the best guess of its location.
 */
const TIME_ZONES: Readonly<Record<Language, string>> = {
  en: 'Europe/London',
  da: 'Europe/Copenhagen',
  sv: 'Europe/Stockholm',
  nb: 'Europe/Oslo',
  de: 'Europe/Berlin',
  fi: 'Europe/Helsinki',
};

/** The time zone of a client, derived from its language. */
export const timeZoneOf = (language: string): string =>
  TIME_ZONES[isLanguage(language) ? language : 'en'];

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day (YYYY-MM-DD) of an instant in a time zone. */
export function localDay(instant: Date, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
  formats.set(timeZone, format);
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
