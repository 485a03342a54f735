import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readExif } from '@/lib/forensics/formats/tiff/exif';
import {
  bytesOf,
  C2PA_SEGMENT,
  frameHeader,
  jpegFile,
  jpegSegment,
} from '@/lib/forensics/testing/files';
import { metadataSegments, withMetadata } from './jpeg-metadata';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#86a' } });

const camera = () =>
  picture(400, 300)
    .withExif({
      IFD0: { Make: 'Fjord', Model: 'Mobile F3', Orientation: '6' },
      IFD2: {
        PixelXDimension: '400',
        PixelYDimension: '300',
        DateTimeOriginal: '2026:03:02 10:11:12',
      },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 40/1 0/1' },
    })
    .jpeg()
    .toBuffer();

const SMALLER = { widthPx: 100, heightPx: 75 };

async function smaller(original: Uint8Array): Promise<Buffer> {
  const jpeg = await picture(100, 75).jpeg().toBuffer();
  return Buffer.concat(
    withMetadata(new Uint8Array(jpeg), metadataSegments(original), SMALLER, 'from 400x300'),
  );
}

describe('a picture that was made smaller', () => {
  it('has the EXIF of its original, upright and with its own size', async () => {
    const { exif, width, height, orientation } = await sharp(
      await smaller(await camera()),
    ).metadata();
    expect([width, height, orientation]).toEqual([100, 75, 1]);
    expect(readExif(new Uint8Array(exif ?? []).subarray(6))).toMatchObject({
      make: 'Fjord',
      model: 'Mobile F3',
      takenAt: expect.stringMatching(/^2026-03-02/),
      pixelWidth: 100,
      pixelHeight: 75,
    });
  });

  it('has the XMP and IPTC of its original, a comment, and no content credentials', async () => {
    const xmp = jpegSegment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', '<x:xmpmeta/>');
    const iptc = jpegSegment(0xed, 'Photoshop 3.0\0', [1, 2, 3]);
    const made = await smaller(jpegFile(xmp, C2PA_SEGMENT, iptc, frameHeader(400, 300)));
    const text = made.toString('latin1');
    expect(text).toContain('<x:xmpmeta/>');
    expect(text).toContain('Photoshop 3.0');
    expect(text).toContain('from 400x300');
    expect(text).not.toContain('c2pa');
    expect(await sharp(made).metadata()).toMatchObject({ width: 100, height: 75 });
  });

  it('can be read whatever the metadata of the original is', async () => {
    const damaged = [
      new Uint8Array(),
      new TextEncoder().encode('no picture'),
      jpegFile(jpegSegment(0xe1, 'Exif\0\0', 'II*\0', [255, 255, 255, 255])),
      jpegFile(jpegSegment(0xe1, 'Exif\0\0')),
      bytesOf([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 1, 2]),
      (await camera()).subarray(0, 60),
    ];
    for (const original of damaged)
      expect(await sharp(await smaller(original)).metadata()).toMatchObject({ width: 100 });
  });
});
