import type { Language } from '@/lib/shared/languages';
import { toNumber } from '@/lib/shared/money';
import { sentenceFor } from '@/lib/valuation/sentences/sentence-for';
import type { Step } from '@/lib/valuation/step';

/** A stored step includes its sentence, because a later version may no longer have the message. */
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

/** Translates stored steps. A message that no longer exists keeps its stored sentence. */
export const translateSteps = (steps: readonly StoredStep[], language: Language): StoredStep[] =>
  steps.map((step) => ({
    ...step,
    sentence: sentenceFor(language, step.message, step.values) ?? step.sentence,
  }));

/** Reads the JSON column. Fields missing from an older format get defaults. */
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
