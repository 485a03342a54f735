import type { DetectorName, Finding, Region, Signal } from './evidence';
import { sentence, type MessageKey, type MessageValues } from './sentences';

/** What a detector decides about a message; the sentence follows from key and figures. */
export interface Word<Key extends MessageKey> {
  readonly detector: DetectorName;
  readonly about: 'ai' | 'manipulation';
  readonly finding: Finding;
  /** 0-1. */
  readonly score: number;
  readonly message: Key;
  readonly values: MessageValues<Key>;
  /** As shown (see `asShown` in regions.ts). */
  readonly regions?: readonly Region[];
}

/** A signal with its English sentence; an unknown key or a missing figure does not compile. */
export function signal<Key extends MessageKey>(word: Word<Key>): Signal {
  return {
    detector: word.detector,
    about: word.about,
    finding: word.finding,
    score: Math.min(1, Math.max(0, word.score)),
    message: word.message,
    values: word.values as Signal['values'],
    sentence: sentence(word.message, word.values),
    regions: word.regions ?? [],
  };
}
