import { formatAmount, parseAmount, type Minor } from '@/lib/shared/money';
import { LOCALES, type Language } from '@/lib/shared/languages';

/** The marks that a language writes an amount with: `4,170.50`, `4.170,50`, `4 170,50`. */
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
 * A number as the language of the desk writes it, its thousands marked or not; spaces may mark them in any language. As
 * `4170.5`; null for everything else, exponents, signs and the marks of another language included: `1.234` is a thousand
 * to some and one and a bit to others, and a figure must not be guessed.
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

/** An amount, with two decimals at most. */
export function readAmount(text: string, language: Language): Minor | null {
  const plain = plainNumber(text, language);
  return plain === null ? null : parseAmount(plain);
}

/** What `plainNumber` reads as this number, with the decimals that it has. */
export const writeNumber = (value: number, language: Language): string =>
  String(value).replace('.', marksOf(language).decimal);

/** What `readAmount` reads as this amount: `4170.50`, without marks between the thousands. */
export const writeAmount = (amount: Minor, language: Language): string =>
  formatAmount(amount).replace('.', marksOf(language).decimal);

/** The same of an amount as the service tells it; empty where there is none. */
export function writeMoney(value: number | null, language: Language): string {
  const amount = value === null ? null : parseAmount(value);
  return amount === null ? '' : writeAmount(amount, language);
}
