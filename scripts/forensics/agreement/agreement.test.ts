import sharp, { type JpegOptions } from 'sharp';
import { describe, expect, it } from 'vitest';
import type { QuantizedComponent, QuantizedJpeg } from '@/lib/forensics/formats/jpeg/quantized';
import { readQuantizedJpeg } from '@/lib/forensics/formats/jpeg/read';
import { writeJpeg } from '@/lib/forensics/formats/jpeg/written.fixture';
import { noise, photoPixels } from '@/lib/forensics/testing/scenes';
import { rewritten } from './rewrite';

const photo = (width: number, height: number) =>
  sharp(Buffer.from(photoPixels(width, height).rgb), { raw: { width, height, channels: 3 } });
const encoded = async (width: number, height: number, options: JpegOptions): Promise<Uint8Array> =>
  new Uint8Array(await photo(width, height).jpeg(options).toBuffer());
/** Decodes with libjpeg, inside sharp. */
const pixels = (jpeg: Uint8Array): Promise<Buffer> => sharp(jpeg).raw().toBuffer();

/** Coefficients with small steps, so that a change by one changes pixels. */
function component(
  seed: number,
  h: number,
  v: number,
  mcusWide: number,
  mcusHigh: number,
): QuantizedComponent {
  const random = noise(seed);
  const count = mcusWide * h * mcusHigh * v * 64;
  return {
    blocksWide: mcusWide * h,
    blocksHigh: mcusHigh * v,
    horizontalSampling: h,
    verticalSampling: v,
    quantizationTable: Uint16Array.from({ length: 64 }, (_, i) => 6 + (i >> 2)),
    coefficients: Int16Array.from({ length: count }, (_, i) =>
      i % 64 === 0
        ? Math.round(60 * random() - 30)
        : random() < 0.12
          ? Math.round(6 * random() - 3)
          : 0,
    ),
  };
}

const sampled = (h: number, v: number): Uint8Array =>
  writeJpeg({
    width: 8 * h * 5 - 3,
    height: 8 * v * 4 - 5,
    components: [component(1, h, v, 5, 4), component(2, 1, 1, 5, 4), component(3, 1, 1, 5, 4)],
  });

/** Compares coefficients by the pixels that libjpeg decodes from them. */
async function expectReadAlike(original: Uint8Array): Promise<QuantizedJpeg> {
  const jpeg = readQuantizedJpeg(original);
  const again = rewritten(original, jpeg);
  expect(Buffer.compare(await pixels(again), await pixels(original))).toBe(0);
  expect(
    readQuantizedJpeg(again).components.map(({ quantizationTable }) => quantizationTable),
  ).toEqual(jpeg.components.map(({ quantizationTable }) => quantizationTable));
  return jpeg;
}

describe('libjpeg decodes the coefficients that were read to exactly the pixels of the original', () => {
  it.each<[string, number, number, JpegOptions]>([
    ['baseline 4:2:0 of odd size', 119, 77, { quality: 84 }],
    [
      'baseline 4:4:4 with standard tables',
      96,
      64,
      { quality: 95, chromaSubsampling: '4:4:4', optimiseCoding: false },
    ],
    ['progressive 4:2:0', 119, 77, { quality: 80, progressive: true }],
    ['progressive with optimised scans', 131, 97, { quality: 60, mozjpeg: true }],
    ['one pixel', 1, 1, { quality: 90 }],
  ])('%s', async (_, width, height, options) => {
    await expectReadAlike(await encoded(width, height, options));
  });

  it('grey, and CMYK', async () => {
    await expectReadAlike(
      new Uint8Array(await photo(83, 61).toColourspace('b-w').jpeg().toBuffer()),
    );
    const { components } = await expectReadAlike(
      new Uint8Array(await photo(83, 61).toColourspace('cmyk').jpeg().toBuffer()),
    );
    expect(components).toHaveLength(4);
  });

  it.each([
    [4, 1],
    [1, 2],
    [2, 1],
    [4, 2],
    [1, 1],
  ])('chroma sampled %i × %i', async (h, v) => {
    const { components } = await expectReadAlike(sampled(h, v));
    expect([components[0]?.horizontalSampling, components[0]?.verticalSampling]).toEqual([h, v]);
  });

  it.each([1, 3, 64])('restart markers after every %i units', async (interval) => {
    const plain = await encoded(119, 77, { quality: 84 });
    const restarting = rewritten(plain, readQuantizedJpeg(plain), interval);
    expect(readQuantizedJpeg(restarting).components).toEqual(readQuantizedJpeg(plain).components);
    expect(Buffer.compare(await pixels(restarting), await pixels(plain))).toBe(0);
  });
});

it('baseline and progressive files of the same picture have the same coefficients', async () => {
  const [baseline, progressive] = await Promise.all(
    [false, true].map((isProgressive) =>
      encoded(119, 77, { quality: 84, progressive: isProgressive }),
    ),
  );
  if (baseline === undefined || progressive === undefined) throw new Error('two files were made');
  // The first row of blocks: a progressive scan omits blocks beyond the picture.
  const rows = [progressive, baseline].map((bytes) =>
    readQuantizedJpeg(bytes).components.map(({ coefficients }) => coefficients.slice(0, 64 * 7)),
  );
  expect(rows[0]).toEqual(rows[1]);
});

it('one coefficient off by one step is detected', async () => {
  const original = await encoded(96, 64, { quality: 84 });
  const jpeg = readQuantizedJpeg(original);
  const luma = jpeg.components[0]?.coefficients;
  if (luma === undefined) throw new Error('there is no luma');
  luma[64 * 5 + 17] = (luma[64 * 5 + 17] ?? 0) + 1;
  expect(Buffer.compare(await pixels(rewritten(original, jpeg)), await pixels(original))).not.toBe(
    0,
  );
});
