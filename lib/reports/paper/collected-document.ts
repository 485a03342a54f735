import { PDFDocument } from 'pdfkit';

/**
 * Enough for 2,500 items with photos. The system allocates pages on first use, so a short report
 * needs little memory.
 */
const ROOM_BYTES = 32 * 2 ** 20;

/**
 * Collects the bytes of a document in one buffer. As a stream a long report would consist of
 * hundreds of thousands of small buffers, which need several times the memory of their content. The
 * operators of a page are collected and encoded together for the same reason.
 */
export class CollectedDocument extends PDFDocument {
  /**
   * Without an initial value, because the base constructor already writes and an initializer would
   * reset it.
   */
  declare private room?: Uint8Array;
  declare private used?: number;
  declare private hasEnded?: true;
  declare private operators?: string[];

  override push(chunk: Uint8Array | null): boolean {
    if (chunk === null) this.hasEnded = true;
    else this.gather(chunk);
    return true;
  }

  override addContent(operators: string): this {
    if (this.operators) this.operators.push(operators);
    else this.operators = [operators];
    return this;
  }

  override addPage(options: Parameters<PDFDocument['addPage']>[0]): this {
    this.finishPage();
    return super.addPage(options);
  }

  override end(): void {
    this.finishPage();
    super.end();
  }

  private finishPage(): void {
    if (this.operators?.length) super.addContent(this.operators.join('\n'));
    this.operators = [];
  }

  /** Returns a separate buffer that can be transferred. Throws before `end`. */
  bytes(): Uint8Array {
    if (!this.hasEnded || !this.room) throw new Error('The document has not ended');
    return this.room.subarray(0, this.used);
  }

  private gather(chunk: Uint8Array): void {
    const used = this.used ?? 0;
    let room = this.room ?? new Uint8Array(ROOM_BYTES);
    if (used + chunk.length > room.length) {
      const wider = new Uint8Array(2 * (used + chunk.length));
      wider.set(room.subarray(0, used));
      room = wider;
    }
    room.set(chunk, used);
    this.room = room;
    this.used = used + chunk.length;
  }
}
