import { NATURAL_ORDER } from '../formats/jpeg/zigzag';
import { bytesAt, floatsAt, integersAt, kernels, layOut } from './program';

/** For each block: mean energies of 4 bands, then the mean squared errors at the 5 qualities. */
export const SPECTRUM_SUM_COUNT = 9;

/** Bands by u + v of the coefficient: from (inclusive), below (exclusive). */
const BANDS = [
  [1, 3],
  [3, 5],
  [5, 7],
  [7, 11],
] as const;
const QUALITIES = [60, 70, 80, 90, 95] as const;
/** The first 21 AC coefficients in zigzag order: higher ones are zero in almost every block. */
const BAND_ORDER = NATURAL_ORDER.subarray(1, 22);
const SPACE_BYTES = 1536;

/** Luma table of ITU-T T.81, table K.1, row by row. */
const STANDARD_LUMA = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56,
  14, 17, 22, 29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113,
  92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
];

/** The table scaled to a quality as libjpeg does (jcparam.c, jpeg_quality_scaling). */
function stepAt(frequency: number, quality: number): number {
  const scale = quality < 50 ? 5000 / quality : 200 - 2 * quality;
  return Math.max(1, Math.floor(((STANDARD_LUMA[frequency] ?? 99) * scale + 50) / 100));
}

/** The steps of each coefficient of `BAND_ORDER` at the qualities. */
const STEPS = Float32Array.from(
  Array.from(BAND_ORDER).flatMap((frequency) =>
    QUALITIES.map((quality) => stepAt(frequency, quality)),
  ),
);
const IN_BANDS = BANDS.map(([from, below]) =>
  Array.from({ length: 64 }, (_, i) => i).filter(
    (i) => (i & 7) + (i >> 3) >= from && (i & 7) + (i >> 3) < below,
  ),
);
/** The number of coefficients of each band, then their indices. */
const LISTED = Uint8Array.from([...IN_BANDS.map(({ length }) => length), ...IN_BANDS.flat()]);
const SHARES = Float32Array.from(IN_BANDS, ({ length }) => 1 / length);

/**
 * For some blocks of one row of the 8x8 grid at the upper left corner: their energy by band, and
 * their mean squared error when their coefficients are quantized at five qualities. An area that
 * was once saved at one of them has a smaller error there than the rest ("JPEG ghosts", H. Farid,
 * IEEE TIFS 4, 2009); an area that never was has larger errors at all of them.
 * @param luma width * height values 0-255
 * @param row of blocks, from 0
 * @param wanted columns of the blocks
 * @returns SPECTRUM_SUM_COUNT sums a block, block by block: a view of the kernels' work space, to
 * be read before the next kernel is called
 */
export function spectrumSums(
  luma: Float32Array,
  width: number,
  row: number,
  wanted: Int32Array,
): Float32Array {
  const [from, columns, bands, selected, shares, steps, out, space] = layOut(
    width * 32,
    wanted.byteLength,
    LISTED.length,
    BAND_ORDER.length,
    16,
    STEPS.byteLength,
    (wanted.length + 3) * SPECTRUM_SUM_COUNT * 4,
    SPACE_BYTES,
  );
  floatsAt(from, 8 * width).set(luma.subarray(row * 8 * width, (row + 1) * 8 * width));
  integersAt(columns, wanted.length).set(wanted);
  bytesAt(bands, LISTED.length).set(LISTED);
  bytesAt(selected, BAND_ORDER.length).set(BAND_ORDER);
  floatsAt(shares, 4).set(SHARES);
  floatsAt(steps, STEPS.length).set(STEPS);
  kernels().spectrumSums(
    from,
    width * 4,
    columns,
    wanted.length,
    bands,
    shares,
    selected,
    BAND_ORDER.length,
    steps,
    out,
    space,
  );
  return floatsAt(out, wanted.length * SPECTRUM_SUM_COUNT);
}
