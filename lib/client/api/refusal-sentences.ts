import { fieldNamesOf } from '@/lib/i18n/field-names';
import type { Messages, SettingsMessages } from '@/lib/i18n/messages';
import type { ReasonTranslator } from '@/lib/i18n/reason-messages';
import type { Problem } from '@/lib/shared/reasons';

/**
 * Joins the messages of all problems, with the names of their fields where needed. Null if one of
 * them has no message, or only a general one while the status has one too (`hasKind`).
 */
export type ProblemText = (problems: readonly Problem[], hasKind: boolean) => string | null;

/** This file is loaded with the first error. */
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

/**
 * A message that takes its field as the subject begins in lower case; the others are full
 * sentences.
 */
const isAboutField = (text: string) => /^\p{Ll}/u.test(text);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
