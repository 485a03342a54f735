/**
 * Copies what a camera wrote into a JPEG file to a smaller copy of its picture: EXIF and XMP (APP1)
 * and IPTC (APP13). Content credentials (APP11) are left out, because they sign the bytes of the
 * original. ITU-T T.81, B.1.1; CIPA DC-008 (Exif 2.32), 4.5.4 and 4.7.2.
 */
const SOI = 0xd8;
const APP1 = 0xe1;
const APP13 = 0xed;
const COMMENT = 0xfe;
const EXIF = 'Exif\0\0';

const ORIENTATION = 0x01_12;
const EXIF_DIRECTORY = 0x87_69;
const PIXEL_WIDTH = 0xa0_02;
const PIXEL_HEIGHT = 0xa0_03;
const SHORT = 3;
const LONG = 4;
const UPRIGHT = 1;
const ENTRY_BYTES = 12;

interface PixelSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The APP1 and APP13 segments at the beginning of a JPEG file, with their markers. */
export function metadataSegments(head: Uint8Array): Uint8Array[] {
  if (head[0] !== 0xff || head[1] !== SOI) return [];
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const segments: Uint8Array[] = [];
  for (let at = 2; at + 4 <= head.length && head[at] === 0xff;) {
    const marker = head[at + 1] ?? 0;
    const isSegment = (marker >= 0xe0 && marker <= 0xef) || marker === COMMENT;
    if (!isSegment) break;
    const end = at + 2 + view.getUint16(at + 2);
    if (end > head.length) break;
    if (marker === APP1 || marker === APP13) segments.push(head.slice(at, end));
    at = end;
  }
  return segments;
}

/** The JPEG with these segments and a comment; EXIF states its size, and that it is upright. */
export function withMetadata(
  jpeg: Uint8Array,
  segments: readonly Uint8Array[],
  size: PixelSize,
  comment: string,
): Uint8Array<ArrayBuffer>[] {
  for (const segment of segments) describePicture(segment, size);
  return [
    jpeg.slice(0, 2),
    ...segments.map((one) => one.slice()),
    commentOf(comment),
    jpeg.slice(2),
  ];
}

function commentOf(text: string): Uint8Array<ArrayBuffer> {
  const body = new TextEncoder().encode(text);
  const length = body.length + 2;
  return Uint8Array.from([0xff, COMMENT, length >> 8, length & 0xff, ...body]);
}

function describePicture(segment: Uint8Array, { widthPx, heightPx }: PixelSize): void {
  const tiffAt = 4 + EXIF.length;
  if (String.fromCharCode(...segment.subarray(4, tiffAt)) !== EXIF) return;
  const view = new DataView(
    segment.buffer,
    segment.byteOffset + tiffAt,
    segment.byteLength - tiffAt,
  );
  try {
    const isLittle = view.getUint16(0) === 0x49_49;
    const first = view.getUint32(4, isLittle);
    setTag(view, isLittle, first, ORIENTATION, UPRIGHT);
    const exif = entryAt(view, isLittle, first, EXIF_DIRECTORY);
    if (exif === null) return;
    const directory = view.getUint32(exif + 8, isLittle);
    setTag(view, isLittle, directory, PIXEL_WIDTH, widthPx);
    setTag(view, isLittle, directory, PIXEL_HEIGHT, heightPx);
  } catch (error) {
    // A damaged block is copied as it is.
    if (!(error instanceof RangeError)) throw error;
  }
}

/** Where the entry of a tag starts in a directory; null without one. */
function entryAt(view: DataView, isLittle: boolean, directory: number, tag: number): number | null {
  const count = view.getUint16(directory, isLittle);
  for (let index = 0; index < count; index += 1) {
    const at = directory + 2 + index * ENTRY_BYTES;
    if (view.getUint16(at, isLittle) === tag) return at;
  }
  return null;
}

function setTag(
  view: DataView,
  isLittle: boolean,
  directory: number,
  tag: number,
  value: number,
): void {
  const at = entryAt(view, isLittle, directory, tag);
  if (at === null) return;
  const type = view.getUint16(at + 2, isLittle);
  if (type === SHORT) view.setUint16(at + 8, value, isLittle);
  if (type === LONG) view.setUint32(at + 8, value, isLittle);
}
