import type { en } from './en';
import type { FigureName, FigureValue } from './figures';

type English = typeof en;

/** The sentences of one language, with the same keys as the English ones. */
export type Dictionary = Readonly<Record<keyof English, string>>;

/** Keys of sentences. The other keys are words inserted into sentences. */
export type MessageKey = Exclude<keyof English, `words.${string}`>;

type Names<Text extends string> = Text extends `${string}{${infer Inner}}${infer Rest}`
  ? (Inner extends `${infer Name}|${string}` ? Name : Inner) | Names<Rest>
  : never;

/** The figures of a sentence, derived from its English text. */
export type MessageValues<Key extends MessageKey> = {
  readonly [Name in Names<English[Key]> & FigureName]: FigureValue<Name>;
};
