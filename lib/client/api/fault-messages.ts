import type { Messages, SettingsMessages } from '@/lib/i18n/messages';
import type { ReasonTranslator } from '@/lib/i18n/reason-messages';
import type { Language } from '@/lib/shared/languages';
import type { Problem } from '@/lib/shared/reasons';
import type { ProblemText } from './refusal-sentences';

type FaultMessages = Messages['faults'];

/** General messages by HTTP status; 0 means no response. */
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

interface LanguageInUse {
  readonly messages: Messages;
  readonly language: Language;
  readonly load: (language: Language) => Promise<ReasonTranslator>;
  settings: SettingsMessages | null;
  loading: Promise<void> | null;
  translate: ReasonTranslator | null;
  sentenceOf: ProblemText | null;
}

let current: LanguageInUse | null = null;

/** Sets the language in which errors are shown from now on. */
export function setFaultLanguage(
  messages: Messages,
  language: Language,
  load: (language: Language) => Promise<ReasonTranslator>,
): void {
  const settings = current?.language === language ? current.settings : null;
  current = {
    messages,
    language,
    load,
    settings,
    loading: null,
    translate: null,
    sentenceOf: null,
  };
}

/** Adds the names of the fields on the settings pages; null when those pages are left. */
export function nameFieldsOfSettings(settings: SettingsMessages | null): void {
  if (!current || current.settings === settings) return;
  current.settings = settings;
  current.loading = null;
}

async function loadMessages(mine: LanguageInUse): Promise<void> {
  const [translate, { sentencesIn }] = await Promise.all([
    mine.load(mine.language),
    import('./refusal-sentences'),
  ]);
  mine.translate = translate;
  mine.sentenceOf = sentencesIn(translate, mine.messages, mine.settings);
}

/**
 * Loads the messages of errors. If that fails, a general message for the status is shown, or the
 * service's own sentence.
 */
export async function loadFaultMessages(): Promise<ReasonTranslator | null> {
  const mine = current;
  if (!mine) return null;
  mine.loading ??= loadMessages(mine);
  try {
    await mine.loading;
  } catch {
    mine.loading = null; // the next error tries again
  }
  return mine.translate;
}

/** Returns the message for one problem; null if there is none. */
export const problemMessage = (problem: Problem): string | null =>
  current?.translate?.(problem)?.text ?? null;

/** Returns null if the service's own sentence is to be shown. */
export function faultMessage(status: number, problems: readonly Problem[]): string | null {
  if (!current) return null;
  const kind = KINDS[status];
  return (
    current.sentenceOf?.(problems, kind !== undefined) ??
    (kind ? current.messages.faults[kind] : null)
  );
}

/** Removes the API's field names from the service's own sentences. */
export const withoutFields = (description: string): string =>
  description.replaceAll(/(^|; )[\w.-]+ : /g, '$1');
