/** The desk's light tokens and sizes, in PDF points (1 px on screen = 0.75 pt on paper). */
export const INK = {
  text: '#141b24',
  secondary: '#49515b',
  tertiary: '#616a75',
  border: '#dde0e3',
  control: '#868d95',
  accent: '#006194',
  flagged: '#b44723',
  clean: '#007d66',
  cleared: '#282d74',
  clearedSoft: '#eef1ff',
} as const;

/** Regions on a photo have a coloured line on a dark one, which is visible on any picture. */
export const REGION_INK = {
  casing: '#141b24',
  edited: '#ffb000',
  copied: '#00e5ff',
  copy_source: '#00e5ff',
  ai: '#a855f7',
} as const;

export const SIZE = { title: 17, total: 12, body: 9, amount: 9, small: 8, meta: 7.5 } as const;

export type PaperSize = 'a4' | 'letter';

export interface Paper {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

/**
 * Equal on both paper sizes, so that a report has the same lines on each. Letter has wider margins
 * and shorter pages.
 */
export const CONTENT_WIDTH = 511.28;

const TOP = 42;
const BOTTOM = 48;

/** ISO 216 and ANSI/ASME Y14.1. */
export const PAPERS: Readonly<Record<PaperSize, Paper>> = {
  a4: { width: 595.28, height: 841.89, left: 42, top: TOP },
  letter: { width: 612, height: 792, left: 50.36, top: TOP },
};

export const contentHeightOf = ({ height }: Paper): number => height - TOP - BOTTOM;

export const HAIRLINE = 0.5;
