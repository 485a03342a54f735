import { cause } from '@/lib/shared/reasons';
import { type Minor, parseAmount } from '@/lib/shared/money';
import type { Cell } from '../files/table';
import { type Reading, refused, understood } from './reading';

export type DecimalSign = ',' | '.';

export interface Amount {
  readonly minor: Minor;
  /** Null unless the cell names one. */
  readonly currency: string | null;
}

const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP' };
/** Currency signs that several currencies share: kr for kroner and kronor, $ for dollars. */
const WITHOUT_CURRENCY = /^(?:kr\.?|\$)|(?:kr\.?|\$)$/i;

const EXPONENT = /^-?\d+(?:\.\d+)?e[+-]?\d+$/i;

const DECIMALS = cause('cell_more_than_two_decimals');
const NONE = cause('cell_not_an_amount');
const RANGE = cause('cell_too_large');

/**
 * The decimal sign of a file's amounts, derived from the unambiguous ones. Null if there are none
 * or they disagree.
 */
export function decimalSignOf(cells: readonly Cell[]): DecimalSign | null {
  const signs = new Set(
    cells.flatMap(({ text, kind }) =>
      kind === 'text' ? (/([.,])\d{1,2}\D*$/.exec(text.trim())?.[1] ?? []) : [],
    ),
  );
  const [sign] = signs;
  return signs.size === 1 ? (sign as DecimalSign) : null;
}

/**
 * Parses an amount of at most two decimals, not negative. A separator before three digits is read
 * as in the rest of the file, and refused if that is unclear.
 */
export function amountOf({ text, kind }: Cell, decimalSign: DecimalSign | null): Reading<Amount> {
  const normalized = text
    .normalize('NFKC')
    .replaceAll(/[\s'’]/g, '')
    .replace('−', '-');
  if (kind === 'number' || EXPONENT.test(normalized)) return inMinor(normalized, null);
  const currency =
    /^([A-Z]{3})(?=[\d.,-])|(?<=[\d.,-])([A-Z]{3})$/.exec(normalized)?.[0] ??
    SIGNS[/[€£]/.exec(normalized)?.[0] ?? ''] ??
    null;
  const bare = normalized
    .replace(/^[A-Z]{3}(?=[\d.,-])|(?<=[\d.,-])[A-Z]{3}$|[€£]/g, '')
    .replace(WITHOUT_CURRENCY, '')
    .replace(/[.,]-+$/, '');
  const digits = plainOf(bare, decimalSign);
  return 'cause' in digits ? digits : inMinor(digits.value, currency);
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

function inMinor(digits: string, currency: string | null): Reading<Amount> {
  const [, sign, integer = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(digits) ?? [];
  if (EXPONENT.test(digits)) return refused(/e-/i.test(digits) ? DECIMALS : RANGE);
  if (integer === '') return refused(NONE);
  if (sign === '-') return refused(cause('negative'));
  if (decimals.replace(/0+$/, '').length > 2) return refused(DECIMALS);
  const minor = parseAmount(
    `${integer.replace(/^0+(?=\d)/, '')}.${decimals.slice(0, 2).padEnd(2, '0')}`,
  );
  return minor === null ? refused(RANGE) : understood({ minor, currency });
}
