import type { Messages } from '@/lib/i18n/messages';
import type { Language } from '@/lib/shared/languages';

type FaultWords = Messages['faults'];

/** Of the answers that a person meets in every place, by status; 0 is none at all. The others name a field or a state, and keep the service's words. */
const KINDS: Readonly<Record<number, keyof FaultWords>> = {
  0: 'unreachable', 401: 'signedOut', 403: 'forbidden', 404: 'notFound', 429: 'tooMany', 500: 'broken', 502: 'unavailable', 503: 'unavailable', 504: 'unavailable',
};

let spoken: FaultWords | null = null;

/** The service speaks English: in that language its own sentences stay, which say more than a kind. */
export function speakFaults(words: FaultWords, language: Language): void {
  spoken = language === 'en' ? null : words;
}

/** Null where the service's own sentence is to be shown. */
export function faultSentence(status: number): string | null {
  const kind = KINDS[status];
  return kind && spoken ? spoken[kind] : null;
}
