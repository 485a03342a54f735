import { currencyOf, mayBeIn } from '@/lib/shared/currency-names';
import type { Language } from '@/lib/shared/languages';
import type { Minor } from '@/lib/shared/money';
import { readAmount } from './amount-text';

/** What an amount is read with. */
export interface AmountContext {
  readonly language: Language;
  /** The claim's, ISO 4217. */
  readonly currency: string;
}

export type AmountReading =
  | { readonly amount: Minor }
  | { readonly fault: 'amount' }
  /** Another currency than the claim's. */
  | { readonly fault: 'currency'; readonly given: string };

/** Stands for no cents: `1.299,-`. */
const NO_CENTS = /[.,:][-–—]+$/u;

/** Reads an amount as it is copied from elsewhere: `kr 1.299,-`, `599 €`. */
export function amountOfClaim(text: string, { language, currency }: AmountContext): AmountReading {
  const { currency: named, rest } = currencyOf(text.trim());
  if (named !== null && !mayBeIn(named, currency)) return { fault: 'currency', given: named };
  const amount = readAmount(rest.replace(NO_CENTS, ''), language);
  return amount === null ? { fault: 'amount' } : { amount };
}
