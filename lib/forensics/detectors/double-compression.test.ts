import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownHistoryOf } from '../compression/own-history';
import type { Scene } from '../detector';
import type { Medium, Region, Signal } from '../evidence';
import { readQuantizedJpeg } from '../formats/jpeg/read';
import type { Frame, Orientation, Pixels } from '../frame';
import { ownModel } from '../learned/own-model';
import { lumaOf } from '../luma';
import { doubleCompression, scoreOfStrength } from './double-compression';

const WIDTH = 640;
const HEIGHT = 480;
/** In pixels, off the 8x8 grid. */
const PATCH = { left: 197, top: 123, width: 166, height: 150 };

/**
 * Drawn like a photo: soft shapes, fine lines, grain and some smooth areas; each seed gives another
 * scene.
 */
function drawn(seed: number): Buffer {
  const rgb = Buffer.alloc(WIDTH * HEIGHT * 3);
  let state = seed;
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const x = i % WIDTH;
    const y = Math.floor(i / WIDTH);
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const rough = Math.max(0, Math.sin(x / 61 + seed) + Math.cos(y / 47) + 0.4);
    const grain = (state / 4294967296 - 0.5) * 26 * rough;
    const shape =
      34 * Math.sin((x + seed) / 37 + Math.cos(y / 29)) + 26 * Math.cos((y * x) / 9000 + seed);
    const fine = 9 * rough * Math.sin(x * 0.8 + seed) * Math.sin(y * 0.6);
    for (let c = 0; c < 3; c++) rgb[3 * i + c] = 125 + shape + fine + grain + 6 * c;
  }
  return rgb;
}

const raw = (rgb: Buffer): Sharp =>
  sharp(rgb, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });

/** Saves `rgb` at `quality` and opens it again. */
const reopened = async (rgb: Buffer, quality: number): Promise<Buffer> =>
  sharp(await raw(rgb).jpeg({ quality }).toBuffer())
    .raw()
    .toBuffer();

function pasted(onto: Buffer, from: Buffer): Buffer {
  const out = Buffer.from(onto);
  for (let y = PATCH.top; y < PATCH.top + PATCH.height; y++) {
    const start = (y * WIDTH + PATCH.left) * 3;
    from.copy(out, start, start, start + PATCH.width * 3);
  }
  return out;
}

async function judged(
  bytes: Buffer,
  medium: Medium = 'web_copy',
  orientation: Orientation = 1,
): Promise<Signal> {
  const { data, info } = await sharp(bytes)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels: Pixels = { width: info.width, height: info.height, rgb: data };
  const format = bytes[0] === 0xff ? 'jpeg' : 'png';
  const frame: Frame = { bytes, format, pixels, orientation, claim: {} };
  const jpeg = format === 'jpeg' ? readQuantizedJpeg(bytes) : null;
  const luma = lumaOf(pixels);
  const scene: Scene = {
    frame,
    facts: {
      format,
      width: info.width,
      height: info.height,
      medium,
      camera: null,
      software: null,
      taken_at: null,
      has_gps: false,
      jpeg_quality: null,
      generator: null,
      content_credentials: 'absent',
    },
    jpeg,
    luma,
    history: ownHistoryOf(frame, luma, jpeg),
    hasPrintRaster: false,
    model: ownModel(),
  };
  return doubleCompression(scene).signals[0] as Signal;
}

const area = (w: number, h: number): number => Math.max(0, w) * Math.max(0, h);

function overlap(region: Region | undefined): number {
  if (region === undefined) return 0;
  const truth = {
    x_min: PATCH.left / WIDTH,
    x_max: (PATCH.left + PATCH.width) / WIDTH,
    y_min: PATCH.top / HEIGHT,
    y_max: (PATCH.top + PATCH.height) / HEIGHT,
  };
  const both = area(
    Math.min(truth.x_max, region.x_max) - Math.max(truth.x_min, region.x_min),
    Math.min(truth.y_max, region.y_max) - Math.max(truth.y_min, region.y_min),
  );
  const sum =
    area(truth.x_max - truth.x_min, truth.y_max - truth.y_min) +
    area(region.x_max - region.x_min, region.y_max - region.y_min);
  return both / (sum - both);
}

