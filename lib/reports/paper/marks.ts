import type { Weight } from './fonts';

/**
 * The role of a text for screen readers (structure types of ISO 32000-1, 14.8.4). An `Artifact`
 * repeats on pages and is not read.
 */
export type Role = 'H1' | 'H2' | 'H3' | 'P' | 'Link' | 'Artifact';

/** The lines of one paragraph share a passage. */
export interface Passage {
  readonly role: Role;
}

/** Something drawn, in points from the top left of its block, y downwards. */
export type Mark = TextMark | RuleMark | BoxMark;

export interface TextMark {
  readonly kind: 'text';
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  /** A result of `printable`. */
  readonly text: string;
  readonly weight: Weight;
  readonly size: number;
  readonly color: string;
  readonly passage: Passage;
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
  readonly stroke: {
    readonly color: string;
    readonly thickness: number;
    readonly dash?: number;
  } | null;
  readonly fill: string | null;
}

/** A JPEG that fills its box. */
export interface PictureMark {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly jpeg: Uint8Array;
  /** Text for screen readers. */
  readonly alt: string;
}

/** An area that opens an http(s) URL. The passage contains its text. */
interface LinkMark {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly href: string;
  readonly passage: Passage;
}

/**
 * An entry in the document's bookmarks that also begins a section of its structure. Its parent is
 * the last bookmark of a lower level.
 */
export interface Bookmark {
  readonly title: string;
  readonly level: 1 | 2 | 3;
}

/** The smallest unit that a page break does not split. */
export interface Block {
  readonly height: number;
  /** White space above the block, omitted at the top of a page. */
  readonly gap: number;
  readonly marks: readonly Mark[];
  readonly pictures: readonly PictureMark[];
  readonly links: readonly LinkMark[];
  readonly bookmarks: readonly Bookmark[];
}

export class BlockDraft implements Block {
  readonly marks: Mark[] = [];
  readonly pictures: PictureMark[] = [];
  readonly links: LinkMark[] = [];
  readonly bookmarks: Bookmark[] = [];

  gap = 0;

  constructor(public height = 0) {}

  text(
    x: number,
    y: number,
    text: string,
    style: { weight: Weight; size: number; color: string; role?: Role },
    passage?: Passage,
  ): void {
    const { weight, size, color, role = 'P' } = style;
    if (text !== '')
      this.marks.push({
        kind: 'text',
        x,
        y,
        text,
        weight,
        size,
        color,
        passage: passage ?? { role },
      });
  }

  rule(x: number, y: number, toX: number, thickness: number, color: string): void {
    this.marks.push({ kind: 'rule', x, y, toX, toY: y, thickness, color });
  }
}

/** Joins two blocks into one that no page break splits. */
export function joined(upper: Block, lower: Block): Block {
  const down = upper.height;
  return {
    height: down + lower.height,
    gap: upper.gap,
    marks: [
      ...upper.marks,
      ...lower.marks.map((mark) =>
        mark.kind === 'rule'
          ? { ...mark, y: mark.y + down, toY: mark.toY + down }
          : { ...mark, y: mark.y + down },
      ),
    ],
    pictures: [
      ...upper.pictures,
      ...lower.pictures.map((picture) => ({ ...picture, y: picture.y + down })),
    ],
    links: [...upper.links, ...lower.links.map((link) => ({ ...link, y: link.y + down }))],
    bookmarks: [...upper.bookmarks, ...lower.bookmarks],
  };
}
