/**
 * The JPEG file of a page's picture as it is in a PDF. pdfjs gives decoded pixels only, in which the
 * traces of compression can no longer be told apart.
 */
import sharp, { type Sharp } from 'sharp';
import type { PagePicture } from './pdf-page';

const SOI = Buffer.from([0xff, 0xd8, 0xff]);
const END = 'endstream';
const STREAM = /stream\r?\n$/u;
const STREAM_CHARACTERS = 10;
const CANDIDATES_MAX = 40;
/** Both are compared at this size; decoders differ by less than so many levels of 255. */
const COMPARED_PX = 32;
const DIFFERENCE_MAX = 4;

function jpegStreams(bytes: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = bytes.indexOf(SOI); at >= 0; at = bytes.indexOf(SOI, at + SOI.length)) {
    const before = bytes.subarray(Math.max(0, at - STREAM_CHARACTERS), at).toString('latin1');
    if (!STREAM.test(before)) continue;
    const end = bytes.indexOf(END, at);
    if (end > 0 && found.length < CANDIDATES_MAX) found.push(bytes.subarray(at, end));
  }
  return found;
}

const small = (picture: Sharp): Promise<Buffer> =>
  picture
    .resize(COMPARED_PX, COMPARED_PX, { fit: 'fill', kernel: 'linear' })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw({ depth: 'uchar' })
    .toBuffer();

async function isSame(jpeg: Buffer, page: Buffer, { raw }: PagePicture): Promise<boolean> {
  const { width, height } = await sharp(jpeg, { limitInputPixels: false }).metadata();
  if (width !== raw.width || height !== raw.height) return false;
  const other = await small(sharp(jpeg, { failOn: 'none' }));
  const sum = page.reduce((total, value, at) => total + Math.abs(value - (other[at] ?? 0)), 0);
  return sum / page.length < DIFFERENCE_MAX;
}

/** Null where the picture is not a JPEG, or none of the file looks the same. */
export async function embeddedJpeg(bytes: Buffer, picture: PagePicture): Promise<Buffer | null> {
  const streams = jpegStreams(bytes);
  if (streams.length === 0) return null;
  const page = await small(sharp(picture.data, { raw: picture.raw }));
  for (const jpeg of streams) if (await isSame(jpeg, page, picture).catch(() => false)) return jpeg;
  return null;
}