describe('a patch in a picture that was a JPEG before', () => {
  let background: Buffer;
  let forged: Buffer;
  beforeAll(async () => {
    background = await reopened(drawn(3), 80);
    forged = pasted(background, drawn(91));
  });

  it.each([95, 90])('is found and boxed after saving at %i', async (quality) => {
    const found = await judged(await raw(forged).jpeg({ quality }).toBuffer());
    expect(found).toMatchObject({
      finding: 'suspicious',
      message: 'double_compression.found',
      values: { place: 'middle' },
    });
    expect(found.score).toBeGreaterThanOrEqual(0.8);
    expect(overlap(found.regions[0])).toBeGreaterThan(0.75);
  });

  it('is found and reported in a lossless file', async () => {
    const found = await judged(await raw(forged).png().toBuffer());
    expect(found.message).toBe('double_compression.found_lossless');
    expect(overlap(found.regions[0])).toBeGreaterThan(0.75);
  });

  it('is found in a lossless crop off the grid', async () => {
    const crop = { left: 3, top: 5, width: WIDTH - 11, height: HEIGHT - 9 };
    const found = await judged(await raw(forged).extract(crop).png().toBuffer());
    expect(found.message).toBe('double_compression.found_lossless');
    expect(overlap(found.regions[0])).toBeGreaterThan(0.7);
  });

  it('is found in a lossless crop off the grid that is so large that grid and history are sampled', async () => {
    const across = 4;
    const below = 4;
    const tile = await raw(forged).png().toBuffer();
    const tiles = Array.from({ length: across * below }, (_, i) => ({
      input: tile,
      left: (i % across) * WIDTH,
      top: Math.floor(i / across) * HEIGHT,
    }));
    const [width, height] = [across * WIDTH, below * HEIGHT];
    const canvas = await sharp({ create: { width, height, channels: 3, background: 'black' } })
      .composite(tiles)
      .removeAlpha()
      .raw()
      .toBuffer();
    const crop = { left: 3, top: 5, width: width - 11, height: height - 9 };
    const found = await judged(
      await sharp(canvas, { raw: { width, height, channels: 3 } })
        .extract(crop)
        .png()
        .toBuffer(),
    );
    expect(found).toMatchObject({
      finding: 'suspicious',
      message: 'double_compression.found_lossless',
    });
  });

  it('is found when it was blurred in place', async () => {
    const blurred = await raw(background).blur(3).raw().toBuffer();
    const found = await judged(
      await raw(pasted(background, blurred)).jpeg({ quality: 92 }).toBuffer(),
    );
    expect(found.score).toBeGreaterThanOrEqual(0.8);
    expect(overlap(found.regions[0])).toBeGreaterThan(0.5);
  });

  it('is boxed in shown coordinates when the picture is turned', async () => {
    const bytes = await raw(forged).jpeg({ quality: 95 }).toBuffer();
    const [stored] = (await judged(bytes)).regions;
    const [shown] = (await judged(bytes, 'web_copy', 6)).regions;
    expect(shown?.x_min).toBeCloseTo(1 - (stored?.y_max ?? 0), 6);
    expect(shown?.y_min).toBeCloseTo(stored?.x_min ?? 0, 6);
  });

  it('is not judged in a screenshot, which is composed anyway', async () => {
    const found = await judged(await raw(forged).jpeg({ quality: 95 }).toBuffer(), 'screenshot');
    expect(found).toMatchObject({ finding: 'inconclusive', score: 0, regions: [] });
  });
});

describe('an untouched picture', () => {
  it.each([
    [80, 95],
    [80, 90],
    [70, 85],
    [90, 75],
  ])('saved at %i and again at %i is not flagged', async (first, second) => {
    const bytes = await raw(await reopened(drawn(5), first))
      .jpeg({ quality: second })
      .toBuffer();
    const found = await judged(bytes);
    expect(found.score).toBeLessThan(0.5);
    expect(found.regions).toEqual([]);
  });

  it('with the same history everywhere is reported as such', async () => {
    const found = await judged(
      await raw(await reopened(drawn(5), 75))
        .jpeg({ quality: 92 })
        .toBuffer(),
    );
    expect(found.message).toBe('double_compression.consistent');
  });

  it.each([60, 85, 97])('saved once at %i shows no history', async (quality) => {
    expect((await judged(await raw(drawn(8)).jpeg({ quality }).toBuffer())).message).toBe(
      'double_compression.once',
    );
  });

  it('with an overexposed area is not flagged because of it', async () => {
    const bright = drawn(4);
    for (let i = 0; i < bright.length; i++) {
      const x = Math.floor(i / 3) % WIDTH;
      if (x > 380 && Math.floor(i / 3 / WIDTH) > 200)
        bright[i] = Math.min(255, (bright[i] ?? 0) + 150);
    }
    const bytes = await raw(await reopened(bright, 75))
      .jpeg({ quality: 92 })
      .toBuffer();
    expect((await judged(bytes)).score).toBeLessThan(0.5);
  });

  it('that is too small is not judged', async () => {
    const bytes = await raw(drawn(1))
      .extract({ left: 0, top: 0, width: 120, height: 200 })
      .jpeg()
      .toBuffer();
    expect((await judged(bytes)).message).toBe('double_compression.too_small');
  });
});

describe('a JPEG whose coefficients are not compared', () => {
  it('is reported as CMYK where it is, and as unreadable only where the reader refuses it', async () => {
    const inks = await judged(await raw(drawn(3)).toColourspace('cmyk').jpeg().toBuffer());
    expect(inks).toMatchObject({
      finding: 'inconclusive',
      message: 'double_compression.other_channels',
    });
    const usual = await judged(await raw(drawn(3)).jpeg({ quality: 90 }).toBuffer());
    expect(usual.message).not.toMatch(/other_channels|unreadable/u);
  });
});

describe('scoreOfStrength', () => {
  it('is 0.8 at the flagged strength, grows with strength and stays below 1', () => {
    expect(scoreOfStrength(0)).toBe(0);
    expect(scoreOfStrength(20)).toBeCloseTo(0.8, 6);
    expect(scoreOfStrength(19)).toBeLessThan(0.8);
    expect(scoreOfStrength(60)).toBeGreaterThan(scoreOfStrength(30));
    expect(scoreOfStrength(1e6)).toBeLessThanOrEqual(1);
  });
});
