import { open } from 'node:fs/promises';

const EXIF = Buffer.from('Exif\0\0', 'latin1');
/** A segment holds 64 KiB; other segments may precede it. */
const HEAD_MAX_BYTES = 160 * 1024;

const [APP0, APP1, START_OF_SCAN] = [0xe0, 0xe1, 0xda];
const [ORIENTATION, EXIF_IFD, PIXEL_WIDTH, PIXEL_HEIGHT] = [0x0112, 0x8769, 0xa002, 0xa003];
const [SHORT, LONG] = [3, 4];

/**
 * Returns the Exif segment (APP1) of a JPEG file as an editor writes it again: upright, of the new
 * size, without the thumbnail, which would show the unedited picture. Null where there is none that
 * can be read (CIPA DC-008).
 */
export async function readCameraExif(
  path: string,
  width: number,
  height: number,
): Promise<Uint8Array | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(
      Buffer.alloc(HEAD_MAX_BYTES),
      0,
      HEAD_MAX_BYTES,
      0,
    );
    const segment = segmentOf(buffer.subarray(0, bytesRead));
    return segment !== null && rewrite(segment.subarray(4 + EXIF.length), width, height)
      ? segment
      : null;
  } catch (error) {
    if (error instanceof RangeError) return null; // offsets that point outside the segment
    throw error;
  } finally {
    await file.close();
  }
}

/** Inserts the segment after the JPEG's JFIF header. */
export function withSegment(jpeg: Uint8Array, segment: Uint8Array): Uint8Array {
  const at = jpeg[3] === APP0 ? 4 + ((jpeg[4] ?? 0) << 8) + (jpeg[5] ?? 0) : 2;
  return Buffer.concat([jpeg.subarray(0, at), segment, jpeg.subarray(at)]);
}

function segmentOf(head: Buffer): Buffer | null {
  let at = 2;
  while (at + 4 < head.length && head[at] === 0xff && head[at + 1] !== START_OF_SCAN) {
    const end = at + 2 + head.readUInt16BE(at + 2);
    if (
      head[at + 1] === APP1 &&
      head.subarray(at + 4, at + 4 + EXIF.length).equals(EXIF) &&
      end <= head.length
    ) {
      return Buffer.from(head.subarray(at, end));
    }
    at = end;
  }
  return null;
}

/** Changes the TIFF structure in place; returns whether it is one. */
function rewrite(tiff: Buffer, width: number, height: number): boolean {
  const little = tiff.toString('latin1', 0, 2) === 'II';
  if (!little && tiff.toString('latin1', 0, 2) !== 'MM') return false;
  const short = (at: number): number => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number): number => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const put = (at: number, type: number, value: number): void => {
    const bytes = type === SHORT ? 2 : 4;
    if (type !== SHORT && type !== LONG) return;
    if (little) tiff.writeUIntLE(value, at, bytes);
    else tiff.writeUIntBE(value, at, bytes);
  };
  const replaced = new Map([
    [ORIENTATION, 1],
    [PIXEL_WIDTH, width],
    [PIXEL_HEIGHT, height],
  ]);
  const rewriteEntries = (ifd: number): void => {
    for (let entry = ifd + 2; entry < ifd + 2 + short(ifd) * 12; entry += 12) {
      const value = replaced.get(short(entry));
      if (value !== undefined) put(entry + 8, short(entry + 2), value);
      if (short(entry) === EXIF_IFD) rewriteEntries(long(entry + 8));
    }
  };
  const first = long(4);
  rewriteEntries(first);
  // removes the second directory, that of the thumbnail
  put(first + 2 + short(first) * 12, LONG, 0);
  return true;
}
