import { minor, type Minor } from '@/lib/shared/money';
import type { MessageKey, MessageValues } from './sentences/dictionary';

/** What a rule did, with its figures. The steps of an item begin with its base and add up to what is paid for it. */
export interface Step {
  readonly message: MessageKey;
  /** Amounts in units of the currency, percents as such, days as `YYYY-MM-DD`. */
  readonly values: Readonly<Record<string, string | number>>;
  /** By how much the step changes the amount; zero where it settles what a later step makes money of. */
  readonly amount: Minor;
}

export const NOTHING = minor(0);

/** Checks that the message gets the values that its sentence names. */
export const step = <Key extends MessageKey>(
  message: Key,
  values: MessageValues<Key>,
  amount: Minor = NOTHING,
): Step => ({
  message,
  values,
  amount,
});
