import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from '../frame';
import { bytesOf, C2PA_SEGMENT, heifFile, jpegSegment, tiffBlock, xmpSegment } from './files';
import { noise, photoPixels } from './scenes';

/** A picture file that a test sends where a photo is expected. */
export interface OddPicture {
  readonly name: string;
  readonly kind: PictureFormat;
  readonly bytes: Uint8Array;
}

const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF ' +
  'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ' +
  'xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreatorTool="Halden Studio 2"/></rdf:RDF></x:xmpmeta>';
const EXIF = {
  IFD0: {
    Make: 'Halden',
    Model: 'Halden C20',
    Software: 'Ver.1.02',
    DateTime: '2026:03:02 17:45:19',
  },
  IFD2: {
    DateTimeOriginal: '2026:03:02 17:45:19',
    ExposureTime: '1/60',
    FNumber: '50/10',
    PixelXDimension: '320',
    PixelYDimension: '256',
  },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '56/1 9/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '10/1 12/1 0/1',
  },
};

/** Large enough that no detector finds a picture too small. */
export const PHOTO_SIZE = { width: 320, height: 256 } as const;

export const photo = (
  width: number = PHOTO_SIZE.width,
  height: number = PHOTO_SIZE.height,
): Sharp =>
  sharp(Buffer.from(photoPixels(width, height).rgb), { raw: { width, height, channels: 3 } });

const flat = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#5a7' } });

/** Inserts after SOI, or after the PNG header. */
const inserted = (file: Uint8Array, at: number, ...parts: readonly Uint8Array[]): Uint8Array =>
  bytesOf(file.subarray(0, at), ...parts, file.subarray(at));

function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const body = bytesOf(type, data);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return bytesOf(ends.subarray(0, 4), body, ends.subarray(4));
}

const PNG_HEADER_END = 33;

/**
 * Complete files with every structure beside the pixels that a parser reads; tests cut and change
 * them.
 */
export async function completePictures(): Promise<readonly OddPicture[]> {
  const plain = new Uint8Array(await photo().withExif(EXIF).jpeg({ quality: 90 }).toBuffer());
  const progressive = new Uint8Array(
    await photo().withExif(EXIF).jpeg({ progressive: true }).toBuffer(),
  );
  // A multi-picture file (CIPA DC-007): the index in APP2, the second picture after the first.
  const index = jpegSegment(0xe2, 'MPF\0', tiffBlock({ 0xb001: 2 }));
  const text = pngChunk('tEXt', bytesOf('parameters\0Steps: 20, Sampler: Euler, Seed: 5'));
  const international = pngChunk('iTXt', bytesOf('XML:com.adobe.xmp', [0, 0, 0, 0, 0], XMP));
  return [
    { name: 'baseline JPEG with EXIF and GPS', kind: 'jpeg', bytes: plain },
    { name: 'progressive JPEG', kind: 'jpeg', bytes: progressive },
    {
      name: 'JPEG with XMP and credentials',
      kind: 'jpeg',
      bytes: inserted(plain, 2, xmpSegment(XMP), C2PA_SEGMENT),
    },
    {
      name: 'multi-picture JPEG',
      kind: 'jpeg',
      bytes: bytesOf(inserted(plain, 2, index), progressive),
    },
    {
      name: 'PNG with texts',
      kind: 'png',
      bytes: inserted(
        new Uint8Array(await photo().png().toBuffer()),
        PNG_HEADER_END,
        text,
        international,
      ),
    },
    {
      name: 'lossy WebP with EXIF',
      kind: 'webp',
      bytes: new Uint8Array(await photo().withExif(EXIF).withXmp(XMP).webp().toBuffer()),
    },
    {
      name: 'lossless WebP',
      kind: 'webp',
      bytes: new Uint8Array(await photo().webp({ lossless: true }).toBuffer()),
    },
    {
      name: 'HEIC without a picture',
      kind: 'heic',
      bytes: heifFile(tiffBlock({ 0x010f: 'Halden' }), XMP, { c2pa: true }),
    },
  ];
}

/** Writes a size of the test's choice into the header. */
function claiming(file: Uint8Array, at: number, ...values: readonly number[]): Uint8Array {
  const copy = file.slice();
  copy.set(values, at);
  return copy;
}

const endsOf = (bytes: Uint8Array, marker: number): number =>
  bytes.findIndex((byte, i) => byte === 0xff && bytes[i + 1] === marker);

