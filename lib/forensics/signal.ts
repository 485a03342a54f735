import type { DetectorName, Finding, Region, Signal } from './evidence';
import type { MessageKey, MessageValues } from './sentences/dictionary';
import { en } from './sentences/en';
import { joined, partsFor } from './sentences/sentence-for';

/** What a detector decides about a message; the sentence follows from key and values. */
interface SignalDraft<Key extends MessageKey> {
  readonly detector: DetectorName;
  readonly about: 'ai' | 'manipulation';
  readonly finding: Finding;
  /** 0-1. */
  readonly score: number;
  readonly message: Key;
  readonly values: MessageValues<Key>;
  /** In shown coordinates (see `asShown` in regions.ts). */
  readonly regions?: readonly Region[];
}

const ENGLISH = { language: 'en', messages: en } as const;

/**
 * Creates a signal with its English sentence; an unknown key or a missing value does not compile.
 */
export function signal<Key extends MessageKey>(draft: SignalDraft<Key>): Signal {
  return {
    detector: draft.detector,
    about: draft.about,
    finding: draft.finding,
    score: Math.min(1, Math.max(0, draft.score)),
    message: draft.message,
    values: draft.values as Signal['values'],
    sentence: joined(partsFor(ENGLISH, draft.message, draft.values)),
    regions: draft.regions ?? [],
  };
}
