export interface Sides {
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * How much of a file is read to find its dimensions: cameras put previews and profiles before them.
 */
export const HEADER_BYTES = 512 * 1024;

/**
 * Reads a picture's dimensions as stored, before any rotation, from `head`, the beginning of its
 * file; null if they are not in it. JPEG: the frame header (ITU-T T.81, B.2.2). PNG: IHDR. WebP:
 * RFC 9649. HEIC: the largest of the `ispe` properties (ISO/IEC 23008-12, 6.5.3), since tiles and
 * thumbnails have their own.
 */
export function sidesOf(head: Uint8Array): Sides | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  try {
    if (view.getUint16(0) === 0xff_d8) return jpegSides(view);
    if (view.getUint32(0) === 0x89_50_4e_47)
      return { widthPx: view.getUint32(16), heightPx: view.getUint32(20) };
    if (textAt(view, 0) === 'RIFF' && textAt(view, 8) === 'WEBP') return webpSides(view);
    return textAt(view, 4) === 'ftyp' ? heicSides(view) : null;
  } catch (error) {
    // `head` ends before the dimensions.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const textAt = (view: DataView, at: number): string =>
  String.fromCharCode(
    view.getUint8(at),
    view.getUint8(at + 1),
    view.getUint8(at + 2),
    view.getUint8(at + 3),
  );

/** Frame headers are 0xC0 to 0xCF, except for tables (0xC4, 0xCC) and a reserved one (0xC8). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/** Markers without a length field. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

function jpegSides(view: DataView): Sides | null {
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker))
      return { widthPx: view.getUint16(at + 7), heightPx: view.getUint16(at + 5) };
    if (marker === 0xd9 || marker === 0xda) return null;
    // Any number of 0xFF fill bytes may precede a marker.
    at += marker === 0xff ? 1 : isBare(marker) ? 2 : 2 + view.getUint16(at + 2);
  }
}

const uint24 = (view: DataView, at: number): number =>
  view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

function webpSides(view: DataView): Sides | null {
  const kind = textAt(view, 12);
  if (kind === 'VP8X') return { widthPx: uint24(view, 24) + 1, heightPx: uint24(view, 27) + 1 };
  if (kind === 'VP8 ')
    return {
      widthPx: view.getUint16(26, true) & 0x3f_ff,
      heightPx: view.getUint16(28, true) & 0x3f_ff,
    };
  if (kind !== 'VP8L') return null;
  const bits = view.getUint32(21, true);
  return { widthPx: (bits & 0x3f_ff) + 1, heightPx: ((bits >>> 14) & 0x3f_ff) + 1 };
}

const ISPE = 0x69_73_70_65;
const ISPE_BYTES = 20;

function heicSides(view: DataView): Sides | null {
  let largest: Sides | null = null;
  for (let at = 8; at + ISPE_BYTES <= view.byteLength; at += 1) {
    if (view.getUint32(at + 4) !== ISPE || view.getUint32(at) !== ISPE_BYTES) continue;
    const sides = { widthPx: view.getUint32(at + 12), heightPx: view.getUint32(at + 16) };
    if (!largest || sides.widthPx * sides.heightPx > largest.widthPx * largest.heightPx)
      largest = sides;
  }
  return largest;
}
