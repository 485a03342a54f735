import type { Messages, SettingsMessages } from '@/lib/i18n/messages';
import type { Speaker } from '@/lib/i18n/reason-messages';
import type { Language } from '@/lib/shared/languages';
import type { Problem } from '@/lib/shared/reasons';
import type { SentenceOf } from './refusal-sentences';

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
  readonly messages: Messages;
  readonly language: Language;
  readonly load: (language: Language) => Promise<Speaker>;
  settings: SettingsMessages | null;
  loading: Promise<void> | null;
  speak: Speaker | null;
  sentenceOf: SentenceOf | null;
}

let spoken: Spoken | null = null;

/** The language in which refusals are shown from now on. */
export function speakFaults(
  messages: Messages,
  language: Language,
  load: (language: Language) => Promise<Speaker>,
): void {
  const settings = spoken?.language === language ? spoken.settings : null;
  spoken = { messages, language, load, settings, loading: null, speak: null, sentenceOf: null };
}

/** The pages of the settings have fields of their own; null: they are left. */
export function nameFieldsOfSettings(settings: SettingsMessages | null): void {
  if (!spoken || spoken.settings === settings) return;
  spoken.settings = settings;
  spoken.loading = null;
}

async function loadMessages(mine: Spoken): Promise<void> {
  const [speak, { sentencesIn }] = await Promise.all([
    mine.load(mine.language),
    import('./refusal-sentences'),
  ]);
  mine.speak = speak;
  mine.sentenceOf = sentencesIn(speak, mine.messages, mine.settings);
}

/** Waits for the messages of refusals. Where they cannot be fetched, the kind of a refusal is shown, or the service's own sentence. */
export async function faultsSpoken(): Promise<Speaker | null> {
  const mine = spoken;
  if (!mine) return null;
  mine.loading ??= loadMessages(mine);
  try {
    await mine.loading;
  } catch {
    mine.loading = null; // the next refusal tries again
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
    spoken.sentenceOf?.(problems, kind !== undefined) ??
    (kind ? spoken.messages.faults[kind] : null)
  );
}

/** The service's own sentences without the API's names of their fields. */
export const withoutFields = (description: string): string =>
  description.replaceAll(/(^|; )[\w.-]+ : /g, '$1');
