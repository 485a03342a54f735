import type { Messages } from '@/lib/i18n/messages';
import type { Speaker } from '@/lib/i18n/reason-messages';
import type { Language } from '@/lib/shared/languages';
import type { Problem } from '@/lib/shared/reasons';

type FaultMessages = Messages['faults'];

/** Of the answers that a person meets in every place, by status; 0 is none at all. */
const KINDS: Readonly<Record<number, keyof FaultMessages>> = {
  0: 'unreachable',
  401: 'signedOut',
  403: 'forbidden',
  404: 'notFound',
  429: 'tooMany',
  500: 'broken',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

interface Spoken {
  readonly messages: FaultMessages;
  load(): Promise<Speaker>;
  speaker: Promise<Speaker> | null;
  speak: Speaker | null;
}

let spoken: Spoken | null = null;

/** The language in which refusals are shown from now on. */
export function speakFaults(
  messages: FaultMessages,
  language: Language,
  load: (language: Language) => Promise<Speaker>,
): void {
  spoken = { messages, load: () => load(language), speaker: null, speak: null };
}

/** Waits for the messages of refusals. Where they cannot be fetched, the kind of a refusal is shown, or the service's own sentence. */
export async function faultsSpoken(): Promise<Speaker | null> {
  const mine = spoken;
  if (!mine) return null;
  mine.speaker ??= mine.load();
  try {
    mine.speak = await mine.speaker;
  } catch {
    mine.speaker = null; // the next refusal tries again
  }
  return mine.speak;
}

/** What is wrong with one field; null where there is no message for it. */
export const problemMessage = (problem: Problem): string | null =>
  spoken?.speak?.(problem)?.text ?? null;

/** Null where the service's own sentence is to be shown. */
export function faultMessage(status: number, problems: readonly Problem[]): string | null {
  if (!spoken) return null;
  const kind = KINDS[status];
  return (
    messageOf(problems, spoken.speak, kind !== undefined) ?? (kind ? spoken.messages[kind] : null)
  );
}

/** What is wrong with each field: with its name where it is needed, and null where one has no message. */
function messageOf(
  problems: readonly Problem[],
  speak: Speaker | null,
  hasKind: boolean,
): string | null {
  const messages = problems.map((problem) => {
    const message = speak?.(problem);
    if (!message || (message.isGeneral && hasKind)) return null;
    return message.needsField && problem.field !== null
      ? `${problem.field}: ${message.text}`
      : capital(message.text);
  });
  return messages.length === 0 || messages.includes(null) ? null : messages.join('; ');
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
