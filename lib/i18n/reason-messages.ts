import type { Language } from '@/lib/shared/languages';
import { type Cause, PLACEHOLDER } from '@/lib/shared/reasons';
import { formatsOf, type Formats } from './formats';
import type { ReasonMessages } from './reason-types';

/** The message of a problem in the language of the desk. */
export interface ReasonMessage {
  readonly text: string;
  /** Whether the message is meaningless without the name of its field. */
  readonly needsField: boolean;
  /**
   * Whether the reason concerns access or the URL, so that the message for the HTTP status can
   * replace it.
   */
  readonly isGeneral: boolean;
}

/** Null for a reason of a newer service that this page does not know. */
export type ReasonTranslator = (cause: Cause) => ReasonMessage | null;

export function reasonTranslatorOf(messages: ReasonMessages, language: Language): ReasonTranslator {
  const formats = formatsOf(language);
  const all: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(messages));
  return ({ reason, values }) => {
    const message = all[reason];
    if (message === undefined) return null;
    const text = message.replace(PLACEHOLDER, (placeholder, name: string, type?: string) => {
      const value = values[name];
      return value === undefined ? placeholder : shown(value, type, formats);
    });
    return {
      text,
      needsField: reason in messages.field,
      isGeneral: reason in messages.access,
    };
  };
}

function shown(value: string | number, type: string | undefined, formats: Formats): string {
  switch (type) {
    case 'amount':
      return formats.amount(Number(value));
    case 'date':
      return formats.day(String(value));
    case 'number':
    case 'count':
      return formats.count(Number(value));
    default:
      return String(value);
  }
}
