import { inflateSync } from 'node:zlib';

/** A text chunk may not unpack to more than this: a compression bomb is cut off, no picture needs as much text. */
const TEXT_BYTES_MAX = 4 * 1024 * 1024;

/** A zlib stream of a text chunk, or null when it is broken or too large. */
export function inflateText(packed: Uint8Array): Uint8Array | null {
  try {
    return inflateSync(packed, { maxOutputLength: TEXT_BYTES_MAX });
  } catch {
    return null;
  }
}
