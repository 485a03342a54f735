import { currencyOf } from '@/lib/shared/currency-names';
import { cause } from '@/lib/shared/reasons';
import { formatAmount, type Minor, MINOR_MAX, parseAmount, times } from '@/lib/shared/money';
import type { Cell } from '../files/table';
import { isRange, isUnknown, withoutAbout } from './everyday-words';
import { type Beside, besideOf } from './beside-amount';
import { amountIn } from './in-description';
import { leftOpen, type Reading, refused, understood } from './reading';

export type DecimalSign = ',' | '.';

export interface Amount {
  readonly minor: Minor;
  /** A code, or `kr` or `$`, which several currencies share. Null unless the cell names one. */
  readonly currency: string | null;
  /** Whether the cell says that it is the price of one piece or of all. */
  readonly per: 'piece' | 'line' | null;
}

const EXPONENT = /^-?\d+(?:\.\d+)?e[+-]?\d+$/i;

const DECIMALS = cause('cell_more_than_two_decimals');
const NONE = cause('cell_not_an_amount');
const RANGE = cause('cell_too_large');

const VAT =
  /\(?\s*\b(?:inkl|incl|sis|including|inclusive)\.?\s*(?:moms|mva|mwst|vat|alv)\b\.?\)?/giu;
const PIECE_UNIT =
  'stk|stck|stück|st|styck|stykk|kpl|pcs?|piece|item|ea|par|paar|pair|pari|sæt|sett|set|satz|sarja|fl|flaske|flaska|flasche|bottle|sekk|sæk|säck|sack|kasse|kasten|box';
const PER_PIECE = new RegExp(
  `\\s*(?:(?:\\/|pr\\.?\\s*|per\\s+|pro\\s+|je\\s+)\\s*(?:${PIECE_UNIT})\\.?|\\beach|\\bea\\.?|\\bstykket|\\bstycket|\\bstykk|\\bstyck|\\bkappale)$|^(?:je|à)\\s+`,
  'iu',
);
const ALL_OF_THEM =
  'i alt|alt i alt|ialt|totalt|tilsammen|til sammen|tillsammans|in total|in all|total|altogether|insgesamt|gesamt|zusammen|yhteensä|for all(?: (?:of them|\\p{L}+))?|for both(?: \\p{L}+)?|(?:for )?the (?:lot|set|pair|two|three|four)|for alle?|for begge|för alla|för båda|för allt|für alle|für beide|kaikista|molemmista';
const PER_LINE = new RegExp(
  `\\s*(?<!\\p{L})(?:${ALL_OF_THEM})$|^(?:i alt|ialt|totalt?|tilsammen|til sammen|tillsammans|insg\\.|insgesamt|gesamt|zus\\.|zusammen|yht\\.?|yhteensä)\\s+(?=\\D{0,5}\\d)`,
  'iu',
);

interface Written extends Pick<Amount, 'currency' | 'per'> {
  /** Without words, currency and white space; null if a gap is not between thousands. */
  readonly digits: string | null;
  /** Ends with `,-` or `:-`, which stands for no cents. */
  readonly hasNoDecimals: boolean;
  readonly isAbout: boolean;
}

