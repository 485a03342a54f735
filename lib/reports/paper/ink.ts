import type { Image, PDFDocument, Structure } from 'pdfkit';
import type { Typefaces } from './fonts';
import type { Paper } from './look';
import type { Block, BoxMark, Mark, Passage, PictureMark, RuleMark, TextMark } from './marks';
import { runsOf } from './text';

const TEXT_OPTIONS = { lineBreak: false, baseline: 'alphabetic' } as const;

/**
 * Draws blocks on the pages of a document and adds their texts to its structure tree, in drawing
 * order. Marks everything without text (rules, boxes) and everything repeated on each page as an
 * artifact.
 */
export class Ink {
  #section: Structure;
  #parts: Structure[];
  #open: Passage | 'artifact' | null = null;
  /** Structure element of the open passage. */
  #structure: Structure | null = null;
  #fill = '';
  /** A photo beside its item and in the annex is embedded once. */
  readonly #images = new Map<Uint8Array, Image>();

  constructor(
    readonly document: PDFDocument,
    readonly typefaces: Typefaces,
    readonly paper: Paper,
  ) {
    this.#section = document.struct('Document');
    this.#parts = [this.#section];
    document.addStructure(this.#section);
  }

  beginPage(): void {
    this.#close();
    const { width, height } = this.paper;
    this.document.addPage({ size: [width, height], margin: 0 });
    this.#fill = '';
  }

  /**
   * A section of `depth` 1 belongs to the document, one of depth 2 to the last section of depth 1,
   * and so on.
   */
  beginSection(depth: number): void {
    this.#close();
    while (this.#parts.length > depth) this.#parts.pop()?.end();
    const section = this.document.struct('Sect');
    this.#parts.at(-1)?.add(section);
    this.#parts.push(section);
    this.#section = section;
  }

  put(block: Block, y: number): void {
    const top = this.paper.top + y;
    for (const picture of block.pictures) this.#picture(picture, top);
    const linked = new Map(block.links.map((link) => [link.passage, link]));
    for (const mark of block.marks) {
      if (mark.kind !== 'text') this.#artifact('Layout');
      else if (mark.passage.role === 'Artifact') this.#artifact('Pagination');
      else if (this.#begin(mark.passage) && this.#structure) {
        const link = linked.get(mark.passage);
        if (link)
          this.document.link(
            this.paper.left + link.x,
            top + link.y,
            link.width,
            link.height,
            link.href,
            { structParent: this.#structure },
          );
      }
      this.#mark(mark, top);
    }
  }

  end(): void {
    this.#close();
    while (this.#parts.length > 0) this.#parts.pop()?.end();
  }

  #close(): void {
    if (this.#open !== null) this.document.endMarkedContent();
    this.#structure?.end();
    this.#open = null;
    this.#structure = null;
  }

  #artifact(type: 'Layout' | 'Pagination'): void {
    if (this.#open === 'artifact') return;
    this.#close();
    this.document.markContent('Artifact', { type });
    this.#open = 'artifact';
  }

  /** Returns whether the passage was not open already. */
  #begin(passage: Passage): boolean {
    if (this.#open === passage) return false;
    this.#close();
    this.#structure = this.document.struct(passage.role);
    this.#section.add(this.#structure);
    this.#structure.add(this.document.markStructureContent(passage.role));
    this.#open = passage;
    return true;
  }

  #picture({ x, y, width, height, jpeg, alt }: PictureMark, top: number): void {
    this.#close();
    const figure = this.document.struct('Figure', { alt });
    this.#section.add(figure);
    figure.add(this.document.markStructureContent('Figure'));
    const image = this.#images.get(jpeg) ?? this.document.openImage(jpeg);
    this.#images.set(jpeg, image);
    this.document.image(image, this.paper.left + x, top + y, { width, height });
    this.document.endMarkedContent();
    figure.end();
  }

  #mark(mark: Mark, top: number): void {
    switch (mark.kind) {
      case 'text':
        return this.#text(mark, top);
      case 'rule':
        return this.#rule(mark, top);
      case 'box':
        return this.#box(mark, top);
    }
  }

  #text({ text, weight, size, x, y, color }: TextMark, top: number): void {
    if (color !== this.#fill) this.document.fillColor(color);
    this.#fill = color;
    for (const { file, text: part, offset } of runsOf(text, this.typefaces[weight])) {
      // The key finds the parsed font. With a path the file would be read and parsed in every call.
      this.document
        .font(file.font, file.key, size)
        .text(part, this.paper.left + x + (offset * size) / 1000, top + y, TEXT_OPTIONS);
    }
  }

  #rule({ x, y, toX, toY, thickness, color }: RuleMark, top: number): void {
    const { left } = this.paper;
    this.document
      .lineWidth(thickness)
      .strokeColor(color)
      .moveTo(left + x, top + y)
      .lineTo(left + toX, top + toY)
      .stroke();
  }

  #box({ x, y, width, height, stroke, fill }: BoxMark, top: number): void {
    const [left, upper] = [this.paper.left + x, top + y];
    this.document.save();
    if (fill !== null) this.document.fillColor(fill).rect(left, upper, width, height).fill();
    if (stroke !== null) {
      this.document.lineWidth(stroke.thickness).strokeColor(stroke.color);
      if (stroke.dash !== undefined) this.document.dash(stroke.dash);
      this.document.rect(left, upper, width, height).stroke();
    }
    this.document.restore();
  }
}
