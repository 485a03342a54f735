import type { Weight } from './fonts';

/** Ink on paper: points, origin top left of the block, y downwards. */
export type Mark = TextMark | RuleMark | BoxMark;

export interface TextMark {
  readonly kind: 'text';
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  /** Printable already. */
  readonly text: string;
  readonly weight: Weight;
  readonly size: number;
  readonly color: string;
}

export interface RuleMark {
  readonly kind: 'rule';
  readonly x: number;
  readonly y: number;
  readonly toX: number;
  readonly toY: number;
  readonly thickness: number;
  readonly color: string;
}

export interface BoxMark {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly stroke: { readonly color: string; readonly thickness: number; readonly dash?: number } | null;
  readonly fill: string | null;
}

/** A JPEG that fills its box. */
export interface PictureMark {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly jpeg: Uint8Array;
}

/** An area that opens an http(s) address. */
export interface LinkMark {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly href: string;
}

/** The smallest thing that a page break leaves whole. */
export interface Block {
  readonly height: number;
  readonly marks: readonly Mark[];
  readonly pictures: readonly PictureMark[];
  readonly links: readonly LinkMark[];
}

export class BlockDraft implements Block {
  readonly marks: Mark[] = [];
  readonly pictures: PictureMark[] = [];
  readonly links: LinkMark[] = [];

  constructor(public height = 0) {}

  text(x: number, y: number, text: string, style: { weight: Weight; size: number; color: string }): void {
    if (text !== '') this.marks.push({ kind: 'text', x, y, text, ...style });
  }

  rule(x: number, y: number, toX: number, thickness: number, color: string): void {
    this.marks.push({ kind: 'rule', x, y, toX, toY: y, thickness, color });
  }
}