function writtenOf(text: string): Written {
  const estimate = withoutAbout(
    text.normalize('NFKC').replaceAll('−', '-').replaceAll(/\s+/g, ' ').replaceAll(VAT, '').trim(),
  );
  const per = PER_PIECE.test(estimate.text)
    ? 'piece'
    : PER_LINE.test(estimate.text)
      ? 'line'
      : null;
  const bare = estimate.text.replace(PER_PIECE, '').replace(PER_LINE, '').trim();
  const { currency, rest } = currencyOf(bare);
  const inner = withoutAbout(rest);
  const plain = inner.text.replace(/\s*(?:[.,:]\s*[-–—]+|(?<=\d)[-–—]+)$/, '').trim();
  const isGap = /\d \d/.test(plain) && !/^-?\d{1,3}(?: \d{3})+(?:[.,]\d*)?$/.test(plain);
  return {
    digits: isGap ? null : plain.replaceAll(/[\s'’]/g, ''),
    currency,
    per,
    hasNoDecimals: /[,:]\s*[-–—]+$/.test(inner.text),
    isAbout: estimate.isAbout || inner.isAbout,
  };
}

/** The decimal signs that the unambiguous amounts of a file show. */
export function decimalSignsOf(cells: readonly Cell[]): ReadonlySet<DecimalSign> {
  return new Set(
    cells.flatMap(({ text, kind }): DecimalSign[] => {
      if (kind !== 'text' || isUnknown(text)) return [];
      const { digits, hasNoDecimals, currency } = writtenOf(text);
      if (hasNoDecimals) return [','];
      const [, sign] = /^-?\d[\d.,]*?([.,])\d{1,2}$/.exec(digits ?? '') ?? [];
      if (sign !== undefined) return [sign as DecimalSign];
      return currency === 'GBP' ? ['.'] : [];
    }),
  );
}

/**
 * Parses an amount of at most two decimals, not negative. A separator before three digits is read
 * as in the rest of the file, and refused if that is unclear.
 */
export function amountOf({ text, kind }: Cell, decimalSign: DecimalSign | null): Reading<Amount> {
  const normalized = text.normalize('NFKC').replaceAll(/\s/g, '').replace('−', '-');
  if (kind === 'number' || EXPONENT.test(normalized))
    return inMinor(normalized, { currency: null, per: null }, false);
  if (!/\p{N}/u.test(text)) return leftOpen(NONE);
  const beside = besideOf(text);
  if (beside !== null) return withBeside(beside, decimalSign);
  const { digits: written, currency, per, isAbout, hasNoDecimals } = writtenOf(text);
  if (isRange(text.replaceAll(/[€£$]/g, ''))) return refused(cause('cell_range'));
  const part = /\p{L}/u.test(written ?? text) ? amountIn(text) : null;
  if (part !== null && part !== text) return amountOf({ text: part, kind }, decimalSign);
  if (written === null) return refused(NONE);
  const digits = plainOf(written, hasNoDecimals ? ',' : decimalSign);
  return 'cause' in digits ? digits : inMinor(digits.value, { currency, per }, isAbout);
}

/** Reads the amount; of several pieces it has to be the product, or is it if there is no amount. */
function withBeside(
  { amount, times: factors }: Beside,
  decimalSign: DecimalSign | null,
): Reading<Amount> {
  const line = amount === null ? null : amountOf({ text: amount, kind: 'text' }, decimalSign);
  if (factors === null || (line !== null && 'cause' in line)) return stated(line);
  const each = amountOf({ text: factors.price, kind: 'text' }, decimalSign);
  if ('cause' in each) return each;
  const minor = times(each.value.minor, factors.count);
  if (minor > MINOR_MAX) return refused(RANGE);
  if (line !== null && line.value.minor !== minor) return refused(NONE);
  const currency = line?.value.currency ?? each.value.currency;
  return stated(understood({ minor, currency, per: 'line' }));
}

function stated(reading: Reading<Amount> | null): Reading<Amount> {
  if (reading === null || 'cause' in reading) return reading ?? refused(NONE);
  const amount = formatAmount(reading.value.minor);
  return understood(reading.value, cause('cell_read_as', { amount }));
}

/** `1.234,56` → `1234.56`. */
function plainOf(digits: string, decimalSign: DecimalSign | null): Reading<string> {
  if (!/^-?\d[\d.,]*$/.test(digits)) return refused(NONE);
  const signs: readonly string[] = digits.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  if (last === undefined) return understood(digits);
  const groups = digits.split(/[.,]/);
  const tail = groups.at(-1) ?? '';
  const isMixed = new Set(signs).size > 1;
  const isDecimal = isMixed
    ? signs.indexOf(last) === signs.length - 1
    : signs.length === 1 && (tail.length !== 3 || !isGrouped(groups));
  if (isMixed && !isDecimal) return refused(NONE);
  if (!isDecimal && signs.length === 1 && decimalSign !== (last === ',' ? '.' : ',')) {
    return refused(
      decimalSign === last
        ? DECIMALS
        : cause('cell_ambiguous_amount', { integer: groups.join('') }),
    );
  }
  const integer = isDecimal ? groups.slice(0, -1) : groups;
  if (integer.length > 1 && !isGrouped(integer)) return refused(NONE);
  return understood(isDecimal ? `${integer.join('')}.${tail || '0'}` : integer.join(''));
}

/** Whether the groups are thousands: `1`, `234`, `567`. */
const isGrouped = ([first = '', ...rest]: readonly string[]): boolean =>
  /^-?[1-9]\d{0,2}$/.test(first) && rest.every((group) => group.length === 3);

function inMinor(
  digits: string,
  named: Pick<Amount, 'currency' | 'per'>,
  isAbout: boolean,
): Reading<Amount> {
  const [, sign, integer = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(digits) ?? [];
  if (EXPONENT.test(digits)) return refused(/e-/i.test(digits) ? DECIMALS : RANGE);
  if (integer === '') return refused(NONE);
  if (sign === '-') return refused(cause('negative'));
  if (decimals.replace(/0+$/, '').length > 2) return refused(DECIMALS);
  const minor = parseAmount(
    `${integer.replace(/^0+(?=\d)/, '')}.${decimals.slice(0, 2).padEnd(2, '0')}`,
  );
  if (minor === null) return refused(RANGE);
  return understood({ minor, ...named }, isAbout ? cause('cell_estimate') : undefined);
}
