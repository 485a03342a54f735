import { type Bitmap, crop, type PixelBox } from '@/scripts/forensics/bitmap';
import { boxMask, emptyMask, unionOf } from '../../mask';
import type { Edit } from '../edit';
import { pastedAt } from '../ink';
import { grown, lineToChange, printIn } from './print';

/** Replaces one to three letters of a line by letters from elsewhere on the receipt. */
export const copyDigits: Edit = ({ base, random, textBoxes }) => {
  const line = lineToChange(random, textBoxes);
  const print = line === null ? null : printIn(base, line);
  if (print === null) return Promise.resolve(null);
  const high = print.box.height;
  const isSingleLetter = ({ width }: PixelBox): boolean =>
    width >= high * 0.25 && width <= high * 1.1;
  const letters = textBoxes
    .flatMap((box) => printIn(base, box)?.letters ?? [])
    .filter((letter) => isSingleLetter(letter) && Math.abs(letter.height - high) <= high * 0.2);
  let pixels: Bitmap = base;
  let mask = emptyMask(base);
  const targets = random.shuffled(print.letters.filter(isSingleLetter)).slice(0, random.int(1, 3));
  for (const target of targets) {
    const similar = letters.filter(
      ({ left, width }) => left !== target.left && Math.abs(width - target.width) <= high * 0.12,
    );
    if (similar.length === 0) continue;
    const source = grown(random.pick(similar), 1, base);
    const left = Math.max(0, Math.min(base.width - source.width, target.left - 1));
    const top = Math.max(0, Math.min(base.height - source.height, target.top - 1));
    pixels = pastedAt(pixels, crop(base, source), left, top);
    mask = unionOf(mask, boxMask(base, { ...source, left, top }));
  }
  const params = { was: line?.text ?? null, letters: targets.length };
  return Promise.resolve(pixels === base ? null : { pixels, mask, params });
};
