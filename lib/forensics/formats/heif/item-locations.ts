import { u16, u32, u8, unsigned } from '../bytes';

export interface Extent {
  readonly offset: number;
  readonly length: number;
  /** The offset counts from the content of the `idat` box instead of the file's start. */
  readonly inItemData: boolean;
}

const ITEMS_MAX = 4096;
const EXTENTS_MAX = 64;

/**
 * Returns the extents of every item (ISO/IEC 14496-12, 8.11.3, `iloc` versions 0-2), without items
 * built from other items (construction method 2). `iloc` is the content of the box.
 */
export function readItemLocations(iloc: Uint8Array): Map<number, Extent[]> {
  const locations = new Map<number, Extent[]>();
  const version = u8(iloc, 0);
  const offsetBytes = u8(iloc, 4) >> 4;
  const lengthBytes = u8(iloc, 4) & 15;
  const baseBytes = u8(iloc, 5) >> 4;
  const indexBytes = version > 0 ? u8(iloc, 5) & 15 : 0;
  const wide = version >= 2;
  const count = wide ? u32(iloc, 6) : u16(iloc, 6);
  let at = wide ? 10 : 8;
  for (let n = 0; n < Math.min(count, ITEMS_MAX) && at < iloc.length; n++) {
    const id = wide ? u32(iloc, at) : u16(iloc, at);
    at += wide ? 4 : 2;
    const method = version > 0 ? u16(iloc, at) & 15 : 0;
    at += (version > 0 ? 2 : 0) + 2;
    const base = unsigned(iloc, at, baseBytes);
    const extentCount = u16(iloc, at + baseBytes);
    at += baseBytes + 2;
    const extents: Extent[] = [];
    for (let e = 0; e < extentCount && at < iloc.length; e++) {
      const offset = base + unsigned(iloc, at + indexBytes, offsetBytes);
      const length = unsigned(iloc, at + indexBytes + offsetBytes, lengthBytes);
      if (extents.length < EXTENTS_MAX) extents.push({ offset, length, inItemData: method === 1 });
      at += indexBytes + offsetBytes + lengthBytes;
    }
    if (method < 2) locations.set(id, extents);
  }
  return locations;
}
