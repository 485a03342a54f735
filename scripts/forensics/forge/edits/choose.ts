import type { Random } from '../random';
import { addNoise } from './add-noise';
import { blur } from './blur';
import { cloneBrush } from './clone-brush';
import { copyMove, copyMoveWarped } from './copy-move';
import { denoise } from './denoise';
import type { Edit } from './edit';
import { pixelate } from './pixelate';
import { regenerate } from './regenerate';
import { copyDigits } from './receipt/copy-digits';
import { copyLine } from './receipt/copy-line';
import { retypePrice } from './receipt/retype';
import { wipeLines } from './receipt/wipe-lines';
import { relight } from './relight';
import { removeDiffusion } from './remove-diffusion';
import { removeExemplar } from './remove-exemplar';
import { sharpen } from './sharpen';
import { generativeFill, splice } from './splice';
import { text } from './text';

export interface NamedEdit {
  readonly name: string;
  readonly edit: Edit;
}

type Weighted = readonly (readonly [name: string, edit: Edit, weight: number])[];

export const OF_PHOTOS: Weighted = [
  ['splice', splice, 24],
  ['generative_fill', generativeFill, 9],
  ['copy_move', copyMove, 8],
  ['copy_move_warped', copyMoveWarped, 8],
  ['remove_diffusion', removeDiffusion, 8],
  ['remove_exemplar', removeExemplar, 7],
  ['clone_brush', cloneBrush, 5],
  ['blur', blur, 7],
  ['pixelate', pixelate, 2],
  ['denoise', denoise, 4],
  ['sharpen', sharpen, 3],
  ['relight', relight, 4],
  ['add_noise', addNoise, 3],
  ['regenerate', regenerate, 3],
  ['text', text, 8],
];

export const OF_RECEIPTS: Weighted = [
  ['receipt_retype', retypePrice, 35],
  ['receipt_copy', copyLine, 25],
  ['receipt_digits', copyDigits, 20],
  ['receipt_wipe', wipeLines, 8],
  ['text', text, 5],
  ['blur', blur, 4],
  ['copy_move', copyMove, 3],
];

export function chooseEdit(random: Random, ofReceipt: boolean): NamedEdit {
  return random.weighted(
    (ofReceipt ? OF_RECEIPTS : OF_PHOTOS).map(([name, edit, weight]) => [{ name, edit }, weight]),
  );
}
