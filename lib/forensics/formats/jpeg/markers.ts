import { startsWith, u16, u32, u8, utf8 } from '../bytes';
import type { Container } from '../container';
import { iptcOfPhotoshopResources } from './photoshop-resources';
import { NATURAL_ORDER } from './zigzag';

const EOI = 0xd9;
const SOS = 0xda;
const DQT = 0xdb;
const COM = 0xfe;
const EXIF_HEADER = 'Exif\0';
const EXIF_HEADER_LENGTH = 6;
const XMP_HEADER = 'http://ns.adobe.com/xap/1.0/\0';
const EXTENDED_XMP_HEADER = 'http://ns.adobe.com/xmp/extension/\0';
const EXTENDED_XMP_DATA_AT = EXTENDED_XMP_HEADER.length + 32 + 4 + 4;
const PHOTOSHOP_HEADER = 'Photoshop 3.0\0';

/** Frame headers (T.81 B.2.2): SOF0-15 without DHT (C4), JPG (C8) and DAC (CC). */
const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** TEM, the restart markers and SOI have no length field (T.81, B.1.1.3). */
const hasNoLength = (marker: number): boolean =>
  marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

interface Found {
  width: number;
  height: number;
  progressive: boolean;
  lumaTable: number;
  hasJfif: boolean;
  hasContentCredentials: boolean;
  exif: Uint8Array | null;
  xmp: string | null;
  readonly tables: (Uint16Array | null)[];
  readonly markers: number[];
  readonly comments: string[];
  readonly extendedXmp: { readonly offset: number; readonly data: Uint8Array }[];
  readonly photoshop: Uint8Array[];
}

function takeTables(payload: Uint8Array, found: Found): void {
  let at = 0;
  while (at < payload.length) {
    const wide = u8(payload, at) >> 4 > 0;
    const id = u8(payload, at) & 15;
    const bytes = wide ? 128 : 64;
    if (id > 3 || at + 1 + bytes > payload.length) return;
    const table = new Uint16Array(64);
    NATURAL_ORDER.forEach((natural, i) => {
      table[natural] = wide ? u16(payload, at + 1 + i * 2) : u8(payload, at + 1 + i);
    });
    found.tables[id] ??= table;
    at += 1 + bytes;
  }
}

/**
 * The JUMBF box of a C2PA manifest store: its description box's UUID begins with "c2pa" (C2PA 2.1,
 * 11.1.4.2).
 */
const isContentCredentials = (payload: Uint8Array): boolean =>
  startsWith(payload, 'JP') && startsWith(payload, 'jumb', 12) && startsWith(payload, 'c2pa', 24);

function takeApplicationData(marker: number, payload: Uint8Array, found: Found): void {
  if (marker === 0xe0 && startsWith(payload, 'JFIF\0')) found.hasJfif = true;
  if (marker === 0xeb && isContentCredentials(payload)) found.hasContentCredentials = true;
  if (marker === 0xed && startsWith(payload, PHOTOSHOP_HEADER)) {
    found.photoshop.push(payload.subarray(PHOTOSHOP_HEADER.length));
  }
  if (marker !== 0xe1) return;
  if (startsWith(payload, EXIF_HEADER)) found.exif ??= payload.subarray(EXIF_HEADER_LENGTH);
  else if (startsWith(payload, XMP_HEADER)) found.xmp ??= utf8(payload.subarray(XMP_HEADER.length));
  else if (startsWith(payload, EXTENDED_XMP_HEADER) && payload.length > EXTENDED_XMP_DATA_AT) {
    found.extendedXmp.push({
      offset: u32(payload, EXTENDED_XMP_DATA_AT - 4),
      data: payload.subarray(EXTENDED_XMP_DATA_AT),
    });
  }
}

function takeFrameHeader(marker: number, payload: Uint8Array, found: Found): void {
  if (found.width > 0) return;
  found.height = u16(payload, 1);
  found.width = u16(payload, 3);
  found.lumaTable = u8(payload, 8) & 3;
  found.progressive = (marker & 3) === 2;
}

function takeSegment(marker: number, payload: Uint8Array, found: Found): void {
  if (marker === DQT) takeTables(payload, found);
  else if (marker === COM) found.comments.push(utf8(payload).replace(/\0+$/u, ''));
  else if (marker >= 0xe0 && marker <= 0xef) takeApplicationData(marker, payload, found);
  else if (isFrameHeader(marker)) takeFrameHeader(marker, payload, found);
}

/**
 * Returns where the next marker after entropy-coded data starts: FF not followed by 00, a restart
 * or a fill byte.
 */
function endOfEntropyData(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1];
    if (next !== 0 && next !== 0xff && !(next !== undefined && next >= 0xd0 && next <= 0xd7))
      return at;
  }
  return bytes.length;
}

/**
 * Returns the position after EOI, or null when the file ends before it. Each iteration advances by
 * at least one byte.
 */
function walk(bytes: Uint8Array, found: Found): number | null {
  let at = 2;
  let inScans = false;
  while (at + 1 < bytes.length) {
    const marker = u8(bytes, at + 1);
    if (bytes[at] !== 0xff || marker === 0xff || marker === 0) {
      at += 1;
      continue;
    }
    if (marker === EOI) return at + 2;
    if (hasNoLength(marker)) {
      at += 2;
      continue;
    }
    const length = u16(bytes, at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return null;
    if (!inScans) found.markers.push(marker);
    takeSegment(marker, bytes.subarray(at + 4, end), found);
    inScans ||= marker === SOS;
    at = marker === SOS ? endOfEntropyData(bytes, end) : end;
  }
  return null;
}

/** After the first half megabyte extended XMP holds depth maps and previews, no text. */
const EXTENDED_XMP_BYTES_MAX = 512 * 1024;

function xmpOf(found: Found): string | null {
  if (found.extendedXmp.length === 0) return found.xmp;
  const parts = [...found.extendedXmp]
    .sort((a, b) => a.offset - b.offset)
    .filter((part) => part.offset < EXTENDED_XMP_BYTES_MAX)
    .map((part) => part.data);
  return `${found.xmp ?? ''}\n${utf8(Buffer.concat(parts).subarray(0, EXTENDED_XMP_BYTES_MAX))}`;
}

/**
 * Walks the segments of a JPEG file (ITU-T T.81, annex B). Needs only the first two bytes to be
 * valid; never throws.
 */
export function readJpegMarkers(bytes: Uint8Array): Container {
  const found: Found = {
    width: 0,
    height: 0,
    progressive: false,
    lumaTable: 0,
    hasJfif: false,
    hasContentCredentials: false,
    exif: null,
    xmp: null,
    tables: [null, null, null, null],
    markers: [],
    comments: [],
    extendedXmp: [],
    photoshop: [],
  };
  const end = walk(bytes, found);
  return {
    format: 'jpeg',
    exif: found.exif,
    xmp: xmpOf(found),
    iptc: iptcOfPhotoshopResources(found.photoshop),
    texts: found.comments.map((text) => ({ keyword: 'Comment', text })),
    hasContentCredentials: found.hasContentCredentials,
    isAnimated: false,
    truncated: end === null,
    jpeg: {
      width: found.width,
      height: found.height,
      progressive: found.progressive,
      lumaTable: found.lumaTable,
      quantizationTables: found.tables,
      markers: found.markers,
      hasJfif: found.hasJfif,
      bytesAfterEnd: end === null ? 0 : bytes.length - end,
    },
  };
}
