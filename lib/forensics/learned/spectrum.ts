import { forwardDct } from '../maths/dct';
import { NATURAL_ORDER } from '../formats/jpeg/zigzag';

/** 4 band energies, then the errors at the 5 qualities. */
export const SPECTRUM_SUM_COUNT = 9;

/** Bands by u + v of the coefficient: from, below. */
const BANDS = [[1, 3], [3, 5], [5, 7], [7, 11]] as const;
const QUALITIES = [60, 70, 80, 90, 95] as const;
const FREQUENCIES = NATURAL_ORDER.subarray(1, 22);

/** Luma table of ITU-T T.81, table K.1, row by row. */
const STANDARD_LUMA = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62,
  18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
];

/** The table scaled to a quality as libjpeg does (jcparam.c, jpeg_quality_scaling). */
function stepsAt(quality: number): Float32Array {
  const scale = quality < 50 ? 5000 / quality : 200 - 2 * quality;
  return Float32Array.from(FREQUENCIES, (frequency) => (
    Math.max(1, Math.floor(((STANDARD_LUMA[frequency] ?? 99) * scale + 50) / 100))
  ));
}

const STEPS = QUALITIES.map(stepsAt);
const BAND_OF = Int8Array.from({ length: 64 }, (_, i) => {
  const order = (i & 7) + (i >> 3);
  return BANDS.findIndex(([from, below]) => order >= from && order < below);
});
const BAND_SIZES = BANDS.map((_, band) => BAND_OF.reduce((size, of) => size + (of === band ? 1 : 0), 0));

/**
 * Adds one block's energies by band, and its mean squared error when its coefficients are quantized at five qualities:
 * an area that was once saved at one of them errs less there than the rest does ("JPEG ghosts", H. Farid, IEEE TIFS 4,
 * 2009), an area that never was errs more at all of them.
 * @param block 64 samples minus 128; its contents are lost
 */
export function addSpectrum(block: Float32Array, sums: Float64Array, at: number): void {
  forwardDct(block);
  for (let i = 1; i < 64; i++) {
    const band = BAND_OF[i] as number;
    if (band < 0) continue;
    const value = block[i] as number;
    sums[at + band] = (sums[at + band] as number) + (value * value) / (BAND_SIZES[band] as number);
  }
  for (let q = 0; q < STEPS.length; q++) {
    const steps = STEPS[q] as Float32Array;
    let error = 0;
    for (let f = 0; f < steps.length; f++) {
      const step = steps[f] as number;
      const value = block[FREQUENCIES[f] as number] as number;
      const rest = value - Math.round(value / step) * step;
      error += rest * rest;
    }
    sums[at + 4 + q] = (sums[at + 4 + q] as number) + error / steps.length;
  }
}