async function hugeClaims(): Promise<readonly OddPicture[]> {
  const [jpeg, png, webp] = await Promise.all(
    (['jpeg', 'png', 'webp'] as const).map(
      async (kind) => new Uint8Array(await photo().toFormat(kind).toBuffer()),
    ),
  );
  if (jpeg === undefined || png === undefined || webp === undefined)
    throw new Error('three formats were asked for');
  const frame = endsOf(jpeg, 0xc0);
  const header = claiming(png.slice(12, 29), 4, 0x7f, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff);
  return [
    {
      name: 'JPEG that claims 65,535 × 65,535',
      kind: 'jpeg',
      bytes: claiming(jpeg, frame + 5, 0xff, 0xff, 0xff, 0xff),
    },
    {
      name: 'JPEG that claims 16,384 × 3,000',
      kind: 'jpeg',
      bytes: claiming(jpeg, frame + 5, 0x0b, 0xb8, 0x40, 0x00),
    },
    {
      name: 'PNG that claims 2^31 - 1 a side',
      kind: 'png',
      bytes: bytesOf(
        png.subarray(0, 8),
        pngChunk('IHDR', header.subarray(4)),
        png.subarray(PNG_HEADER_END),
      ),
    },
    {
      name: 'WebP that claims 16,383 × 16,383',
      kind: 'webp',
      bytes: claiming(webp, 26, 0xff, 0x3f, 0xff, 0x3f),
    },
  ];
}

async function animated(): Promise<readonly OddPicture[]> {
  const frames = await Promise.all(
    [1, 2, 3].map((part) =>
      photo(48, 32)
        .linear(part / 3)
        .png()
        .toBuffer(),
    ),
  );
  const webp = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const control = pngChunk('acTL', bytesOf([0, 0, 0, 2, 0, 0, 0, 0]));
  return [
    { name: 'animated WebP', kind: 'webp', bytes: new Uint8Array(webp) },
    { name: 'animated GIF called PNG', kind: 'png', bytes: new Uint8Array(gif) },
    {
      name: 'animated PNG',
      kind: 'png',
      bytes: inserted(new Uint8Array(await photo().png().toBuffer()), PNG_HEADER_END, control),
    },
  ];
}

const made = async (
  name: string,
  kind: 'jpeg' | 'png' | 'webp',
  picture: Sharp,
): Promise<OddPicture> => ({
  name: `${name} ${kind}`,
  kind,
  bytes: new Uint8Array(await picture.toFormat(kind).toBuffer()),
});

/** Valid files that no phone makes, and files whose type differs from their name. */
export async function oddPictures(): Promise<readonly OddPicture[]> {
  const [jpeg, png] = await Promise.all([photo().jpeg().toBuffer(), photo().png().toBuffer()]);
  return [
    await made('CMYK', 'jpeg', photo().toColourspace('cmyk')),
    await made('grey', 'jpeg', photo().toColourspace('b-w')),
    await made('16-bit', 'png', photo().toColourspace('rgb16')),
    await made('see-through', 'png', photo().ensureAlpha(0.4)),
    ...(await Promise.all(
      (['jpeg', 'png', 'webp'] as const).flatMap((kind) => [
        made('1 × 1', kind, flat(1, 1)),
        made('7 × 9', kind, photo(7, 9)),
      ]),
    )),
    ...(await Promise.all(
      (['jpeg', 'png'] as const).flatMap((kind) => [
        made('16,384 × 10', kind, photo(16_384, 10)),
        made('10 × 16,384', kind, photo(10, 16_384)),
      ]),
    )),
    await made('16,383 × 10', 'webp', photo(16_383, 10)),
    ...(await animated()),
    ...(await hugeClaims()),
    { name: 'JPEG called PNG', kind: 'png', bytes: new Uint8Array(jpeg) },
    { name: 'PNG called JPEG', kind: 'jpeg', bytes: new Uint8Array(png) },
    { name: 'JPEG called HEIC', kind: 'heic', bytes: new Uint8Array(jpeg) },
    { name: 'nothing', kind: 'jpeg', bytes: new Uint8Array(0) },
  ];
}

/**
 * Changes up to 24 places, each one byte or a run of random ones, anywhere or (half of the time) in
 * the first 700 bytes; sometimes also cuts the file.
 */
export function damaged({ bytes }: OddPicture, seed: number): Uint8Array {
  const random = noise(seed * 2 + 1);
  for (let warm = 0; warm < 8; warm++) random();
  const copy = bytes.slice();
  const within = random() < 0.5 ? copy.length : Math.min(copy.length, 700);
  const changes = 1 + Math.floor(random() * random() * 24);
  for (let i = 0; i < changes; i++) {
    const at = Math.floor(random() * within);
    const length = random() < 0.2 ? 1 + Math.floor(random() * 12) : 1;
    for (let k = at; k < Math.min(copy.length, at + length); k++)
      copy[k] = random() < 0.3 ? 0xff : Math.floor(random() * 256);
  }
  return random() < 0.25 ? copy.slice(0, Math.ceil(copy.length * random())) : copy;
}

/** Cuts the file after each of `parts` equal parts. */
export const cuts = ({ bytes }: OddPicture, parts: number): readonly Uint8Array[] =>
  Array.from({ length: parts }, (_, part) =>
    bytes.slice(0, Math.floor((bytes.length * part) / parts)),
  );
