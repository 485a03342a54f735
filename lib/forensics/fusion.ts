import type { PictureFacts, Signal } from './evidence';

export interface Confidences {
  readonly ai_generated_confidence: number;
  readonly manipulation_confidence: number;
}

/** The strongest word on each question. */
export function fuse(signals: readonly Signal[], _facts: PictureFacts): Confidences {
  const strongest = (about: Signal['about']): number =>
    signals.reduce((max, { about: on, score }) => (on === about ? Math.max(max, score) : max), 0);
  return { ai_generated_confidence: strongest('ai'), manipulation_confidence: strongest('manipulation') };
}
