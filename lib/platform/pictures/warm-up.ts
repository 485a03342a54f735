/**
 * Examines generated pictures, small and large, before the first real one, so that V8 has compiled
 * the engine's loops when a photo of twelve megapixels arrives.
 */
import sharp from 'sharp';
import { analyse } from '@/lib/forensics/analyse';
import type { ContentCredentialsReader } from '@/lib/forensics/content-credentials';
import type { PictureFormat } from '@/lib/forensics/frame';
import { perceptualHash } from '@/lib/forensics/perceptual-hash';
import { openPicture, rgbOf } from './decode';

const WIDTH_PX = 1280;
const HEIGHT_PX = 960;
const SHAPES = 600;
const SHAPE_SIDE_MAX_PX = 100;
/**
 * After the first round V8 has compiled the loops; after the third it has optimised most of them
 * for their argument types.
 */
const ROUNDS = 3;

/** Numbers in [0, 1), the same in every process (xorshift32). */
function* numbers(): Generator<number, never> {
  for (let state = 7; ;) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    yield (state >>> 0) / 0x1_0000_0000;
  }
}

/** Grain over rectangles of all sizes: edges, texture, smooth areas and similar shapes. */
function pixels(): Uint8Array {
  const source = numbers();
  const random = () => source.next().value;
  const rgb = new Uint8Array(WIDTH_PX * HEIGHT_PX * 3);
  for (let i = 0; i < rgb.length; i++) rgb[i] = 100 + (i % (WIDTH_PX * 3)) / 64 + 14 * random();
  for (let shape = 0; shape < SHAPES; shape++) {
    const side = 3 + Math.floor(SHAPE_SIDE_MAX_PX * random() ** 3);
    const left = Math.floor((WIDTH_PX - side) * random()),
      top = Math.floor((HEIGHT_PX - side) * random());
    const darker = 20 + 80 * random();
    for (let y = top; y < top + side; y++) {
      for (let at = (y * WIDTH_PX + left) * 3, end = at + side * 3; at < end; at++)
        rgb[at] = Math.max(0, (rgb[at] as number) - darker);
    }
  }
  copyPart(rgb);
  return rgb;
}

/** Copies one area, so that the comparison of similar areas runs too. */
function copyPart(rgb: Uint8Array): void {
  for (let y = 100; y < 400; y++) {
    const from = (y * WIDTH_PX + 100) * 3;
    rgb.copyWithin(from + (400 * WIDTH_PX + 600) * 3, from, from + 400 * 3);
  }
}

/**
 * JPEGs compressed twice, so that the analysis of earlier compressions runs too; the PNG shows the
 * traces of the first one.
 */
async function pictures() {
  const raw = { width: WIDTH_PX, height: HEIGHT_PX, channels: 3 } as const;
  const once = await sharp(pixels(), { raw }).jpeg({ quality: 75 }).toBuffer();
  return [
    ['jpeg', await sharp(once).jpeg({ quality: 90 }).toBuffer()],
    ['jpeg', await sharp(once).jpeg({ quality: 92, progressive: true }).toBuffer()],
    ['png', await sharp(once).png({ compressionLevel: 1 }).toBuffer()],
  ] as const satisfies readonly (readonly [PictureFormat, Buffer])[];
}

/**
 * The size of a photo, so that the memory for the first one is already allocated (see
 * picture-child.ts).
 */
const LARGE_PX = { width: 4000, height: 3000 };
/** A process with a lower limit would be killed. */
const LARGE_MEMORY_MB = 700;

/**
 * Runs the engine on generated pictures. The reader is passed although it is never called: the
 * pictures have no Content Credentials.
 */
export async function warmUp(
  readContentCredentials: ContentCredentialsReader,
  memoryMb: number = Infinity,
): Promise<void> {
  const made = await pictures();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [format, bytes] of made) {
      await readContentCredentials(bytes, `image/${format}`);
      await examine(bytes, format);
    }
  }
  if (memoryMb < LARGE_MEMORY_MB) return;
  const large = sharp(made[0][1]).resize(LARGE_PX);
  await examine(await large.clone().jpeg({ quality: 90, progressive: true }).toBuffer(), 'jpeg');
  await examine(await large.clone().png({ compressionLevel: 1 }).toBuffer(), 'png');
  await examine(await large.webp({ quality: 85, effort: 0 }).toBuffer(), 'webp');
}

/**
 * Passes the bytes in the same type as a request does: V8 compiles for that type, and again for
 * another.
 */
async function examine(
  { buffer, byteOffset, length }: Buffer,
  format: PictureFormat,
): Promise<void> {
  const bytes = Buffer.from(buffer, byteOffset, length);
  const pixels = await rgbOf(await openPicture(bytes, format, 'warning'));
  await analyse({ bytes, format, pixels, orientation: 1, claim: {} });
  perceptualHash(pixels, 1);
}
