import type { FigureName, FigureValue } from './figures';
import type { en } from './en';

type English = typeof en;

/** One language, with the same keys as the English one. */
export type Dictionary = Readonly<Record<keyof English, string>>;

/** Messages of detectors; the other keys are phrases used within sentences. */
export type MessageKey = Exclude<keyof English, `place.${string}` | `words.${string}`>;

type Names<Text extends string> = Text extends `${string}{${infer Inner}}${infer Rest}`
  ? (Inner extends `${infer Name}|${string}` ? Name : Inner) | Names<Rest>
  : never;

/**
 * The values that a message needs, parsed from its English sentence; `{}` for a sentence without
 * any.
 */
export type MessageValues<Key extends MessageKey> = {
  readonly [Name in Names<English[Key]> & FigureName]: FigureValue<Name>;
};
