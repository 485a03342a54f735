import { crop } from '@/scripts/forensics/bitmap';
import { boxMask } from '../../mask';
import type { Edit } from '../edit';
import { pastedAt } from '../ink';
import { grown, lineToChange, printIn, wiped } from './print';

const nothing = Promise.resolve(null);

/**
 * Erases a price and copies another of the same receipt into its place, with the last digits
 * aligned.
 */
export const copyLine: Edit = ({ base, random, textBoxes }) => {
  const target = lineToChange(random, textBoxes);
  const source = lineToChange(random, textBoxes);
  const [old, other] = [target, source].map((line) => (line === null ? null : printIn(base, line)));
  if (
    !old ||
    !other ||
    target === source ||
    (target?.text === source?.text && target?.text !== null)
  )
    return nothing;
  if (Math.abs(old.box.height - other.box.height) > 0.3 * old.box.height) return nothing;
  if (other.box.width > base.width * 0.4) return nothing;
  const piece = grown(other.box, random.int(1, 2), base);
  const left = Math.round(
    Math.max(0, Math.min(base.width - piece.width, old.box.left + old.box.width - piece.width)),
  );
  const top = Math.max(
    0,
    Math.min(base.height - piece.height, old.box.top + old.box.height - piece.height),
  );
  const from = Math.min(left, old.box.left);
  const right = Math.max(left + piece.width, old.box.left + old.box.width);
  const box = { left: from, top: Math.min(top, old.box.top), width: right - from, height: 0 };
  const changed = {
    ...box,
    height: Math.max(top + piece.height, old.box.top + old.box.height) - box.top,
  };
  const clean = wiped(random, base, changed, old.paper);
  return Promise.resolve({
    pixels: pastedAt(clean, crop(base, piece), left, top),
    mask: boxMask(base, changed),
    params: {
      was: target?.text ?? null,
      now: source?.text ?? null,
      source: [piece.left, piece.top],
    },
  });
};
