/** Types for the parts in use of two packages that have none. */

declare module 'fontkit' {
  /** The characters of the glyph, which PDF readers extract. */
  export interface Glyph {
    readonly id: number;
    readonly advanceWidth: number;
    codePoints: readonly number[];
    readonly path: { toSVG(): string };
  }

  export interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
    /** Shapes a text: joins letters and places ligatures and marks. */
    layout(text: string): { readonly glyphs: readonly Glyph[]; readonly advanceWidth: number };
  }
  export function create(bytes: Uint8Array): Font;
}

declare module 'pdfkit' {
  import type { Font } from 'fontkit';

  /**
   * An element of the document's structure tree (ISO 32000-1, 14.7.2). It is written once it has
   * ended and has a written parent.
   */
  export interface Structure {
    add(child: Structure | StructureContent): Structure;
    end(): void;
  }

  export interface StructureContent {
    readonly refs: unknown;
  }

  export interface Image {
    readonly width: number;
    readonly height: number;
  }

  export interface Outline {
    addItem(title: string, options: { top: number; left?: number; expanded?: boolean }): Outline;
  }

  export interface PdfOptions {
    readonly autoFirstPage: false;
    readonly tagged: boolean;
    readonly displayTitle: boolean;
    readonly lang: string;
    readonly pdfVersion: '1.7';
    readonly info: Readonly<Record<string, string | Date>>;
  }

  /** A readable stream. Its output goes through `push`, with `null` at the end. */
  export class PDFDocument {
    constructor(options: PdfOptions);
    push(chunk: Uint8Array | null): boolean;
    /** Appends operators to the page's content stream. */
    addContent(operators: string): this;
    readonly outline: Outline;
    addPage(options: { size: [width: number, height: number]; margin: 0 }): this;
    font(font: Font, key: string, size: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(width: number): this;
    text(
      text: string,
      x: number,
      y: number,
      options: { lineBreak: false; baseline: 'alphabetic' },
    ): this;
    openImage(jpeg: Uint8Array): Image;
    image(image: Image, x: number, y: number, options: { width: number; height: number }): this;
    link(
      x: number,
      y: number,
      width: number,
      height: number,
      href: string,
      options: { structParent?: Structure },
    ): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    dash(length: number): this;
    save(): this;
    restore(): this;
    stroke(): this;
    fill(): this;
    struct(type: string, options?: { alt?: string }): Structure;
    addStructure(structure: Structure): this;
    markStructureContent(type: string): StructureContent;
    markContent(type: 'Artifact', options: { type: 'Layout' | 'Pagination' }): this;
    endMarkedContent(): this;
    end(): void;
  }
}
