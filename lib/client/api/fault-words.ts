import type { Messages } from '@/lib/i18n/messages';
import type { Language } from '@/lib/shared/languages';
import type { Speaker } from '@/lib/i18n/refusal-speaker';

type FaultWords = Messages['faults'];

/** Of the answers that a person meets in every place, by status; 0 is none at all. */
const KINDS: Readonly<Record<number, keyof FaultWords>> = {
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
  readonly words: FaultWords;
  load(): Promise<Speaker | null>;
  speaker: Promise<Speaker | null> | null;
  speak: Speaker | null;
}

let spoken: Spoken | null = null;

/** The service speaks English: in that language its own sentences stay, which say more than a kind. */
export function speakFaults(
  words: FaultWords,
  language: Language,
  load: (language: Language) => Promise<Speaker | null>,
): void {
  spoken =
    language === 'en' ? null : { words, load: () => load(language), speaker: null, speak: null };
}

/** Waits for the words that a refusal is told in. Where they cannot be fetched, its kind is told, or the service's own sentence. */
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

/** `cpid : field required; rules.0.name : …`, as fields with what is said of each; a text of another form gives nothing. */
export function problemsIn(said: string): [field: string, problem: string][] {
  const pairs = said.split(/; (?=[\w.-]+ ?: )/).map((part) => /^([\w.-]+) ?: (.+)$/s.exec(part));
  return pairs.flatMap((pair) => (pair?.[1] && pair[2] ? [[pair[1], pair[2]]] : []));
}

export const problemSentence = (problem: string): string =>
  spoken?.speak?.(problem)?.text ?? problem;

/** Null where the service's own sentence is to be shown. */
export function faultSentence(status: number, said: string): string | null {
  if (!spoken) return null;
  const kind = KINDS[status];
  return sentenceOf(said, spoken.speak) ?? (kind ? spoken.words[kind] : null);
}

/** The whole, or what is said of each field: with the field's name where it is needed, and null where one has no words. */
function sentenceOf(said: string, speak: Speaker | null): string | null {
  const whole = speak?.(said);
  if (whole) return capital(whole.text);
  const parts = problemsIn(said).map(([field, problem]) => {
    const told = speak?.(problem);
    return told ? (told.needsField ? `${field}: ${told.text}` : capital(told.text)) : null;
  });
  return parts.length === 0 || parts.includes(null) ? null : parts.join('; ');
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
