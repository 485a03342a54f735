import { boxMask, emptyMask, unionOf } from '../../mask';
import type { Edit } from '../edit';
import { grown, lineToChange, printIn, wiped } from './print';

/** Erases one to three lines of the receipt. */
export const wipeLines: Edit = ({ base, random, textBoxes }) => {
  let pixels = base;
  let mask = emptyMask(base);
  for (let left = random.int(1, 3); left > 0; left--) {
    const line = lineToChange(random, textBoxes);
    const print = line === null ? null : printIn(pixels, line);
    if (print === null) continue;
    const box = grown(print.box, random.int(1, 4), base);
    pixels = wiped(random, pixels, box, print.paper);
    mask = unionOf(mask, boxMask(base, box));
  }
  return Promise.resolve(pixels === base ? null : { pixels, mask, params: {} });
};
