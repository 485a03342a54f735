import sharp from 'sharp';
import { ownHistoryOf } from '../compression/own-history';
import type { Scene } from '../detector';
import type { Medium, Region } from '../evidence';
import type { Frame } from '../frame';
import { readQuantizedJpeg } from '../formats/jpeg/read';
import { hasPrintRaster } from '../grain/print-raster';
import { ownModel } from '../learned/own-model';

/**
 * Pictures drawn by code for the tests of the pixel detectors: grey, 0-255, width * height values.
 */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** Park & Miller's generator, so that the pictures are the same on every machine. */
export function randomFrom(seed: number): () => number {
  let state = (seed % 2147483646) + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/**
 * Smooth random blobs over several octaves, a few hard edges, and sensor-like noise (grey levels,
 * sigma).
 */
export function texturedScene(width: number, height: number, seed: number, noise = 3): Grey {
  const random = randomFrom(seed);
  const values = new Float32Array(width * height).fill(128);
  for (let cellPx = 64; cellPx >= 4; cellPx /= 2)
    addBlobs(values, width, height, cellPx, 4 + cellPx * 0.5, random);
  for (let i = 0; i < values.length; i++) values[i] = (values[i] ?? 0) + noise * gaussian(random);
  return { width, height, values };
}

export function gaussian(random: () => number): number {
  return Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random());
}

function addBlobs(
  values: Float32Array,
  width: number,
  height: number,
  cellPx: number,
  gain: number,
  random: () => number,
): void {
  const across = Math.ceil(width / cellPx) + 2;
  const knots = Float32Array.from(
    { length: across * (Math.ceil(height / cellPx) + 2) },
    () => gaussian(random) * gain,
  );
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / cellPx);
    const fy = y / cellPx - row;
    for (let x = 0; x < width; x++) {
      const column = Math.floor(x / cellPx);
      const fx = x / cellPx - column;
      const at = row * across + column;
      const upper = (knots[at] ?? 0) * (1 - fx) + (knots[at + 1] ?? 0) * fx;
      const lower = (knots[at + across] ?? 0) * (1 - fx) + (knots[at + across + 1] ?? 0) * fx;
      values[y * width + x] = (values[y * width + x] ?? 0) + upper * (1 - fy) + lower * fy;
    }
  }
}

/** Copies a rectangle of `from` over `onto`, both in pixels. */
export function pasted(
  onto: Grey,
  from: Grey,
  at: { x: number; y: number },
  source: {
    x: number;
    y: number;
    width: number;
    height: number;
  },
): Grey {
  const values = onto.values.slice();
  for (let y = 0; y < source.height; y++) {
    for (let x = 0; x < source.width; x++) {
      values[(at.y + y) * onto.width + at.x + x] =
        from.values[(source.y + y) * from.width + source.x + x] ?? 0;
    }
  }
  return { ...onto, values };
}

function toRgb(grey: Grey): Uint8Array {
  const rgb = new Uint8Array(grey.values.length * 3);
  grey.values.forEach((value, i) =>
    rgb.fill(Math.min(255, Math.max(0, Math.round(value))), i * 3, i * 3 + 3),
  );
  return rgb;
}

function saved(grey: Grey, format: 'jpeg' | 'png' | 'webp', quality = 100): Promise<Buffer> {
  const picture = sharp(toRgb(grey), {
    raw: { width: grey.width, height: grey.height, channels: 3 },
  });
  if (format === 'jpeg') return picture.jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
  return format === 'png'
    ? picture.png({ compressionLevel: 1 }).toBuffer()
    : picture.webp({ quality }).toBuffer();
}

/** Encodes the picture and decodes it again. */
export async function resaved(
  grey: Grey,
  format: 'jpeg' | 'png' | 'webp',
  quality = 100,
): Promise<Grey> {
  const { data } = await sharp(await saved(grey, format, quality))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ...grey, values: Float32Array.from(grey.values, (_, i) => data[i * 3] ?? 0) };
}

/** The scene that the engine would pass to a detector for that picture saved in that format. */
export async function sceneOf(
  grey: Grey,
  format: 'jpeg' | 'png' | 'webp',
  quality = 100,
  medium: Medium = 'camera',
): Promise<Scene> {
  const bytes = new Uint8Array(await saved(grey, format, quality));
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const rgb = new Uint8Array(data);
  const luma = Float32Array.from(
    { length: info.width * info.height },
    (_, i) =>
      0.299 * (rgb[3 * i] ?? 0) + 0.587 * (rgb[3 * i + 1] ?? 0) + 0.114 * (rgb[3 * i + 2] ?? 0),
  );
  const pixels = { width: info.width, height: info.height, rgb };
  const frame: Frame = { bytes, format, pixels, orientation: 1, claim: {} };
  const jpeg = format === 'jpeg' ? readQuantizedJpeg(bytes) : null;
  return {
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
      content_credentials: 'unchecked',
    },
    jpeg,
    luma,
    get history() {
      return ownHistoryOf(frame, luma, jpeg);
    },
    get hasPrintRaster() {
      return hasPrintRaster({ width: info.width, height: info.height, values: luma });
    },
    get model() {
      return ownModel();
    },
  };
}

/**
 * Intersection over union of a region in fractions of the picture and a box in pixels; 0 without a
 * region.
 */
export function overlapOf(
  pictureWidth: number,
  pictureHeight: number,
  region: Region | undefined,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): number {
  if (region === undefined) return 0;
  const [x0, y0] = [region.x_min * pictureWidth, region.y_min * pictureHeight];
  const [x1, y1] = [region.x_max * pictureWidth, region.y_max * pictureHeight];
  const across = Math.min(x1, box.x + box.width) - Math.max(x0, box.x);
  const down = Math.min(y1, box.y + box.height) - Math.max(y0, box.y);
  if (across <= 0 || down <= 0) return 0;
  return (across * down) / ((x1 - x0) * (y1 - y0) + box.width * box.height - across * down);
}
