/** The drawing steps of a page of a PDF: the picture that covers it, and text laid over that. */
import type { PDFPageProxy } from 'pdfjs-dist';
import sharp from 'sharp';
import type { GreyPicture } from './text-area';

type Ops = typeof import('pdfjs-dist').OPS;

interface PageDrawing {
  /** Name of the largest picture that covers the page. */
  readonly cover: string | null;
  /** Visible characters drawn after it. */
  readonly charactersOver: number;
}

type Matrix = readonly [number, number, number, number, number, number];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const COVER_SHARE_MIN = 0.7;
/** Text that is only there to be searched: scanners with text recognition write it. */
const INVISIBLE = 3;

const product = (
  [a, b, c, d, e, f]: Matrix,
  [a2 = 1, b2 = 0, c2 = 0, d2 = 1, e2 = 0, f2 = 0]: readonly number[],
): Matrix => [
  a * a2 + c * b2,
  b * a2 + d * b2,
  a * c2 + c * d2,
  b * c2 + d * d2,
  a * e2 + c * f2 + e,
  b * e2 + d * f2 + f,
];

const areaOf = ([a, b, c, d]: Matrix): number => Math.abs(a * d - b * c);

const glyphsIn = (args: unknown): number => {
  const [glyphs] = Array.isArray(args) ? args : [];
  return Array.isArray(glyphs)
    ? glyphs.filter((one) => typeof one === 'object' && one?.unicode?.trim()).length
    : 0;
};

/** `pageArea` in the units of the page. */
export function drawingOf(
  { fnArray, argsArray }: { fnArray: readonly number[]; argsArray: readonly unknown[] },
  pageArea: number,
  ops: Ops,
): PageDrawing {
  const stack: Matrix[] = [];
  let matrix = IDENTITY;
  let mode = 0;
  let cover: string | null = null;
  let charactersOver = 0;
  for (const [at, fn] of fnArray.entries()) {
    const args = argsArray[at];
    if (fn === ops.save) stack.push(matrix);
    else if (fn === ops.restore) matrix = stack.pop() ?? IDENTITY;
    else if (fn === ops.transform) matrix = product(matrix, args as number[]);
    else if (fn === ops.setTextRenderingMode) mode = Number((args as unknown[])[0]);
    else if (fn === ops.showText && cover !== null && mode !== INVISIBLE)
      charactersOver += glyphsIn(args);
    else if (fn === ops.paintImageXObject && areaOf(matrix) >= pageArea * COVER_SHARE_MIN) {
      cover = String((args as unknown[])[0]);
      charactersOver = 0;
    }
  }
  return { cover, charactersOver };
}

interface DecodedPicture {
  readonly width: number;
  readonly height: number;
  /** 1: one bit a pixel, 2: RGB, 3: RGBA. */
  readonly kind: number;
  readonly data?: Uint8Array | Uint8ClampedArray;
}

const CHANNELS: Readonly<Record<number, 3 | 4>> = { 2: 3, 3: 4 };

function fromBits({ width, height }: DecodedPicture, data: Uint8Array): Buffer {
  const grey = Buffer.alloc(width * height);
  const rowBytes = (width + 7) >> 3;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (((data[y * rowBytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) grey[y * width + x] = 255;
  return grey;
}

/** Decoded by pdfjs, upright, 8 bits a sample. */
export interface PagePicture {
  readonly data: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 1 | 3 | 4 };
}

/** The picture that covers a page. Null where pdfjs could not decode it. */
export async function coverOf(page: PDFPageProxy, name: string): Promise<PagePicture | null> {
  const objects = name.startsWith('g_') ? page.commonObjs : page.objs;
  const picture = await new Promise<DecodedPicture | null>((resolve) => objects.get(name, resolve));
  if (!picture?.data) return null;
  const { width, height, kind } = picture;
  const pixels = Buffer.from(picture.data.buffer, picture.data.byteOffset, picture.data.byteLength);
  const channels = CHANNELS[kind] ?? 1;
  const data = CHANNELS[kind] ? pixels : fromBits(picture, pixels);
  if (page.rotate === 0) return { data, raw: { width, height, channels } };
  const { data: turned, info } = await sharp(data, { raw: { width, height, channels } })
    .rotate(page.rotate)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: turned, raw: { width: info.width, height: info.height, channels } };
}

export async function greyOf({ data, raw }: PagePicture): Promise<GreyPicture> {
  if (raw.channels === 1) return { data, raw: { ...raw, channels: 1 } };
  const { width, height } = raw;
  const grey = await sharp(data, { raw }).greyscale().extractChannel(0).raw().toBuffer();
  return { data: grey, raw: { width, height, channels: 1 } };
}
