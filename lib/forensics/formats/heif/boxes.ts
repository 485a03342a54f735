import { latin1, startsWith, u16, u32, u8, unsigned, utf8 } from '../bytes';
import type { Container } from '../container';
import { readItemLocations, type Extent } from './item-locations';

interface Box {
  readonly type: string;
  /** Start of the box's content, after its header. */
  readonly start: number;
  readonly end: number;
}

const C2PA_UUID = '\xd8\xfe\xc3\xd6\x1b\x0e\x48\x3c\x92\x97\x58\x28\x87\x7e\xc4\x81';
const BOXES_MAX = 4096;
const ITEM_BYTES_MAX = 8 * 1024 * 1024;

/**
 * Returns the boxes between two positions (ISO/IEC 14496-12, 4.2); a size that leaves the parent
 * ends the walk.
 */
function boxesBetween(
  bytes: Uint8Array,
  from: number,
  to: number,
): { boxes: readonly Box[]; complete: boolean } {
  const boxes: Box[] = [];
  let at = from;
  while (at + 8 <= to && boxes.length < BOXES_MAX) {
    const shortSize = u32(bytes, at);
    const header = shortSize === 1 ? 16 : 8;
    const size =
      shortSize === 0 ? to - at : shortSize === 1 ? unsigned(bytes, at + 8, 8) : shortSize;
    if (size < header || at + size > to) return { boxes, complete: false };
    boxes.push({
      type: latin1(bytes.subarray(at + 4, at + 8)),
      start: at + header,
      end: at + size,
    });
    at += size;
  }
  return { boxes, complete: at === to };
}

/**
 * Returns the ids of the EXIF and the XMP item, from `infe` boxes of version 2 and 3 (ISO/IEC
 * 14496-12, 8.11.6).
 */
function metadataItems(
  bytes: Uint8Array,
  iinf: Box,
): { exifId: number | null; xmpId: number | null } {
  let exifId: number | null = null;
  let xmpId: number | null = null;
  const first = iinf.start + (u8(bytes, iinf.start) === 0 ? 6 : 8);
  for (const entry of boxesBetween(bytes, first, iinf.end).boxes) {
    const version = u8(bytes, entry.start);
    if (entry.type !== 'infe' || version < 2) continue;
    const idBytes = version === 2 ? 2 : 4;
    const typeAt = entry.start + 4 + idBytes + 2;
    const id = unsigned(bytes, entry.start + 4, idBytes);
    const type = latin1(bytes.subarray(typeAt, typeAt + 4));
    const rest = latin1(bytes.subarray(typeAt + 4, Math.min(entry.end, typeAt + 4 + 256)));
    if (type === 'Exif') exifId ??= id;
    else if (type === 'mime' && rest.includes('application/rdf+xml')) xmpId ??= id;
  }
  return { exifId, xmpId };
}

function joinExtents(
  bytes: Uint8Array,
  extents: readonly Extent[],
  dataStart: number,
): Uint8Array | null {
  const parts: Uint8Array[] = [];
  let total = 0;
  for (const extent of extents) {
    const start = (extent.inItemData ? dataStart : 0) + extent.offset;
    total += extent.length;
    if (total > ITEM_BYTES_MAX || start + extent.length > bytes.length) return null;
    parts.push(bytes.subarray(start, start + extent.length));
  }
  return parts.length === 1 ? (parts[0] ?? null) : parts.length > 1 ? Buffer.concat(parts) : null;
}

/**
 * An EXIF item starts with the offset of its TIFF header (ISO/IEC 23008-12, A.2.1), usually after
 * "Exif\0\0".
 */
function tiffOf(item: Uint8Array | null): Uint8Array | null {
  if (!item) return null;
  const block = item.subarray(4 + u32(item, 0));
  const tiff = startsWith(block, 'Exif\0\0') ? block.subarray(6) : block;
  return u16(tiff, 0) === 0x4949 || u16(tiff, 0) === 0x4d4d ? tiff : null;
}

/** Walks a HEIF or AVIF file far enough to find its EXIF, XMP and C2PA. Never throws. */
export function readHeifBoxes(bytes: Uint8Array): Container {
  const top = boxesBetween(bytes, 0, bytes.length);
  const meta = top.boxes.find((box) => box.type === 'meta');
  const inner = meta ? boxesBetween(bytes, meta.start + 4, meta.end).boxes : [];
  const iinf = inner.find((box) => box.type === 'iinf');
  const iloc = inner.find((box) => box.type === 'iloc');
  const idat = inner.find((box) => box.type === 'idat');
  const ids = iinf ? metadataItems(bytes, iinf) : { exifId: null, xmpId: null };
  const locations = iloc
    ? readItemLocations(bytes.subarray(iloc.start, iloc.end))
    : new Map<number, Extent[]>();
  const item = (id: number | null): Uint8Array | null =>
    id === null ? null : joinExtents(bytes, locations.get(id) ?? [], idat?.start ?? 0);
  const xmp = item(ids.xmpId);
  return {
    format: latin1(bytes.subarray(8, 12)).startsWith('avi') ? 'avif' : 'heic',
    exif: tiffOf(item(ids.exifId)),
    xmp: xmp && utf8(xmp),
    iptc: null,
    texts: [],
    isAnimated: false,
    hasContentCredentials: top.boxes.some(
      (box) => box.type === 'uuid' && startsWith(bytes, C2PA_UUID, box.start),
    ),
    truncated: !top.complete,
    jpeg: null,
  };
}
