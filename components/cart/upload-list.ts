import type { TooLarge } from '@/lib/client/photos/too-large';

export interface UploadState {
  readonly id: number;
  readonly fileName: string;
  readonly progress: number;
  /** `waiting`: for the connection to come back. An error: the service refused it; empty, too large: it was never sent. */
  readonly outcome: 'running' | 'waiting' | 'done' | 'empty' | Error | TooLarge;
  /** Sends it once more, where that may go better; the same file is kept once. */
  readonly retry: (() => void) | null;
  /** It is over and was looked at: no longer listed, and still counted. */
  readonly isDismissed: boolean;
}

/** Every file that a person has sent since the list was last empty. */
export type UploadList = readonly UploadState[];

export const isFailed = (outcome: UploadState['outcome']): outcome is Error | TooLarge | 'empty' =>
  typeof outcome === 'object' || outcome === 'empty';

/** Nothing is counted any more once nothing is listed. */
export function dismissed(all: UploadList, id: number): UploadList {
  const left = all.map((one) => (one.id === id ? { ...one, isDismissed: true } : one));
  return left.every((one) => one.isDismissed) ? [] : left;
}

export const countsOf = (all: UploadList) => ({
  total: all.length,
  done: all.filter(({ outcome }) => outcome === 'done').length,
  failed: all.filter(({ outcome }) => isFailed(outcome)).length,
  waiting: all.filter(({ outcome }) => outcome === 'waiting').length,
});
