import { inflateSync } from 'node:zlib';

/** Limit on an unpacked text chunk, against compression bombs; no picture needs as much text. */
const TEXT_BYTES_MAX = 4 * 1024 * 1024;

/** Unpacks the zlib stream of a text chunk; null when it is broken or too large. */
export function inflateText(packed: Uint8Array): Uint8Array | null {
  try {
    return inflateSync(packed, { maxOutputLength: TEXT_BYTES_MAX });
  } catch {
    return null;
  }
}
