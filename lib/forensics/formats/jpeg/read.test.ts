import sharp, { type JpegOptions } from 'sharp';
import { describe, expect, it } from 'vitest';
import type { QuantizedComponent } from './quantized';
import { readQuantizedJpeg } from './read';
import { UnreadableJpeg } from './unreadable';
import { writeJpeg } from './written.fixture';
import { drawn, encode, largestDifference, component, subsampled, shown } from './read.fixture';

describe('reads what a JPEG encoder wrote', () => {
  const cases: [string, number, number, JpegOptions, boolean][] = [
    [
      'baseline 4:4:4',
      64,
      48,
      { quality: 90, chromaSubsampling: '4:4:4', optimiseCoding: false },
      false,
    ],
    ['baseline 4:2:0 of odd size', 77, 51, { quality: 82 }, false],
    [
      'progressive 4:4:4 of odd size',
      91,
      67,
      { quality: 85, progressive: true, chromaSubsampling: '4:4:4' },
      true,
    ],
    ['progressive 4:2:0 at low quality', 200, 120, { quality: 30, progressive: true }, true],
    [
      'progressive with optimised scans',
      131,
      97,
      { quality: 75, mozjpeg: true, chromaSubsampling: '4:4:4' },
      true,
    ],
    ['one pixel', 1, 1, { quality: 95, chromaSubsampling: '4:4:4' }, false],
  ];
  it.each(cases)(
    '%s: within 2 grey levels of the decoder',
    async (_, width, height, options, progressive) => {
      const bytes = await encode(width, height, options);
      const jpeg = readQuantizedJpeg(bytes);
      expect(jpeg).toMatchObject({ width, height, progressive });
      expect(jpeg.components).toHaveLength(3);
      expect(await largestDifference(bytes, jpeg)).toBeLessThanOrEqual(2);
    },
  );

  it('a grey picture has one component, within 2 grey levels', async () => {
    const bytes = await sharp(drawn(70, 41), { raw: { width: 70, height: 41, channels: 3 } })
      .toColourspace('b-w')
      .jpeg({ quality: 88 })
      .toBuffer();
    const jpeg = readQuantizedJpeg(bytes);
    expect(jpeg.components).toHaveLength(1);
    expect(await largestDifference(bytes, jpeg)).toBeLessThanOrEqual(2);
  });

  it('a CMYK picture has four components', async () => {
    const bytes = await sharp(drawn(40, 40), { raw: { width: 40, height: 40, channels: 3 } })
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    expect(readQuantizedJpeg(bytes).components).toHaveLength(4);
  });
});

describe('luma alone', () => {
  it.each([{}, { progressive: true }, { progressive: true, chromaSubsampling: '4:4:4' }])(
    'is the same as with all components, and the others are empty: %j',
    async (options) => {
      const bytes = await encode(150, 90, { quality: 90, ...options });
      const all = readQuantizedJpeg(bytes),
        luma = readQuantizedJpeg(bytes, 'luma');
      const withoutChroma = all.components.map((component, i) =>
        i === 0 ? component : { ...component, coefficients: new Int16Array(0) },
      );
      expect(
        all.components.every(({ coefficients }) => coefficients.some((value) => value !== 0)),
      ).toBe(true);
      expect(luma).toEqual({ ...all, components: withoutChroma });
    },
  );

  it('ends or is refused where all components would be, wherever a progressive file is cut', async () => {
    const bytes = await encode(64, 48, { quality: 85, progressive: true });
    const outcome = (cut: number, wanted: 'all' | 'luma') => {
      try {
        const { components } = readQuantizedJpeg(bytes.subarray(0, cut), wanted);
        return [components.length, components[0]?.coefficients];
      } catch (error) {
        return error instanceof UnreadableJpeg ? error.message : 'another error';
      }
    };
    for (let cut = 0; cut < bytes.length; cut += 5)
      expect(outcome(cut, 'luma')).toEqual(outcome(cut, 'all'));
  });
});

describe('every coefficient is read exactly', () => {
  const jpeg = { width: 43, height: 29, components: subsampled() };
  it.each([
    ['interleaved', jpeg],
    ['with a restart marker after every MCU', { ...jpeg, restartInterval: 1 }],
    ['with a restart marker after every four MCUs', { ...jpeg, restartInterval: 4 }],
  ])('%s', (_, written) => {
    expect(readQuantizedJpeg(writeJpeg(written)).components).toEqual(written.components);
  });

  it('in a separate scan per component, where only the visible blocks are coded', () => {
    const separate = { ...jpeg, separateScans: true };
    const read = readQuantizedJpeg(writeJpeg(separate));
    for (const [index, [wide, high]] of (
      [
        [6, 4],
        [3, 2],
        [3, 2],
      ] as const
    ).entries()) {
      for (let by = 0; by < high; by++) {
        for (let bx = 0; bx < wide; bx++) {
          expect(shown(read.components[index] as QuantizedComponent, bx, by)).toEqual(
            shown(jpeg.components[index] as QuantizedComponent, bx, by),
          );
        }
      }
    }
  });

  it('a single component of sampling 2x2 is not padded to its MCU', () => {
    const only = { width: 16, height: 16, components: [component(5, 2, 2, 1, 1)] };
    expect(readQuantizedJpeg(writeJpeg(only)).components).toEqual(only.components);
  });
});
