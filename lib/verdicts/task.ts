import type { ClaimFacts } from '@/lib/forensics/frame';
import type { Language } from '@/lib/shared/languages';

/** The input of an examination. */
export interface Task {
  readonly storageKey: string;
  readonly claim: ClaimFacts;
  /** The language of the claim, in which the verdict is written. */
  readonly language: Language;
}
