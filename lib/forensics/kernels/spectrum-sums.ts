import { NATURAL_ORDER } from '../formats/jpeg/zigzag';
import { bytesAt, floatsAt, kernels, layOut } from './program';

/** Mean energies of 4 bands, then the mean squared errors at the 5 qualities. */
export const SPECTRUM_SUM_COUNT = 9;

/** Bands by u + v of the coefficient: from, below. */
const BANDS = [[1, 3], [3, 5], [5, 7], [7, 11]] as const;
const QUALITIES = [60, 70, 80, 90, 95] as const;
const NO_BAND = 255;
/** The first 21 AC coefficients in zigzag order: higher ones are zero in almost every block. */
const ASKED = NATURAL_ORDER.subarray(1, 22);
const SPACE_BYTES = 512;
const ALL_FREQUENCIES = Uint8Array.from({ length: 64 }, (_, i) => i);

/** Luma table of ITU-T T.81, table K.1, row by row. */
const STANDARD_LUMA = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62,
  18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
];

/** The table scaled to a quality as libjpeg does (jcparam.c, jpeg_quality_scaling). */
function stepsAt(quality: number): number[] {
  const scale = quality < 50 ? 5000 / quality : 200 - 2 * quality;
  return Array.from(ASKED, (frequency) => Math.max(1, Math.floor(((STANDARD_LUMA[frequency] ?? 99) * scale + 50) / 100)));
}

const STEPS = Float32Array.from(QUALITIES.flatMap(stepsAt));
const BAND_OF = Uint8Array.from({ length: 64 }, (_, i) => {
  const order = (i & 7) + (i >> 3);
  const band = BANDS.findIndex(([from, below]) => order >= from && order < below);
  return band < 0 ? NO_BAND : band;
});
const SHARES = Float32Array.from(BANDS, (_, band) => 1 / BAND_OF.reduce((size, of) => size + (of === band ? 1 : 0), 0));

/**
 * For each block of one row of the 8x8 grid at the upper left corner: its energy by band, and its mean squared error
 * when its coefficients are quantized at five qualities. An area that was once saved at one of them errs less there than
 * the rest does ("JPEG ghosts", H. Farid, IEEE TIFS 4, 2009), an area that never was errs more at all of them.
 * @param luma width * height values 0-255
 * @param row of blocks, from 0
 * @returns SPECTRUM_SUM_COUNT planes, `stride` values apart, of one value a block
 */
export function spectrumSums(luma: Float32Array, width: number, row: number): { readonly sums: Float32Array; readonly stride: number } {
  const blocks = Math.floor(width / 8);
  const stride = (blocks + 3) & ~3;
  const rowFloats = Math.max(width, stride * 8);
  const [from, wanted, planes, space, bands, asked, shares, steps, out] = layOut(
    rowFloats * 32, 64, 64 * stride * 4, SPACE_BYTES, 64, ASKED.length, 16, STEPS.length * 4, SPECTRUM_SUM_COUNT * stride * 4,
  );
  const samples = floatsAt(from, 8 * rowFloats);
  for (let y = 0; y < 8; y++) samples.set(luma.subarray((row * 8 + y) * width, (row * 8 + y + 1) * width), y * rowFloats);
  bytesAt(wanted, 64).set(ALL_FREQUENCIES);
  bytesAt(bands, 64).set(BAND_OF);
  bytesAt(asked, ASKED.length).set(ASKED);
  floatsAt(shares, 4).set(SHARES);
  floatsAt(steps, STEPS.length).set(STEPS);
  kernels().blockDct(from, rowFloats * 4, 32, blocks, wanted, 64, planes, stride * 4, space);
  kernels().spectrumSums(planes, stride * 4, blocks, bands, shares, asked, ASKED.length, steps, QUALITIES.length, out);
  return { sums: floatsAt(out, SPECTRUM_SUM_COUNT * stride).slice(), stride };
}
