import { createHash } from 'node:crypto';
import type { ChainRow } from './check-chain';

/**
 * One hash over the heads of all chains at a moment: SHA-256 of a line `<client> <claim or ->
 * <sequence> <hash>` per chain, clients' chains first, then claims, each ordered by ids. Chains are
 * append-only, so the digest of a past moment can be recomputed.
 */
export class HeadsDigest {
  readonly #hash = createHash('sha256');
  #last: ChainRow | null = null;
  chains = 0;

  constructor(readonly until: Date) {}

  add(row: ChainRow): void {
    if (this.#last && (this.#last.clientId !== row.clientId || this.#last.claimId !== row.claimId))
      this.#close();
    if (row.time <= this.until) this.#last = row;
  }

  #close(): void {
    if (!this.#last) return;
    const { clientId, claimId, sequence, hash } = this.#last;
    this.#hash.update(`${clientId} ${claimId ?? '-'} ${sequence} ${hash}\n`);
    this.chains += 1;
    this.#last = null;
  }

  /** Call it once, after the last row. */
  digest(): string {
    this.#close();
    return this.#hash.digest('hex');
  }
}
