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

/** Reads an amount with two decimals at most. */
export function readAmount(text: string, language: Language): Minor | null {
  const plain = plainNumber(text, language);
  return plain === null ? null : parseAmount(plain);
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
