import { formatAmount, parseAmount, type Minor } from '@/lib/shared/money';
import { LOCALES, type Language } from '@/lib/shared/languages';

/** The decimal and thousands separators of a language: `4,170.50`, `4.170,50`, `4 170,50`. */
function marksOf(language: Language): { decimal: string; group: string } {
  const parts = new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: 2,
    useGrouping: 'always',
  }).formatToParts(1_234_567);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: valueOf('decimal'), group: valueOf('group') };
}

const SPACES = /[\s\u00a0\u202f]/g;

/**
 * Reads a number as the desk's language writes it, with or without thousands separators; spaces
 * separate thousands in every language. Returns `4170.5`; null for everything else, including
 * exponents, signs and the separators of another language: `1.234` is a thousand to some and one
 * and a bit to others, and a figure must not be guessed.
 */
export function plainNumber(text: string, language: Language): string | null {
  const { decimal, group } = marksOf(language);
  const mark = group.trim() === '' ? ' ' : group;
  const [integer = '', fraction, ...more] = text.trim().replace(SPACES, mark).split(decimal);
  if (more.length > 0 || (fraction !== undefined && !/^\d+$/.test(fraction))) return null;
  const groups = integer.split(mark);
  const isGrouped = groups.every((part, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(part));
  if (!isGrouped && !/^\d+$/.test(integer)) return null;
  return `${groups.join('')}${fraction === undefined ? '' : `.${fraction}`}`;
}

export type Mark = '.' | ',';

/** The mark before thousands in a language; null where they are separated by spaces. */
export function groupMarkOf(language: Language): Mark | null {
  const { group } = marksOf(language);
  return group === '.' || group === ',' ? group : null;
}

export type DigitsReading =
  | { readonly amount: Minor }
  | { readonly fault: 'amount' }
  /** Thousands or decimals: `1.200` is 1200 or 1.2. */
  | {
      readonly fault: 'ambiguous';
      readonly readings: readonly [thousands: number, decimals: number];
    };

const NONE = { fault: 'amount' } as const;

/** Stands for no cents: `1.299,-`. */
const NO_CENTS = /[.,:][-–—]+$/u;
const GAPS = /^\d{1,3}(?:[ '’]\d{3})+(?![\d '’])/u;
const THOUSANDS = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/;

/** The parts of an amount between its marks; null if it is none. */
export function partsOf(text: string) {
  const even = text.trim().replace(SPACES, ' ');
  const plain = even.replace(NO_CENTS, '').replace(GAPS, (groups) => groups.replace(/\D/g, ''));
  if (!/^\d+(?:[.,]\d+)*$/.test(plain)) return null;
  const marks = (plain.match(/[.,]/g) ?? []) as Mark[];
  return { plain, marks, hasNoCents: NO_CENTS.test(even) };
}

/**
 * Reads an amount of two decimals at most, whichever marks it has: the last of two different ones
 * is the decimal mark, and so is one before one or two digits. One before three digits is read by
 * `group`, the mark before thousands, and not guessed without.
 */
export function readDigits(text: string, group: Mark | null): DigitsReading {
  const parts = partsOf(text);
  if (parts === null) return NONE;
  const { plain, marks, hasNoCents } = parts;
  const [first] = marks;
  if (first === undefined) return inMinor(plain);
  const isMixed = marks.some((mark) => mark !== first);
  if (!isMixed && THOUSANDS.test(plain)) {
    const integer = plain.replaceAll(first, '');
    if (marks.length > 1 || hasNoCents || first === group) return inMinor(integer);
    return {
      fault: 'ambiguous',
      readings: [Number(integer), Number(plain.replace(first, '.'))],
    };
  }
  const [, integer = '', decimals] = /^(.+)[.,](\d{1,2})$/.exec(plain) ?? [];
  const isDecimal = !hasNoCents && marks.indexOf(marks.at(-1) ?? first) === marks.length - 1;
  if (decimals === undefined || !isDecimal) return NONE;
  if (isMixed && !THOUSANDS.test(integer)) return NONE;
  return inMinor(`${integer.replaceAll(/[.,]/g, '')}.${decimals}`);
}

function inMinor(plain: string): DigitsReading {
  const amount = parseAmount(plain);
  return amount === null ? NONE : { amount };
}

/** Reads an amount; thousands as the desk's language writes them. */
export function readAmount(text: string, language: Language): Minor | null {
  const read = readDigits(text, groupMarkOf(language));
  return 'amount' in read ? read.amount : null;
}

/** Writes a number, with all its decimals, so that `plainNumber` reads it back. */
export const writeNumber = (value: number, language: Language): string =>
  String(value).replace('.', marksOf(language).decimal);

/** Writes an amount so that `readAmount` reads it back: `4170.50`, without thousands separators. */
export const writeAmount = (amount: Minor, language: Language): string =>
  formatAmount(amount).replace('.', marksOf(language).decimal);

/** Like `writeAmount`, for an amount from the API; empty for null. */
export function writeMoney(value: number | null, language: Language): string {
  const amount = value === null ? null : parseAmount(value);
  return amount === null ? '' : writeAmount(amount, language);
}
