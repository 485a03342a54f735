import { monthOf } from '@/lib/shared/months';

interface Years {
  readonly first: number;
  readonly last: number;
}

/** A cell with a date is short. */
const CHARS_MAX = 100;

const TO = String.raw`\s*(?:[-–—/]|\s(?:to|til|till|bis|eller|or|oder|tai|og|och|und|ja|and|&)\s)\s*`;
const YEARS = new RegExp(`^((?:19|20)\\d{2})${TO}['’]?((?:19|20)\\d{2}|\\d{2})$`, 'iu');
/** `1970s`, `70'erne`, `90er Jahre`, `90-talet`, `1990-luvulta`. */
const DECADE =
  /(?<![\d\p{L}])['’]?((?:19|20)?\d0)\s?(?:[-'’]?(?:s|er(?:ne|n)?|ern|tal(?:et|s)?|tall(?:et|s)?|luku|luvu\p{L}*)|-(?=\s(?:og|och|und|ja)\s))(?![\p{L}\d])/giu;
const YEAR = /(?<![\d.,/-])(?:19|20)\d{2}(?![\d.,/-])/g;

/** `før 2015` and `bis 2010` say only that it was earlier. */
const LIMIT =
  /(?<!\p{L})(?:before|after|until|prior|over|under|than|før|inden|efter|indtil|over|innan|efter|etter|innen|bis|vor|nach|ennen|jälkeen|saakka|asti)(?!\p{L})|[<>≤≥]/iu;

export const namesLimit = (text: string): boolean => LIMIT.test(text);

/**
 * The years that a text names which is no date: a range, a decade, or a year among words, such as
 * `bryllup 1999`. Null for any other text, and for one that names only a limit.
 */
export function yearsIn(cell: string, thisYear: number): Years | null {
  if (cell.length > CHARS_MAX) return null;
  const text = cell.replaceAll(OF_A_PERSON, '');
  const [, from, to = ''] = YEARS.exec(text) ?? [];
  if (from !== undefined) return ordered(Number(from), Number(from.slice(0, 4 - to.length) + to));
  if (LIMIT.test(text)) return null;
  const decades = [...text.matchAll(DECADE)].map(([, digits = '']) => decadeOf(digits, thisYear));
  const rest = text.replaceAll(DECADE, '');
  if (decades.length > 0)
    return /\d/.test(rest) ? null : ordered(Math.min(...decades), Math.max(...decades) + 9);
  const [year, ...more] = text.match(YEAR) ?? [];
  if (year === undefined || more.length > 0 || /\d/.test(rest.replace(year, ''))) return null;
  return namesMonth(rest) ? null : ordered(Number(year), Number(year));
}

const ordered = (first: number, last: number): Years | null =>
  last < first ? null : { first, last };

/** The newest decade with these digits that has begun. */
function decadeOf(digits: string, thisYear: number): number {
  if (digits.length === 4) return Number(digits);
  return Number(digits) + (2000 + Number(digits) <= thisYear ? 2000 : 1900);
}

/** A birthday or an anniversary is no age of a thing: `50 års fødselsdag 2013`. */
const OF_A_PERSON =
  /(?<!\d)\d{1,3}(?:\.|th|st|nd|rd)?[- ]?(?:års?|vuotis)[- ]?\p{L}{4,}|(?<!\d)\d{1,3}(?:th|st|nd|rd)\s|(?<!\d)\d{1,3}\.\s?(?=\p{L})/giu;

export const namesMonth = (text: string): boolean =>
  text.split(/[^\p{L}]+/u).some((word) => word.length > 2 && monthOf(word) !== null);

const MONTHS_TO = /^(\p{L}+)\.?\s*[-–/]\s*(\p{L}+)\.?\s+((?:19|20)\d{2})$/u;
const PART = /(?<![\p{L}\d.-])(\p{L}{3,})\.?\s+((?:19|20)\d{2})(?![\p{L}\d.,/-])/giu;

/**
 * The one month or season with its year among other words: `konfirmation maj 2025`, `nov. 2023
 * (Black Friday)`; of `aug-sept 2025` the later month. Null for any other text.
 */
export function partIn(cell: string): string | null {
  if (cell.length > CHARS_MAX) return null;
  const text = cell.replaceAll(OF_A_PERSON, '').trim();
  if (LIMIT.test(text)) return null;
  const [, first = '', last = '', year = ''] = MONTHS_TO.exec(text) ?? [];
  if (year !== '' && monthOf(first) !== null && monthOf(last) !== null) return `${last} ${year}`;
  const [part, ...more] = [...text.matchAll(PART)];
  if (!part || more.length > 0 || /\d/.test(text.replace(part[0], ''))) return null;
  return part[0] === text ? null : part[0];
}

const LAST_YEAR =
  /^(?:last year|sidste år|i fjor|i fjol|förra året|ifjol|letztes jahr|voriges jahr|vorjahr|viime vuonna|viime vuosi)$/u;
const THIS_YEAR = /^(?:this year|i år|dette år|dieses jahr|heuer|tänä vuonna)$/u;

/** How many years before this one a text means. Null for any other text. */
export function yearsBack(text: string): number | null {
  const words = text.toLowerCase().replaceAll(/\s+/g, ' ');
  if (LAST_YEAR.test(words)) return 1;
  return THIS_YEAR.test(words) ? 0 : null;
}

/** The day in the middle of the years. */
export function middleOf({ first, last }: Years): string {
  const months = (last - first + 1) * 6;
  const year = first + Math.floor(months / 12);
  return `${year}-${months % 12 === 0 ? '01' : '07'}-01`;
}
