import type { Bitmap } from '@/scripts/forensics/bitmap';
import type { Params } from '../chains/step';
import type { Mask } from '../mask';
import type { Random } from '../random';
import type { TextBox } from '../text-boxes';

/** Another picture that patches are taken from. */
export interface Donor {
  readonly name: string;
  readonly pixels: Bitmap;
}

/** The input of an edit. */
export interface Job {
  readonly base: Bitmap;
  readonly random: Random;
  readonly photo: (random: Random) => Promise<Donor | null>;
  readonly generated: (random: Random) => Promise<Donor | null>;
  /** Lines of text of a receipt; empty for photos. */
  readonly textBoxes: readonly TextBox[];
}

export interface Edited {
  readonly pixels: Bitmap;
  readonly mask: Mask;
  readonly params: Params;
}

/** Edits a copy; null where the edit does not fit the base at the place drawn. */
export type Edit = (job: Job) => Promise<Edited | null>;
