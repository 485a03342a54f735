import type { en } from './en';
import type { FigureName, FigureValue } from './figures';

type English = typeof en;

/** One language: the same keys as the English one. */
export type Dictionary = Readonly<Record<keyof English, string>>;

/** What a step can say; the other keys are words that sentences are made with. */
export type MessageKey = Exclude<keyof English, `words.${string}`>;

type Names<Text extends string> = Text extends `${string}{${infer Inner}}${infer Rest}`
  ? (Inner extends `${infer Name}|${string}` ? Name : Inner) | Names<Rest>
  : never;

/** The values that a message needs, read from its English sentence. */
export type MessageValues<Key extends MessageKey> = {
  readonly [Name in Names<English[Key]> & FigureName]: FigureValue<Name>;
};
