import { type Cause, cause } from '@/lib/shared/reasons';

/**
 * Returns a GTIN-8, -12, -13 or -14 as fourteen digits (GS1 General Specifications, 7.9: the
 * weights of the check digit alternate between 3 and 1 from the right). Null for a number of
 * restricted circulation (GS1 prefixes 02, 04, 2), which shops assign freely, so that it identifies
 * no product. Returns the cause for an invalid number.
 */
export function parseGtin(text: string): string | null | Cause {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return cause('not_a_gtin', { gtin: named(text) });
  const gtin = digits.padStart(14, '0');
  let sum = 0;
  for (let at = 0; at < 13; at += 1) sum += Number(gtin[at]) * (at % 2 === 0 ? 3 : 1);
  const check = (10 - (sum % 10)) % 10;
  if (check !== Number(gtin[13]))
    return cause('gtin_check_digit', {
      gtin: named(text),
      end: gtin[13] ?? '',
      check: String(check),
    });
  return isRestricted(gtin) ? null : gtin;
}

const named = (text: string): string => text.replaceAll('\0', '').slice(0, 80);

/**
 * GTIN-13 prefixes 020–029, 040–049 and 200–299, which include those of GTIN-12. A restricted GTIN-8
 * begins with 0 or 2.
 */
const isRestricted = (gtin: string): boolean =>
  gtin.startsWith('000000') ? /[02]/.test(gtin[6] ?? '') : /^(?:02|04|2)/.test(gtin.slice(1));
