import * as fc from 'fast-check';
import sharp, { type JpegOptions } from 'sharp';
import { describe, expect, it } from 'vitest';
import { inverseDct } from '../../maths/dct';
import type { QuantizedComponent, QuantizedJpeg } from './quantized';
import { readQuantizedJpeg } from './read';
import { UnreadableJpeg } from './unreadable';
import { writeJpeg } from './written.fixture';

/** A smooth coloured picture with some texture that stays away from 0 and 255, so that nothing is clipped. */
function drawn(width: number, height: number): Buffer {
  const rgb = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    const x = i % width;
    const y = Math.floor(i / width);
    const texture = 18 * Math.sin(x * 0.9) * Math.cos(y * 0.7) + ((x * 7 + y * 13) % 11);
    rgb[3 * i] = 110 + 30 * Math.sin(x / 31) + texture;
    rgb[3 * i + 1] = 120 + 25 * Math.cos(y / 23) + texture;
    rgb[3 * i + 2] = 130 + 20 * Math.sin((x + y) / 41) + texture;
  }
  return rgb;
}

const encode = (width: number, height: number, options: JpegOptions): Promise<Buffer> =>
  sharp(drawn(width, height), { raw: { width, height, channels: 3 } })
    .jpeg(options)
    .toBuffer();

/** Samples of one component by dequantizing and the inverse DCT: our own oracle, cropped to `width` x `height`. */
function samples(component: QuantizedComponent, width: number, height: number): Float32Array {
  const out = new Float32Array(width * height);
  const block = new Float32Array(64);
  for (let by = 0; by * 8 < height; by++) {
    for (let bx = 0; bx * 8 < width; bx++) {
      const base = (by * component.blocksWide + bx) * 64;
      for (let i = 0; i < 64; i++) {
        block[i] = (component.coefficients[base + i] ?? 0) * (component.quantizationTable[i] ?? 0);
      }
      inverseDct(block);
      for (let i = 0; i < 64; i++) {
        const x = bx * 8 + (i % 8);
        const y = by * 8 + Math.floor(i / 8);
        if (x < width && y < height) out[y * width + x] = (block[i] ?? 0) + 128;
      }
    }
  }
  return out;
}

async function largestDifference(bytes: Buffer, jpeg: QuantizedJpeg): Promise<number> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = jpeg;
  const first = jpeg.components[0] as QuantizedComponent;
  const luma = samples(first, width, height);
  const chroma = jpeg.components.slice(1);
  const full = chroma.every((c) => c.horizontalSampling === first.horizontalSampling);
  const [cb, cr] = full ? chroma.map((c) => samples(c, width, height)) : [];
  let worst = 0;
  for (let i = 0; i < width * height; i++) {
    const [r, g, b] = [0, 1, 2].map(
      (c) => data[i * info.channels + Math.min(c, info.channels - 1)] ?? 0,
    ) as [number, number, number];
    const y = luma[i] ?? 0;
    worst = Math.max(worst, Math.abs(0.299 * r + 0.587 * g + 0.114 * b - y));
    if (cb === undefined || cr === undefined) continue;
    const u = (cb[i] ?? 0) - 128;
    const v = (cr[i] ?? 0) - 128;
    worst = Math.max(worst, Math.abs(y + 1.402 * v - r), Math.abs(y + 1.772 * u - b));
  }
  return worst;
}

/** Components with reproducible coefficients, most of them zero, some long runs, some large values. */
function component(
  seed: number,
  h: number,
  v: number,
  mcusWide: number,
  mcusHigh: number,
): QuantizedComponent {
  const coefficients = new Int16Array(mcusWide * h * mcusHigh * v * 64);
  let state = seed;
  for (let i = 0; i < coefficients.length; i++) {
    state = (state * 1103515245 + 12345) % 2147483648;
    const dice = Math.floor(state / 65536) % 100;
    coefficients[i] =
      i % 64 === 0 ? dice * 10 - 500 : dice < 84 ? 0 : dice < 98 ? dice - 91 : (dice - 98.5) * 1600;
  }
  return {
    blocksWide: mcusWide * h,
    blocksHigh: mcusHigh * v,
    horizontalSampling: h,
    verticalSampling: v,
    quantizationTable: Uint16Array.from({ length: 64 }, (_, i) => i + 1 + seed),
    coefficients,
  };
}

const subsampled = (): QuantizedComponent[] => [
  component(1, 2, 2, 3, 2),
  component(2, 1, 1, 3, 2),
  component(3, 1, 1, 3, 2),
];

const shown = (c: QuantizedComponent, bx: number, by: number): Int16Array =>
  c.coefficients.slice((by * c.blocksWide + bx) * 64, (by * c.blocksWide + bx + 1) * 64);

