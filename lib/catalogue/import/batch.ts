import { offerLine, productFields, type Staged } from './staged';

const LINES_A_BUFFER = 200;

/**
 * Rows that are written together. The lines are kept as bytes, so that what waits to be written is not gone through by each
 * collection of garbage.
 */
export class Batch {
  readonly rows: Staged[] = [];
  #lines: string[] = [];
  readonly #bytes: Buffer[] = [];
  readonly #products: string[] = [];

  /** `isNew`: the catalogue will probably not know the product, so that what it is made of is put together while the database works. */
  add(row: Staged, isNew: boolean): void {
    const at = this.rows.length;
    this.rows.push(row);
    if (isNew) this.#products[at] = productFields(row);
    if (this.#lines.push(offerLine(row, at)) === LINES_A_BUFFER) this.offerLines();
  }

  /** For COPY, with OFFER_COLUMNS. */
  offerLines(): readonly Buffer[] {
    if (this.#lines.length > 0) this.#bytes.push(Buffer.from(this.#lines.join('')));
    this.#lines = [];
    return this.#bytes;
  }

  /** For COPY, with PRODUCT_COLUMNS: the first row of each product among the rows at `places`, which are in their order. */
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

/** Whether it is not among the `seen` yet, where it is from now on. */
function isFirst(seen: Set<string>, name: string): boolean {
  if (seen.has(name)) return false;
  seen.add(name);
  return true;
}
