import { offerLine, productFields, type Staged } from './staged';

const LINES_A_BUFFER = 200;

/**
 * Rows that are written together. Lines are stored as bytes, because the garbage collector would
 * scan strings on each run.
 */
export class Batch {
  readonly rows: Staged[] = [];
  #lines: string[] = [];
  readonly #bytes: Buffer[] = [];
  readonly #products: string[] = [];

  /**
   * `isNew` means that the product is probably unknown, so its line is prepared while the database
   * is busy.
   */
  add(row: Staged, isNew: boolean): void {
    const at = this.rows.length;
    this.rows.push(row);
    if (isNew) this.#products[at] = productFields(row);
    if (this.#lines.push(offerLine(row, at)) === LINES_A_BUFFER) this.offerLines();
  }

  /** Lines for COPY with OFFER_COLUMNS. */
  offerLines(): readonly Buffer[] {
    if (this.#lines.length > 0) this.#bytes.push(Buffer.from(this.#lines.join('')));
    this.#lines = [];
    return this.#bytes;
  }

  /**
   * Lines for COPY with PRODUCT_COLUMNS, one per product among the rows at `places`, which must be
   * in ascending order.
   */
  *productLines(places: readonly number[]): Generator<Buffer> {
    const [pids, families, variants] = [new Set<string>(), new Set<string>(), new Set<string>()];
    let lines: string[] = [];
    for (const at of places) {
      const row = this.rows[at];
      if (!row || !isFirst(pids, row.pid)) continue;
      lines.push(
        `${isFirst(families, row.alid) ? 't' : 'f'}\t${isFirst(variants, row.vcid) ? 't' : 'f'}\t${this.#products[at] ?? productFields(row)}`,
      );
      if (lines.length < LINES_A_BUFFER) continue;
      yield Buffer.from(lines.join(''));
      lines = [];
    }
    if (lines.length > 0) yield Buffer.from(lines.join(''));
  }
}

/** Adds the name and returns whether it was new. */
function isFirst(seen: Set<string>, name: string): boolean {
  if (seen.has(name)) return false;
  seen.add(name);
  return true;
}
