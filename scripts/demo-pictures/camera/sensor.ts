import type { LightField } from '../render/scene';
import { gaussianTable, seededRandom } from '../render/random';

const TABLE_LENGTH = 1 << 16;
/** How much less a colour filter lets through than green; white balance makes up for it, noise and all. */
export const FILTER = { red: 0.52, green: 1, blue: 0.64 } as const;

/** A Bayer mosaic, RGGB, one value per pixel, 1 is full. */
export interface Mosaic {
  readonly width: number;
  readonly height: number;
  readonly raw: Float32Array;
}

export interface Sensor {
  /** Electrons at full scale: fewer make a noisier picture (a higher ISO). */
  readonly fullWell: number;
  readonly readNoise: number;
}

/** Photon noise (its variance is the signal) and read noise on what the colour filters let through. */
export function expose(field: LightField, gain: number, sensor: Sensor, seed: number): Mosaic {
  const { width, height, rgb } = field;
  const raw = new Float32Array(width * height);
  const table = gaussianTable(seed, TABLE_LENGTH);
  const random = seededRandom(seed + 1);
  for (let row = 0; row < height; row++) {
    // A fresh place in the table for every row; within it a stride that is odd visits every entry.
    let draw = Math.floor(random() * TABLE_LENGTH);
    const stride = 2 * Math.floor(random() * 9000) + 4001;
    for (let column = 0; column < width; column++) {
      const pixel = row * width + column;
      const site = (row & 1) * 2 + (column & 1);
      const channel = site === 0 ? 0 : site === 3 ? 2 : 1;
      const filter = site === 0 ? FILTER.red : site === 3 ? FILTER.blue : FILTER.green;
      const signal = Math.max(0, (rgb[pixel * 3 + channel] as number) * gain * filter);
      draw = (draw + stride) & (TABLE_LENGTH - 1);
      const spread = Math.sqrt(signal / sensor.fullWell + sensor.readNoise * sensor.readNoise);
      raw[pixel] = Math.min(1, Math.max(0, signal + spread * (table[draw] as number)));
    }
  }
  return { width, height, raw };
}

/** Exposure that puts the mean at middle grey but lets no more than about 2 % of the picture burn out. */
export function meter(field: LightField): number {
  const bins = new Uint32Array(2048);
  let sum = 0;
  let count = 0;
  for (let i = 1; i < field.rgb.length; i += 3 * 7) {
    const value = field.rgb[i] as number;
    sum += Math.log(value + 0.01);
    count++;
    const bin = Math.min(2047, Math.floor(value * 256));
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  let left = count * 0.02;
  let bright = 2047;
  while (bright > 1 && (left -= bins[bright] ?? 0) > 0) bright--;
  return Math.min(0.165 / (Math.exp(sum / count) - 0.01), 0.86 / (bright / 256));
}
