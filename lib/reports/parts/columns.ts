import type { Typefaces } from '../paper/fonts';
import { CONTENT_WIDTH, HAIRLINE, INK, SIZE } from '../paper/look';
import { BlockDraft } from '../paper/marks';
import type { ReportView } from '../view-model';
import { leadingOf, paragraph, rightAligned, type TextStyle } from './lines';

/** Left edges and widths of the item list. */
export interface Columns {
  readonly photo: { readonly x: number; readonly width: number } | null;
  readonly claimed: { readonly x: number; readonly width: number };
  readonly replacement: { readonly x: number; readonly width: number };
  readonly amounts: { readonly x: number; readonly width: number };
}

const AMOUNTS_WIDTH = 118;
const GAP = 14;
const NUMBER_WIDTH = 24;
const PHOTO_WIDTH = 72;

export function columnsOf(hasPhotoColumn: boolean): Columns {
  const left = hasPhotoColumn ? NUMBER_WIDTH + PHOTO_WIDTH + GAP : NUMBER_WIDTH;
  const amountsX = CONTENT_WIDTH - AMOUNTS_WIDTH;
  const width = (amountsX - left - 2 * GAP) / 2;
  return {
    photo: hasPhotoColumn ? { x: NUMBER_WIDTH, width: PHOTO_WIDTH } : null,
    claimed: { x: left, width },
    replacement: { x: left + width + GAP, width },
    amounts: { x: amountsX, width: AMOUNTS_WIDTH },
  };
}

const LABEL: TextStyle = { weight: 'medium', size: SIZE.meta, color: INK.tertiary };

/** The header above the items on every page. */
export function columnHeader(view: ReportView, columns: Columns, typefaces: Typefaces): BlockDraft {
  const draft = new BlockDraft();
  const { claimed, replacement, amounts, photo } = columns;
  const claimedX = photo?.x ?? claimed.x;
  const ends = [
    paragraph(draft, typefaces, view.columns.claimed, LABEL, {
      x: claimedX,
      y: 0,
      width: claimed.x + claimed.width - claimedX,
    }),
    paragraph(draft, typefaces, view.columns.replacement, LABEL, {
      x: replacement.x,
      y: 0,
      width: replacement.width,
    }),
    leadingOf(LABEL.size),
  ];
  rightAligned(draft, typefaces, view.columns.amounts, LABEL, {
    right: amounts.x + amounts.width,
    y: 0,
  });
  const y = Math.max(...ends) + 4;
  draft.rule(0, y, CONTENT_WIDTH, HAIRLINE, INK.control);
  draft.height = y;
  return draft;
}
