import { RESIDUAL_SUMS, RESIDUAL_SUM_COUNT, residualSums } from '../kernels/residual-sums';

/**
 * How much fine grain each block has compared with the picture's other blocks of the same
 * brightness and contrast. Noise of a sensor depends on brightness, and content adds to it (the
 * idea of Gardella et al., "Noisesniffer: image forgery detection based on noise inspection", ICIP
 * 2021, and of Cozzolino, Poggi & Verdoliva, "Splicebuster", WIFS 2015; the measures are others).
 */
export interface GrainMap {
  readonly columns: number;
  readonly rows: number;
  /** Distance between measured blocks. */
  readonly pitchPx: number;
  /**
   * Log energy of the high-pass residual, in robust standard deviations of similar blocks, limited
   * to plus and minus `GRAIN_MAX`.
   */
  readonly grain: Float32Array;
  /** 1 for blocks that can be compared: not clipped, and with enough similar blocks. */
  readonly usable: Uint8Array;
}

const GRAIN_MAX = 4;
/** In larger pictures only every second or third block is measured. */
const BLOCKS_MAX = 40_000;
const LEVELS = 8;
const CONTRASTS = 8;
const KINDS = LEVELS * CONTRASTS;
const NO_KIND = 255;
/** Limit on the pixels of 64 that are clipped at black or white. */
const CLIPPED_MAX = 4;
/** Squared grey levels added to the energy: the contribution of rounding to integer levels. */
const ENERGY_FLOOR = 0.02;
/** Minimum number of similar blocks from which the usual grain is estimated. */
const KIND_BLOCKS_MIN = 60;
/**
 * Minimum spread of the log energy: blocks that hardly vary (JPEG rounds their grain to zero) do
 * not decide.
 */
const SPREAD_MIN = 0.15;
/** Distance of the quartiles of a normal distribution in standard deviations. */
const QUARTILES_APART = 1.349;

interface Measured {
  readonly columns: number;
  readonly rows: number;
  readonly energies: Float32Array;
  readonly kinds: Uint8Array;
}

/** @param luma width * height values 0-255 */
export function grainMapOf(luma: Float32Array, width: number, height: number): GrainMap {
  const stride = Math.max(
    1,
    Math.ceil(Math.sqrt((Math.floor(width / 8) * Math.floor(height / 8)) / BLOCKS_MAX)),
  );
  const { columns, rows, energies, kinds } = measureBlocks(luma, width, height, stride);
  const usual = energiesByKind(energies, kinds).map(usualOf);
  const grain = new Float32Array(energies.length);
  const usable = new Uint8Array(energies.length);
  for (let i = 0; i < energies.length; i++) {
    const like = usual[kinds[i] as number];
    if (like === undefined || like === null) continue;
    const deviations = ((energies[i] as number) - like.middle) / like.spread;
    grain[i] = Math.max(-GRAIN_MAX, Math.min(GRAIN_MAX, deviations));
    usable[i] = 1;
  }
  return { columns, rows, pitchPx: 8 * stride, grain, usable };
}

function measureBlocks(
  luma: Float32Array,
  width: number,
  height: number,
  stride: number,
): Measured {
  const columns = Math.ceil(Math.floor(width / 8) / stride);
  const rows = Math.ceil(Math.floor(height / 8) / stride);
  const energies = new Float32Array(columns * rows);
  const kinds = new Uint8Array(columns * rows);
  const wanted = Int32Array.from({ length: columns }, (_, column) => column * stride);
  for (let row = 0, i = 0; row < rows; row++) {
    const sums = residualSums(luma, width, height, row * stride, wanted);
    for (let column = 0; column < columns; column++, i++) {
      const from = column * RESIDUAL_SUM_COUNT;
      energies[i] = Math.log((sums[from + RESIDUAL_SUMS.squares] as number) / 64 + ENERGY_FLOOR);
      kinds[i] = kindOf(sums, from);
    }
  }
  return { columns, rows, energies, kinds };
}

/**
 * Classifies by brightness in steps of 32 grey levels and by contrast (the variance of luma) in
 * powers of two.
 */
function kindOf(sums: Float32Array, from: number): number {
  if ((sums[from + RESIDUAL_SUMS.clipped] as number) > CLIPPED_MAX) return NO_KIND;
  const level = (sums[from + RESIDUAL_SUMS.luma] as number) / 64;
  const variance = Math.max(
    0,
    (sums[from + RESIDUAL_SUMS.lumaSquares] as number) / 64 - level * level,
  );
  const contrast = Math.min(CONTRASTS - 1, Math.floor(Math.log2(1 + variance)));
  return Math.min(LEVELS - 1, Math.floor((level * LEVELS) / 256)) * CONTRASTS + contrast;
}

function energiesByKind(energies: Float32Array, kinds: Uint8Array): Float32Array[] {
  const counts = new Uint32Array(NO_KIND + 1);
  for (const kind of kinds) counts[kind] = (counts[kind] as number) + 1;
  const sorted = Array.from(
    { length: KINDS },
    (_, kind) => new Float32Array(counts[kind] as number),
  );
  counts.fill(0);
  for (let i = 0; i < energies.length; i++) {
    const kind = kinds[i] as number;
    const own = sorted[kind];
    if (own === undefined) continue;
    const place = counts[kind] as number;
    own[place] = energies[i] as number;
    counts[kind] = place + 1;
  }
  return sorted;
}

/** Sorts the energies in place. */
function usualOf(
  energies: Float32Array,
): { readonly middle: number; readonly spread: number } | null {
  if (energies.length < KIND_BLOCKS_MIN) return null;
  energies.sort();
  const quantile = (part: number): number => energies[Math.floor(energies.length * part)] as number;
  return {
    middle: quantile(0.5),
    spread: Math.max(SPREAD_MIN, (quantile(0.75) - quantile(0.25)) / QUARTILES_APART),
  };
}
