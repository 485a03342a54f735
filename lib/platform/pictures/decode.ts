/**
 * Runs in the picture process only: the files are untrusted and may be made to exhaust or crash a
 * decoder.
 */
import decodeHeic from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import { PIXELS_MAX, SIDE_MAX_PX } from '@/lib/shared/picture-limits';
import { textOf } from '@/lib/shared/reasons';
import { asFailure, type PictureProblem } from './picture-problem';
import type { FileKind } from './sniff';

sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

/** Why a picture is refused, as shown to the person who uploaded it. */
export class UndecodablePicture extends Error {
  override readonly name = 'UndecodablePicture';

  constructor(
    readonly problem: PictureProblem,
    options?: ErrorOptions,
  ) {
    super(textOf(asFailure(problem)), options);
  }
}

interface OpenPicture {
  /** For one use only: `clone` would copy the whole file. */
  readonly image: Sharp;
  /** Stored size, before the EXIF orientation is applied. */
  readonly width: number;
  readonly height: number;
  readonly orientation: number;
}

/** Size as shown: orientations 5-8 swap width and height. */
export const shownSize = ({ width, height, orientation }: OpenPicture) =>
  orientation >= 5 ? { widthPx: height, heightPx: width } : { widthPx: width, heightPx: height };

/**
 * Opens a picture at its stored orientation. `strictness`: an upload may have small damage, an
 * examination must not be misled by it. An examination looks at the pixels without colour
 * management, because a conversion by the colour profile blurs the traces of compression and takes
 * longer than the decoder.
 * Throws UndecodablePicture.
 */
export async function openPicture(
  bytes: Buffer,
  kind: FileKind,
  strictness: 'truncated' | 'warning',
): Promise<OpenPicture> {
  if (bytes.length === 0) return refuse({ reason: 'file_empty', values: {} });
  if (kind === 'heic') return openHeic(bytes);
  // Without sharp's own pixel limit, whose error does not name the limit that applies here.
  const header = sharp(bytes, { failOn: strictness, limitInputPixels: false, pages: 1 });
  const {
    width,
    height,
    orientation = 1,
  } = await header
    .metadata()
    .catch((cause: unknown) => refuse({ reason: 'unreadable', values: {} }, cause));
  checkSize(width, height);
  const image = sharp(bytes, {
    failOn: strictness,
    limitInputPixels: PIXELS_MAX,
    pages: 1,
    ignoreIcc: strictness === 'warning',
  });
  return { image, width, height, orientation };
}

async function openHeic(bytes: Buffer): Promise<OpenPicture> {
  const [picture] = await decodeHeic
    .all({ buffer: bytes })
    .catch((cause: unknown) => refuse({ reason: 'heic_unreadable', values: {} }, cause));
  if (!picture) return refuse({ reason: 'heic_empty', values: {} });
  checkSize(picture.width, picture.height);
  const { width, height, data } = await picture
    .decode()
    .catch((cause: unknown) => refuse({ reason: 'heic_undecodable', values: {} }, cause));
  const raw = { width, height, channels: 4 as const };
  // libheif has already applied the file's rotation.
  return {
    image: sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), { raw }),
    width,
    height,
    orientation: 1,
  };
}

/** Rounded up, so that a picture slightly above the limit is not shown as exactly at it. */
const megapixels = (pixels: number) => Math.ceil(pixels / 1e5) / 10;

function checkSize(width: number, height: number): void {
  if (width > SIDE_MAX_PX || height > SIDE_MAX_PX)
    refuse({ reason: 'too_wide', values: { width, height, most: SIDE_MAX_PX } });
  if (width * height > PIXELS_MAX)
    refuse({
      reason: 'too_many_pixels',
      values: { width, height, size: megapixels(width * height), most: PIXELS_MAX / 1e6 },
    });
}

function refuse(problem: PictureProblem, cause?: unknown): never {
  throw new UndecodablePicture(problem, { cause });
}

/** Returns 8-bit RGB in the stored orientation. */
export async function rgbOf({
  image,
}: OpenPicture): Promise<{ width: number; height: number; rgb: Uint8Array }> {
  const { data, info } = await image
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => refuse({ reason: 'data_damaged', values: {} }, cause));
  return {
    width: info.width,
    height: info.height,
    rgb: info.channels === 3 ? data : spread(data, info.channels),
  };
}

function spread(data: Uint8Array, channels: number): Uint8Array {
  const rgb = new Uint8Array((data.length / channels) * 3);
  for (let from = 0, to = 0; from < data.length; from += channels, to += 3)
    rgb.fill(data[from] ?? 0, to, to + 3);
  return rgb;
}

const PREVIEW_SIDE_MAX_PX = 4096;
const THUMBNAIL_SIDE_PX = 320;

const damaged = (cause: unknown): never =>
  refuse({ reason: 'damaged_or_cut_off', values: {} }, cause);

/** The copies that browsers and reports show: upright, re-encoded, without metadata. */
export async function copiesOf({
  image,
}: OpenPicture): Promise<{ preview: Buffer; thumbnail: Buffer }> {
  const preview = await image
    .rotate()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize({
      width: PREVIEW_SIDE_MAX_PX,
      height: PREVIEW_SIDE_MAX_PX,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .jpeg({ quality: 88, mozjpeg: false })
    .toBuffer()
    .catch(damaged);
  const thumbnail = await sharp(preview)
    .resize({
      width: THUMBNAIL_SIDE_PX,
      height: THUMBNAIL_SIDE_PX,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { preview, thumbnail };
}
