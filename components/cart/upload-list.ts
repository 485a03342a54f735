import type { Sides } from '@/lib/client/photos/picture-sides';
import type { TooLarge } from '@/lib/client/photos/too-large';

export interface UploadState {
  readonly id: number;
  readonly fileName: string;
  readonly progress: number;
  /**
   * `waiting`: until the connection is back. `empty` and `TooLarge`: never sent. `Error`: the
   * upload failed.
   */
  readonly outcome: 'running' | 'waiting' | 'done' | 'empty' | Error | TooLarge;
  /** The size of a picture before it was made smaller; null otherwise. */
  readonly reducedFrom: Sides | null;
  /** Sends the file again, where that may succeed. The service stores the same file only once. */
  readonly retry: (() => void) | null;
  /** No longer listed, because it is finished and was seen, but still counted. */
  readonly isDismissed: boolean;
}

/** Every file sent since the list was last empty. */
export type UploadList = readonly UploadState[];

export const isFailed = (outcome: UploadState['outcome']): outcome is Error | TooLarge | 'empty' =>
  typeof outcome === 'object' || outcome === 'empty';

/** Once every upload is dismissed, the list becomes empty and its counts restart. */
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
