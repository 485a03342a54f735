import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { bytesOf, frameHeader, jpegFile, jpegSegment } from '@/lib/forensics/testing/files';
import { FILE_BYTES_MAX } from '@/lib/shared/picture-limits';
import { HEADER_BYTES, sidesOf } from './picture-sides';
import { megabytes, megapixels, tooLarge } from './too-large';

const [WIDTH_PX, HEIGHT_PX] = [301, 203];
const SIDES = { widthPx: WIDTH_PX, heightPx: HEIGHT_PX };
const picture = () =>
  sharp({ create: { width: WIDTH_PX, height: HEIGHT_PX, channels: 4, background: '#8a66' } });
const fileOf = (bytes: Uint8Array) => new Blob([Uint8Array.from(bytes)]);
const uint32 = (value: number) => [
  (value >>> 24) & 255,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];
const ispe = (widthPx: number, heightPx: number) =>
  bytesOf(uint32(20), 'ispe', uint32(0), uint32(widthPx), uint32(heightPx));
/**
 * A HEIC file with the dimensions of a thumbnail, the whole picture and a tile, at an odd offset.
 */
const heic = (widthPx: number, heightPx: number) =>
  bytesOf(
    uint32(21),
    'ftypheic',
    [0, 0, 0, 0],
    'mif1',
    [0],
    ispe(320, 240),
    ispe(widthPx, heightPx),
    ispe(512, 512),
  );

describe('the dimensions of a picture are read from its header', () => {
  const files: Record<string, Buffer> = {};
  beforeAll(async () => {
    files['JPEG'] = await picture().jpeg().toBuffer();
    files['progressive JPEG'] = await picture().jpeg({ progressive: true }).toBuffer();
    files['JPEG with EXIF and a profile'] = await picture()
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    files['PNG'] = await picture().png().toBuffer();
    files['lossy WebP'] = await picture().removeAlpha().webp().toBuffer();
    files['WebP with transparency'] = await picture().webp().toBuffer();
    files['lossless WebP'] = await picture().webp({ lossless: true }).toBuffer();
  });

  it.each([
    'JPEG',
    'progressive JPEG',
    'JPEG with EXIF and a profile',
    'PNG',
    'lossy WebP',
    'WebP with transparency',
    'lossless WebP',
  ])('of a %s', (name) => {
    expect(sidesOf(files[name] ?? Buffer.alloc(0))).toEqual(SIDES);
  });

  it('of a HEIC, which also contains those of its tiles and thumbnails', () => {
    expect(sidesOf(heic(8064, 6048))).toEqual({ widthPx: 8064, heightPx: 6048 });
  });

  it('of a JPEG with a preview, fill bytes and tables before its frame', () => {
    const preview = jpegSegment(0xe1, 'Exif', jpegFile(frameHeader(160, 120)));
    expect(
      sidesOf(
        jpegFile(
          preview,
          bytesOf([0xff, 0xff]),
          jpegSegment(0xc4, [0, 1]),
          frameHeader(WIDTH_PX, HEIGHT_PX),
        ),
      ),
    ).toEqual(SIDES);
  });

  it('and are unknown for a file that ends too early or has another format', () => {
    for (const bytes of Object.values(files))
      for (const length of [0, 1, 3, 11, 15]) expect(sidesOf(bytes.subarray(0, length))).toBeNull();
    expect(sidesOf(Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj'))).toBeNull();
    expect(sidesOf(jpegFile())).toBeNull();
  });
});

describe('before anything is sent', () => {
  it('a picture of 100 megapixels is recognized by the beginning of its file', async () => {
    const found = await tooLarge(fileOf(jpegFile(frameHeader(12_000, 8400))));
    expect(found).toEqual({ kind: 'tooManyPixels', widthPx: 12_000, heightPx: 8400 });
    expect(megapixels({ widthPx: 12_000, heightPx: 8400 })).toBe(100.8);
  });

  it('50 megapixels may be sent, one row more may not, and no side of more than 16,384 pixels', async () => {
    expect(await tooLarge(fileOf(jpegFile(frameHeader(10_000, 5000))))).toBeNull();
    expect(await tooLarge(fileOf(jpegFile(frameHeader(10_000, 5001))))).toMatchObject({
      kind: 'tooManyPixels',
    });
    expect(megapixels({ widthPx: 10_000, heightPx: 5001 })).toBe(50.1);
    expect(await tooLarge(fileOf(jpegFile(frameHeader(16_384, 100))))).toBeNull();
    expect(await tooLarge(fileOf(jpegFile(frameHeader(16_385, 100))))).toMatchObject({
      kind: 'tooManyPixels',
    });
  });

  it('15 MB may be sent, a byte more may not', async () => {
    expect(await tooLarge(new Blob([new Uint8Array(FILE_BYTES_MAX)]))).toBeNull();
    expect(await tooLarge(new Blob([new Uint8Array(FILE_BYTES_MAX + 1)]))).toEqual({
      kind: 'tooManyBytes',
      bytes: FILE_BYTES_MAX + 1,
    });
    expect(megabytes({ bytes: FILE_BYTES_MAX + 1 })).toBe(15.1);
  });

  it('a file whose dimensions cannot be read is sent, and the service checks it', async () => {
    const late = jpegFile(
      ...Array.from({ length: 9 }, () => jpegSegment(0xe2, new Uint8Array(65_000))),
      frameHeader(12_000, 8400),
    );
    expect(late.length).toBeGreaterThan(HEADER_BYTES);
    expect(await tooLarge(fileOf(late))).toBeNull();
    expect(await tooLarge(fileOf(Buffer.from('no picture at all')))).toBeNull();
  });
});
