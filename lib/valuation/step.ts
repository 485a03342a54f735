import { minor, type Minor } from '@/lib/shared/money';
import type { MessageKey, MessageValues } from './sentences/dictionary';

/**
 * What a rule did, with its figures. The steps of an item start with its base and add up to its
 * payment.
 */
export interface Step {
  readonly message: MessageKey;
  /** Amounts in units of the currency, percentages, counts, and days as `YYYY-MM-DD`. */
  readonly values: Readonly<Record<string, string | number>>;
  /** The change of the amount; zero if a later step turns this one into money. */
  readonly amount: Minor;
}

export const NOTHING = minor(0);

/** Makes a step whose values the compiler checks against the figures of its sentence. */
export const step = <Key extends MessageKey>(
  message: Key,
  values: MessageValues<Key>,
  amount: Minor = NOTHING,
): Step => ({
  message,
  values,
  amount,
});
