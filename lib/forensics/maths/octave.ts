import { floatsAt, integersAt, kernels, layOut } from '../kernels/program';
import { blur, blurSpaceBytes, PLANE_SLACK_BYTES } from './gaussian';
import type { Plane } from './plane';

/**
 * One octave of a scale space (D. Lowe, "Distinctive Image Features from Scale-Invariant
 * Keypoints", IJCV 60, 2004, 3.3).
 */
export interface Octave {
  /**
   * INTERVALS + 3 planes, each blurred 2^(1 / INTERVALS) times as much as the previous one; only 0
   * to INTERVALS are stored.
   */
  readonly levels: readonly Plane[];
  /** INTERVALS + 2 differences of neighbouring levels. */
  readonly differences: readonly Float32Array[];
  /** Extrema among the 26 neighbours in place and scale, in the order of interval and position. */
  readonly extrema: readonly Extremum[];
}

export interface Extremum {
  readonly x: number;
  readonly y: number;
  /** Index of its difference, 1 to INTERVALS. */
  readonly interval: number;
  readonly value: number;
}

export const INTERVALS = 3;
export const FIRST_SIGMA = 1.6;
/** In grey levels. Lowe's 0.03 of full scale is 7.6; much fainter spots still repeat in a copy. */
const CONTRAST_MIN = 1.2;
const BORDER_PX = 6;
const RATIO = 2 ** (1 / INTERVALS);
const LEVELS = INTERVALS + 3;

/** Blur from each level to the next. */
const SIGMAS = Array.from(
  { length: LEVELS - 1 },
  (_, i) => FIRST_SIGMA * RATIO ** i * Math.sqrt(RATIO * RATIO - 1),
);

export function buildOctave(first: Plane): Octave {
  const { width, height, values } = first;
  const pixels = width * height;
  const bytes = pixels * 4 + PLANE_SLACK_BYTES;
  const space = Math.max(...SIGMAS.map((sigma) => blurSpaceBytes(width, sigma)));
  const [l0, l1, l2, l3, l4, l5, d0, d1, d2, d3, d4, work] = layOut(
    bytes,
    bytes,
    bytes,
    bytes,
    bytes,
    bytes,
    bytes,
    bytes,
    bytes,
    bytes,
    bytes,
    Math.max(space, bytes),
  );
  const [levels, differences] = [
    [l0, l1, l2, l3, l4, l5],
    [d0, d1, d2, d3, d4],
  ];
  floatsAt(l0, pixels).set(values);
  SIGMAS.forEach((sigma, i) => {
    const [from, to] = [levels[i] as number, levels[i + 1] as number];
    blur({ from, to, width, height, sigma, space: work });
    kernels().subtract(to, from, differences[i] as number, pixels);
  });
  return {
    levels: levels
      .slice(0, INTERVALS + 1)
      .map((at) => ({ width, height, values: floatsAt(at, pixels).slice() })),
    differences: differences.map((at) => floatsAt(at, pixels).slice()),
    extrema: findExtrema(differences, width, height, work),
  };
}

function findExtrema(
  differences: readonly number[],
  width: number,
  height: number,
  list: number,
): Extremum[] {
  const found: Extremum[] = [];
  for (let interval = 1; interval <= INTERVALS; interval++) {
    const [below, same, above] = [
      differences[interval - 1],
      differences[interval],
      differences[interval + 1],
    ] as [number, number, number];
    const count = kernels().extrema(
      below,
      same,
      above,
      width,
      height,
      BORDER_PX,
      CONTRAST_MIN,
      list,
    );
    const values = floatsAt(same, width * height);
    for (const at of integersAt(list, count)) {
      const y = Math.floor(at / width);
      found.push({ x: at - y * width, y, interval, value: values[at] as number });
    }
  }
  return found;
}
