import { rounded } from '../../chains/rounded';
import { boxMask, feathered } from '../../mask';
import { randomTypeface, typesetTo } from '../../typeset';
import type { Edit } from '../edit';
import { inked } from '../ink';
import { grown, lineToChange, printIn, wiped } from './print';

const TILL_FONTS = [
  'Liberation Mono',
  'DejaVu Sans Mono',
  'Liberation Sans',
  'DejaVu Sans',
  'Liberation Sans Narrow',
];

/** Erases a price and types another in its place, in the colours of the paper and the ink. */
export const retypePrice: Edit = async ({ base, random, textBoxes }) => {
  const line = lineToChange(random, textBoxes);
  const print = line === null ? null : printIn(base, line);
  if (line === null || print === null) return null;
  const changed =
    line.text?.replace(/[^\d]/g, '').length ??
    Math.round(print.box.width / print.box.height / 0.65);
  const digits = Math.max(3, Math.min(9, changed));
  const amount = random.int(10 ** (digits - 1), 10 ** digits - 1);
  const wording = (amount / 100).toFixed(2);
  const face = randomTypeface(random, TILL_FONTS);
  const glyphs = await typesetTo(print.box.height * random.between(0.92, 1.08), wording, face);
  if (glyphs === null) return null;
  const end = print.box.left + print.box.width;
  const left = Math.max(0, random.chance(0.7) ? end - glyphs.width : print.box.left);
  const from = Math.min(print.box.left, left);
  const width = Math.min(base.width, Math.max(end, left + glyphs.width)) - from;
  const box = grown({ ...print.box, left: from, width }, random.int(1, 4), base);
  const softPx = random.chance(0.4) ? 0 : random.between(0.3, 0.8);
  const soft = await feathered(glyphs, softPx);
  return {
    pixels: inked(wiped(random, base, box, print.paper), soft, left, print.box.top, print.ink),
    mask: boxMask(base, box),
    params: rounded({ was: line.text, now: wording, font: face.family, softPx }),
  };
};
