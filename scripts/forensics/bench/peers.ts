/**
 * Results of published detectors, run as their authors published them, by class of forgery. Only an
 * indication: each class had 7 or 8 pictures, none of them from the set measured here. The share
 * flagged unless stated otherwise; "pixel AUC" compares the detector's map with the mask.
 */
export const PEERS_SOURCE = 'survey of published detectors, n = 7–8 per class';

const SPLICE_PNG = 'foreign grid 1.00 (F1 .90)';
const COPY_MOVE = 'SIFT 1.00, DQ .38, ADQ2 pixel AUC .87';
const COPY_MOVE_WARPED = 'SIFT 1.00, DQ .25, ADQ2 pixel AUC .87';
const REPAINTED = 'DQ .12–.38, pixel AUC: ADQ2 .87–.93, Splicebuster .93–.97';
const SMALL_TEXT = 'DQ 0–.38, pixel AUC: local ELA .92, ADQ2 .89';

const CLASSES: Readonly<Record<string, string>> = {
  splice_png: SPLICE_PNG,
  splice_mis: 'DQ .14, ADQ2 pixel AUC .73',
  splice_ali: 'DQ .43, ADQ2 pixel AUC .88',
  splice_wa: 'DQ .14, pixel AUC: ELA .68, ADQ2 .46',
  resize_paste: 'DQ .29, ADQ2 pixel AUC .87',
  copymove: COPY_MOVE,
  copy_move: COPY_MOVE,
  copymove_rot: COPY_MOVE_WARPED,
  copy_move_warped: COPY_MOVE_WARPED,
  inpaint: REPAINTED,
  genfill: REPAINTED,
  blur: REPAINTED,
  generative_fill: REPAINTED,
  remove_diffusion: REPAINTED,
  remove_exemplar: REPAINTED,
  text: SMALL_TEXT,
  receipt_retype: SMALL_TEXT,
  receipt_digitcopy: SMALL_TEXT,
  receipt_digits: SMALL_TEXT,
};

/** False alarms of the peers on untouched pictures. */
export const PEERS_FALSE_ALARMS =
  'foreign grid 0 of 164 on untouched photos, 2 % on generated honest copies; DQ 6 %; SIFT 0 on camera photos, 100 % on screenshots and receipts';

/** By a class of the summary (`manipulated/blur`); empty where no class of the survey fits. */
export const peersOf = (group: string): string => CLASSES[group.split('/').at(-1) ?? ''] ?? '';
