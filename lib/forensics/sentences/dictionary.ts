import type { Place } from '../regions';
import type { en } from './en';
import type { FigureName, FigureValue } from './figures';

/**
 * The text of a finding. The first three are for a person who knows nothing of files; figures and
 * terms of the detectors are in the details only.
 */
export interface Parts {
  /** Place and finding, at most 90 characters. */
  readonly headline: string;
  /** What to do. Harmless findings have none. */
  readonly advice?: string | undefined;
  /** What else looks the same. */
  readonly innocent?: string | undefined;
  /** What was measured, and what cannot be seen. */
  readonly details?: string | undefined;
}

type Findings = (typeof en)['findings'];

export type MessageKey = keyof Findings;

/** One language, with the same findings as the English one and the same parts of each. */
export interface Dictionary {
  /** Places, and what stands for a name that the file does not give. */
  readonly phrases: Readonly<Record<`place.${Place}` | 'no_signer' | 'no_tool', string>>;
  readonly findings: {
    readonly [Key in MessageKey]: Readonly<Record<keyof Findings[Key], string>>;
  };
}

type Names<Text> = Text extends `${string}{${infer Inner}}${infer Rest}`
  ? (Inner extends `${infer Name}|${string}` ? Name : Inner) | Names<Rest>
  : never;

/**
 * The values that a message needs, parsed from its English parts; `{}` for a message without any.
 */
export type MessageValues<Key extends MessageKey> = {
  readonly [Name in Names<Findings[Key][keyof Findings[Key]]> & FigureName]: FigureValue<Name>;
};
