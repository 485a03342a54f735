import type { JpegOptions } from 'sharp';
import { toSharp } from '@/scripts/forensics/bitmap';
import { decode } from '../decode';
import type { Random } from '../random';
import type { Save, Step } from './step';

const fast = { optimiseCoding: false };

/**
 * The kinds of JPEG encoder: the libjpeg of most programs, and encoders with their own tables and
 * coefficients.
 */
const ENCODERS: readonly (readonly [name: string, options: JpegOptions, weight: number])[] = [
  ['libjpeg', fast, 50],
  ['optimised', { optimiseCoding: true }, 12],
  ['progressive', { progressive: true }, 14],
  ['mozjpeg', { mozjpeg: true }, 8],
  ['trellis', { trellisQuantisation: true, quantisationTable: 2 }, 4],
  ['imagemagick tables', { ...fast, quantisationTable: 3 }, 4],
  ['klein tables', { ...fast, quantisationTable: 5 }, 4],
  ['flat tables', { ...fast, quantisationTable: 1 }, 4],
];

export function planJpeg(random: Random, quality: number, full444 = 0.3): Save {
  const [encoder, options] = random.weighted(
    ENCODERS.map(([name, options, weight]) => [[name, options] as const, weight]),
  );
  const chromaSubsampling = random.chance(full444) ? '4:4:4' : '4:2:0';
  return {
    extension: 'jpg',
    quality,
    params: { save: 'jpeg', quality, encoder, chromaSubsampling },
    encode: (picture) =>
      toSharp(picture)
        .jpeg({ ...options, quality, chromaSubsampling })
        .toBuffer(),
  };
}

export function planPng(): Save {
  return {
    extension: 'png',
    quality: 0,
    params: { save: 'png' },
    encode: (picture) => toSharp(picture).png({ compressionLevel: 6 }).toBuffer(),
  };
}

export function planWebp(random: Random, quality: number): Save {
  const smartSubsample = random.chance(0.2);
  return {
    extension: 'webp',
    quality,
    params: { save: 'webp', quality, smartSubsample },
    encode: (picture) => toSharp(picture).webp({ quality, smartSubsample, effort: 2 }).toBuffer(),
  };
}

/** A step that saves the picture and opens it again. */
export function saved(save: Save): Step {
  return { params: save.params, apply: async (picture) => decode(await save.encode(picture)) };
}
