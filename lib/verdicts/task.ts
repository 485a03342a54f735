import type { ClaimFacts } from '@/lib/forensics/frame';
import type { Language } from '@/lib/shared/languages';

/** What the examination of one attachment needs to know. */
export interface Task {
  readonly storageKey: string;
  readonly claim: ClaimFacts;
  /** The claim's: the verdict is written in it. */
  readonly language: Language;
}
