import { fieldNamesOf } from '@/lib/i18n/field-names';
import type { Messages, SettingsMessages } from '@/lib/i18n/messages';
import type { ReasonTranslator } from '@/lib/i18n/reason-messages';
import type { Problem } from '@/lib/shared/reasons';

/** What is wrong with each field: with its name where the sentence is about it, and null where one has no message. */
export type ProblemText = (problems: readonly Problem[], hasKind: boolean) => string | null;

/** Fetched with the first refusal. */
export function sentencesIn(
  translate: ReasonTranslator,
  messages: Messages,
  settings: SettingsMessages | null,
): ProblemText {
  const nameOf = fieldNamesOf(messages, settings);
  const sentenceOf = (problem: Problem, hasKind: boolean): string | null => {
    const message = translate(problem);
    if (!message || (message.isGeneral && hasKind)) return null;
    const { text, needsField } = message;
    if (problem.field === null || !isAboutField(text)) return capital(text);
    const name = nameOf(problem.field) ?? (needsField ? messages.faults.field : null);
    return name === null ? capital(text) : `${name}: ${text}`;
  };
  return (problems, hasKind) => {
    const sentences = problems.map((problem) => sentenceOf(problem, hasKind));
    return sentences.length === 0 || sentences.includes(null) ? null : sentences.join('; ');
  };
}

/** Messages that lack their subject begin in lower case; the others are sentences. */
const isAboutField = (text: string) => /^\p{Ll}/u.test(text);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