function reasonOf(bytes: Uint8Array): string {
  try {
    readQuantizedJpeg(bytes);
    return 'read';
  } catch (error) {
    return error instanceof UnreadableJpeg ? error.reason : `unexpected: ${String(error)}`;
  }
}

describe('what a JPEG encoder wrote is read', () => {
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
    'is the same as with all, and the others have nothing: %j',
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

  it('ends or is refused where all would be, wherever a progressive file is cut', async () => {
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

describe('every coefficient comes back exactly', () => {
  const jpeg = { width: 43, height: 29, components: subsampled() };
  it.each([
    ['interleaved', jpeg],
    ['with a restart marker after every MCU', { ...jpeg, restartInterval: 1 }],
    ['with a restart marker after every four MCUs', { ...jpeg, restartInterval: 4 }],
  ])('%s', (_, written) => {
    expect(readQuantizedJpeg(writeJpeg(written)).components).toEqual(written.components);
  });

  it('in a scan of its own per component, where only the blocks that show are coded', () => {
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

describe('what cannot be judged is refused with its reason', () => {
  const good = writeJpeg({ width: 43, height: 29, components: subsampled() });
  const frameAt = good.findIndex((byte, i) => byte === 0xff && good[i + 1] === 0xc0);
  const changed = (offset: number, ...values: number[]): Uint8Array => {
    const copy = good.slice();
    copy.set(values, frameAt + offset);
    return copy;
  };
  it.each([
    ['an empty file', new Uint8Array(0), 'not_a_jpeg'],
    ['a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47), 'not_a_jpeg'],
    ['arithmetic coding', changed(1, 0xc9), 'arithmetic_coding'],
    ['lossless', changed(1, 0xc3), 'lossless_or_hierarchical'],
    ['12 bits', changed(4, 12), 'sample_precision'],
    ['more than 50 megapixels', changed(5, 0xff, 0xff, 0xff, 0xff), 'oversize'],
    ['a size that the file cannot hold', changed(5, 0x10, 0x00, 0x20, 0x00), 'truncated'],
    ['no lines', changed(5, 0, 0), 'broken_header'],
    ['sampling of 0', changed(11, 0), 'broken_header'],
    ['a cut inside the only scan', good.slice(0, good.length - 40), 'truncated'],
    ['a cut before the scan', good.slice(0, frameAt + 19), 'truncated'],
    ['an unknown quantization table', changed(12, 9), 'missing_table'],
  ])('%s', (_, bytes, reason) => expect(reasonOf(bytes)).toBe(reason));

  it('more scans than any encoder writes', () => {
    const scanAt = good.findIndex((byte, i) => byte === 0xff && good[i + 1] === 0xda);
    const scan = good.slice(scanAt, -2);
    expect(
      reasonOf(
        Uint8Array.from([
          ...good.slice(0, scanAt),
          ...Array.from({ length: 9 }, () => [...scan]).flat(),
        ]),
      ),
    ).toBe('too_many_scans');
  });
});

describe('a damaged file', () => {
  it('cut in the third of three scans keeps the two components before it', () => {
    const jpeg = { width: 43, height: 29, components: subsampled(), separateScans: true };
    const bytes = writeJpeg(jpeg);
    const read = readQuantizedJpeg(bytes.slice(0, bytes.length - 30));
    expect(read.components).toHaveLength(2);
    expect(read.components[1]).toEqual(jpeg.components[1]);
  });

  it('that is progressive keeps its components once their first scan is there', async () => {
    const bytes = await encode(400, 300, { quality: 90, progressive: true });
    const read = readQuantizedJpeg(bytes.subarray(0, Math.floor(bytes.length * 0.7)));
    expect(read.components).toHaveLength(3);
  });

  it('gives a JPEG or the named error, whatever bytes are changed or cut', async () => {
    const sources = [
      new Uint8Array(await encode(65, 47, { quality: 80 })),
      new Uint8Array(await encode(65, 47, { quality: 80, progressive: true })),
      writeJpeg({ width: 43, height: 29, components: subsampled(), restartInterval: 2 }),
    ];
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 12 });
    fc.assert(
      fc.property(
        fc.nat(2),
        changes,
        fc.double({ min: 0.05, max: 1, noNaN: true }),
        (which, edits, remaining) => {
          const bytes = (sources[which] ?? new Uint8Array(0)).slice();
          for (const [at, value] of edits) bytes[at % bytes.length] = value;
          expect(reasonOf(bytes.subarray(0, Math.ceil(bytes.length * remaining)))).not.toMatch(
            /^unexpected/,
          );
        },
      ),
      { numRuns: 600 },
    );
  });
});
