import type { Language } from '@/lib/shared/languages';
import { toNumber } from '@/lib/shared/money';
import { sentenceFor } from '@/lib/valuation/sentences/sentence-for';
import type { Step } from '@/lib/valuation/step';

/** A step as a calculation stores it: with the sentence of the day, for a version that may no longer know its message. */
interface StoredStep {
  readonly rule: string;
  readonly message: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly amount: number;
  readonly sentence: string;
}

export const storableSteps = (
  steps: readonly Step[],
  rule: string,
  language: Language,
): StoredStep[] =>
  steps.map(({ message, values, amount }) => ({
    rule,
    message,
    values,
    amount: toNumber(amount),
    sentence: sentenceFor(language, message, values) ?? message,
  }));

/** Stored steps in another language. */
export const translateSteps = (steps: readonly StoredStep[], language: Language): StoredStep[] =>
  steps.map((step) => ({
    ...step,
    sentence: sentenceFor(language, step.message, step.values) ?? step.sentence,
  }));

/** What stands in the column; a calculation of an older shape tells what it has. */
export const storedSteps = (steps: unknown): StoredStep[] =>
  (Array.isArray(steps) ? (steps as Partial<StoredStep>[]) : []).map(
    ({ rule = '', message = '', values = {}, amount = 0, sentence = '' }) => ({
      rule,
      message,
      values,
      amount,
      sentence,
    }),
  );
