import { boxSum } from '../maths/box-sum';
import { connectedAreas, type ConnectedArea } from '../maths/connected-areas';
import { DOUBLE_COMPRESSION } from '../thresholds';
import type { HistoryMap } from './history-map';

/**
 * Minimum evidence of a window, in expected nats. Blocks with less information need larger windows.
 */
const WINDOW_SEPARATION = 16;
const WINDOW_RADIUS_MIN = 1;
const WINDOW_RADIUS_MAX = 7;
/**
 * The bias is averaged over a wider window than the evidence, because without a history it is only
 * noise.
 */
const BIAS_MARGIN = 2;

/** An area whose blocks look compressed once in a picture compressed twice. */
export interface OnceCompressedArea extends ConnectedArea {
  /** Evidence in nats beyond what bias and model error can explain. */
  readonly strength: number;
}

export interface OnceCompressed {
  /** Strongest first. */
  readonly areas: readonly OnceCompressedArea[];
  /** Evidence around each block, in nats per block. */
  readonly smoothed: Float32Array;
  /** Mean squared distance of the hypotheses over the usable blocks. */
  readonly separation: number;
}

export function findOnceCompressed(map: HistoryMap): OnceCompressed {
  const { blocksWide, blocksHigh } = map;
  const separation = meanSeparation(map);
  const radius = windowRadius(separation);
  const evidence = withoutBias(map, radius + BIAS_MARGIN);
  const sums = boxSum(evidence, blocksWide, blocksHigh, radius);
  const areas = withoutContent(
    connectedAreas(blocksWide, blocksHigh, (cell) => (sums[cell] as number) > 0)
      .map((area) => ({ ...area, strength: strengthOf(area, evidence, map) }))
      .sort((a, b) => b.strength - a.strength),
  );
  const window = (2 * radius + 1) ** 2;
  const smoothed = sums;
  for (let i = 0; i < smoothed.length; i++) smoothed[i] = (sums[i] as number) / window;
  return { areas, smoothed, separation };
}

/** Subtracts what the content of this picture causes in many places. */
function withoutContent(areas: readonly OnceCompressedArea[]): OnceCompressedArea[] {
  const { contentCharge, contentChargeMax } = DOUBLE_COMPRESSION;
  const fourth = Math.max(0, areas[3]?.strength ?? 0);
  const charge = Math.min(contentChargeMax, contentCharge * fourth);
  return areas
    .map((area) => ({ ...area, strength: area.strength - charge }))
    .filter(({ strength }) => strength > 0);
}

function meanSeparation({ separation }: HistoryMap): number {
  let sum = 0;
  let usable = 0;
  for (const value of separation) {
    sum += value;
    if (value > 0) usable++;
  }
  return usable === 0 ? 0 : sum / usable;
}

function windowRadius(separation: number): number {
  const side = Math.sqrt(WINDOW_SEPARATION / Math.max(separation, 1e-3));
  return Math.min(WINDOW_RADIUS_MAX, Math.max(WINDOW_RADIUS_MIN, Math.round((side - 1) / 2)));
}

function withoutBias(map: HistoryMap, radius: number): Float32Array {
  const { blocksWide, blocksHigh, evidence, bias, separation } = map;
  const sums = boxSum(bias, blocksWide, blocksHigh, radius);
  const counts = boxSum(new Float32Array(bias.length).fill(1), blocksWide, blocksHigh, radius);
  const rest = new Float32Array(evidence.length);
  for (let i = 0; i < rest.length; i++) {
    if (separation[i] === 0) continue;
    rest[i] = (evidence[i] as number) - Math.max(0, (sums[i] as number) / (counts[i] as number));
  }
  return rest;
}

/**
 * Returns the strength, 0 for areas that are too small or too large, or that look the same off the
 * grid.
 */
function strengthOf({ cells }: ConnectedArea, evidence: Float32Array, map: HistoryMap): number {
  const { areaBlocksMin, areaShareMax, modelErrorPerBlock, biasCharge } = DOUBLE_COMPRESSION;
  if (cells.length < areaBlocksMin || cells.length > areaShareMax * evidence.length) return 0;
  let sum = 0;
  let bias = 0;
  let separation = 0;
  for (const cell of cells) {
    sum += evidence[cell] as number;
    bias += map.bias[cell] as number;
    separation += map.separation[cell] as number;
  }
  // A missing compression is expected to give half the separation; more than all of it has another
  // cause.
  return (
    Math.min(sum, separation) - biasCharge * Math.max(0, bias) - modelErrorPerBlock * cells.length
  );
}
