import { startsWith, u16, u32, u8 } from '../bytes';

const IPTC_RESOURCE = 0x0404;

/**
 * Returns the IPTC-IIM block among the image resources of the APP13 segments (Adobe file format,
 * "8BIM"), or null.
 */
export function iptcOfPhotoshopResources(segments: readonly Uint8Array[]): Uint8Array | null {
  const resources = segments.length === 1 ? segments[0] : Buffer.concat(segments);
  if (resources === undefined) return null;
  let at = 0;
  while (startsWith(resources, '8BIM', at)) {
    const nameBytes = 1 + u8(resources, at + 6);
    const sizeAt = at + 6 + nameBytes + (nameBytes % 2);
    const size = u32(resources, sizeAt);
    const start = sizeAt + 4;
    if (start + size > resources.length) return null;
    if (u16(resources, at + 4) === IPTC_RESOURCE) return resources.subarray(start, start + size);
    at = start + size + (size % 2);
  }
  return null;
}
