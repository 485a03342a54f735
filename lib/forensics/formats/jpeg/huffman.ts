import { UnreadableJpeg } from './unreadable';

/** Bits that index the fast tables; longer codes are rare and are searched by length. */
const LOOKAHEAD_BITS = 10;
const LOOKAHEAD_SIZE = 1 << LOOKAHEAD_BITS;

/**
 * A Huffman table (ITU-T T.81, annex C and F.2.2.3) prepared for decoding.
 *
 * `fast[next 10 bits]` is `length << 8 | symbol`, 0 where the code is longer than 10 bits.
 * `fastAc[next 10 bits]` holds code, run and value of an AC coefficient where all of it fits in 10
 * bits: `value << 16 | run << 8 | bits used`, 0 otherwise.
 */
export interface HuffmanTable {
  readonly fast: Uint16Array;
  readonly fastAc: Int32Array;
  /** `maxCode[length]`: one more than the largest code of that length, left-aligned to 16 bits. */
  readonly maxCode: Int32Array;
  /** Index of a code's symbol minus the code itself, per length. */
  readonly delta: Int32Array;
  /** Padded with zeros to 256, so that a corrupt code stays within the table. */
  readonly symbols: Uint8Array;
}

/**
 * @param counts number of codes of length 1-16
 * @param symbols in order of code
 * @throws UnreadableJpeg broken_header
 */
export function buildHuffmanTable(counts: Uint8Array, symbols: Uint8Array): HuffmanTable {
  const table: HuffmanTable = {
    fast: new Uint16Array(LOOKAHEAD_SIZE),
    fastAc: new Int32Array(LOOKAHEAD_SIZE),
    maxCode: new Int32Array(18),
    delta: new Int32Array(17),
    symbols: new Uint8Array(256),
  };
  table.symbols.set(symbols.subarray(0, 256));
  let code = 0;
  let index = 0;
  for (let length = 1; length <= 16; length++) {
    const count = counts[length - 1] ?? 0;
    table.delta[length] = index - code;
    for (let i = 0; i < count; i++, code++, index++) {
      if (length <= LOOKAHEAD_BITS) fillLookahead(table.fast, code, length, symbols[index] ?? 0);
    }
    if (code > 1 << length) throw new UnreadableJpeg('broken_header');
    table.maxCode[length] = code << (16 - length);
    code <<= 1;
  }
  table.maxCode[17] = 0x7fffffff;
  fillFastAc(table);
  return table;
}

function fillLookahead(fast: Uint16Array, code: number, length: number, symbol: number): void {
  const first = code << (LOOKAHEAD_BITS - length);
  fast.fill((length << 8) | symbol, first, first + (1 << (LOOKAHEAD_BITS - length)));
}

function fillFastAc(table: HuffmanTable): void {
  for (let bits = 0; bits < LOOKAHEAD_SIZE; bits++) {
    const entry = table.fast[bits] ?? 0;
    const length = entry >> 8;
    const run = (entry >> 4) & 15;
    const size = entry & 15;
    if (length === 0 || size === 0 || length + size > LOOKAHEAD_BITS) continue;
    const extra = (bits >> (LOOKAHEAD_BITS - length - size)) & ((1 << size) - 1);
    const value = extra < 1 << (size - 1) ? extra - (1 << size) + 1 : extra;
    table.fastAc[bits] = (value << 16) | (run << 8) | (length + size);
  }
}

/**
 * Decodes a code longer than the lookahead from the next 16 bits: `length << 8 | symbol`. An
 * invalid pattern gives length 16 and symbol 0, as in libjpeg.
 */
export function decodeLongCode(table: HuffmanTable, next16: number): number {
  let length = LOOKAHEAD_BITS + 1;
  while (length <= 16 && next16 >= (table.maxCode[length] as number)) length++;
  if (length > 16) return 16 << 8;
  const index = (next16 >> (16 - length)) + (table.delta[length] as number);
  return (length << 8) | (table.symbols[index & 255] as number);
}
