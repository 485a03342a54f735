import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { readSet } from '../bench/set';

export const FOLDS = 3;

export interface TrainingPicture {
  readonly path: string;
  readonly mask: string | null;
  readonly class: string;
  /** The folder that it belongs to. */
  readonly set: string;
  readonly isForged: boolean;
  /**
   * The original it was made of. Pictures of one original, and so of one camera, are in one fold.
   */
  readonly base: string;
  readonly fold: number;
  /** Where its measurement is stored. */
  readonly file: string;
}

/**
 * Returns the labelled pictures of the sets without those that show no edits (AI-made, unusual
 * files).
 */
export function trainingPictures(sets: readonly string[], workFolder: string): TrainingPicture[] {
  const found = sets.flatMap((set) =>
    readSet(set)
      .filter(({ label }) => label === 'manipulated' || label === 'authentic')
      .map((picture) => ({ ...picture, set })),
  );
  const bases = [...new Set(found.map((picture) => basename(picture.base)))].sort();
  return found.map((picture) => ({
    path: picture.path,
    mask: picture.mask,
    class: picture.class,
    set: picture.set,
    isForged: picture.label === 'manipulated',
    base: basename(picture.base),
    fold: bases.indexOf(basename(picture.base)) % FOLDS,
    file: join(
      workFolder,
      `${createHash('sha256').update(picture.path).digest('hex').slice(0, 20)}.bin`,
    ),
  }));
}
