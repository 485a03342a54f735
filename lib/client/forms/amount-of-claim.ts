import { currencyOf, mayBeIn } from '@/lib/shared/currency-names';
import type { Language } from '@/lib/shared/languages';
import { type DigitsReading, groupMarkOf, type Mark, partsOf, readDigits } from './amount-text';

/** What an amount is read with. */
export interface AmountContext {
  readonly language: Language;
  /** The claim's, ISO 4217. */
  readonly currency: string;
  /** The mark before thousands in the amounts beside it; `unclear` if they disagree. */
  readonly group?: Mark | 'unclear' | null;
}

export type AmountReading =
  | DigitsReading
  /** Another currency than the claim's. */
  | { readonly fault: 'currency'; readonly given: string };

/** Countries that write a comma before decimals, so that a point can only separate thousands. */
const POINT_BEFORE_THOUSANDS = new Set(['DKK', 'SEK', 'NOK', 'ISK', 'PLN', 'CZK', 'HUF', 'RON']);
const COMMA_BEFORE_THOUSANDS = new Set(['GBP', 'USD', 'AUD', 'NZD', 'JPY']);

/** The euro and others are written in both ways. */
const groupAtHome = (currency: string): Mark | null =>
  POINT_BEFORE_THOUSANDS.has(currency) ? '.' : COMMA_BEFORE_THOUSANDS.has(currency) ? ',' : null;

/**
 * Reads an amount as it is copied from elsewhere: `kr 1.299,-`, `599 €`. Thousands are read as the
 * country of a named currency writes them, else as the amounts beside it, else as the language.
 */
export function amountOfClaim(text: string, context: AmountContext): AmountReading {
  const { language, currency, group = null } = context;
  const { currency: named, rest } = currencyOf(text.trim());
  if (named !== null && !mayBeIn(named, currency)) return { fault: 'currency', given: named };
  const ofCountry = named === null ? null : groupAtHome(currency);
  if (ofCountry !== null) return readDigits(rest, ofCountry);
  return readDigits(rest, group === 'unclear' ? null : (group ?? groupMarkOf(language)));
}

/**
 * The mark before thousands in amounts that were copied together. `1.200` beside `8.999` has
 * thousands if the claim's country writes them so; `1.200` alone says nothing.
 */
export function groupIn(texts: readonly string[], currency: string): AmountContext['group'] {
  const sure = new Set<Mark>();
  const open = new Map<string, Mark>();
  for (const text of new Set(texts)) {
    const parts = partsOf(currencyOf(text.trim()).rest);
    const [first] = parts?.marks ?? [];
    if (!parts || first === undefined) continue;
    if (!('fault' in readDigits(parts.plain, null)) || parts.hasNoCents) sure.add(groupOf(parts));
    else open.set(parts.plain, first);
  }
  const [mark, ...more] = sure;
  if (more.length > 0) return 'unclear';
  if (mark !== undefined) return mark;
  const [guess, ...others] = new Set(open.values());
  if (others.length > 0) return 'unclear';
  return guess !== undefined && open.size > 1 && guess === groupAtHome(currency) ? guess : null;
}

/** The mark before thousands of an amount that can be read in one way. */
function groupOf({ plain, marks }: { readonly plain: string; readonly marks: readonly Mark[] }) {
  const [first = '.'] = marks;
  const isDecimal = marks.length === 1 && !/\d{3}$/.test(plain);
  return isDecimal ? (first === '.' ? ',' : '.') : first;
}
