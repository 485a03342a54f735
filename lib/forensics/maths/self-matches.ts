import { DESCRIPTOR_LENGTH } from './descriptors';
import type { Keypoint } from './keypoints';

/**
 * Keypoints of one picture that look alike, after I. Amerini, L. Ballan, R. Caldelli, A. Del Bimbo & G. Serra, "A
 * SIFT-based Forensic Method for Copy-Move Attack Detection and Transformation Recovery", IEEE TIFS 6 (2011): a
 * neighbour counts when the next one is much farther (g2NN), so several copies of one thing are found too.
 */
export interface Match {
  /** Indices of keypoints, a < b. */
  readonly a: number;
  readonly b: number;
  readonly distance: number;
}

const NEIGHBOURS = 4;
const RATIO_MAX = 0.6;
/** Descriptors (length 512) farther apart than that are not looked at; the farthest a nearest neighbour may be. */
const DISTANCE_MAX = 260;
const SCALE_RATIO_MAX = 2.5;

class Neighbours {
  readonly index: Int32Array;
  readonly squared: Float64Array;

  constructor(private readonly keypoints: readonly Keypoint[], private readonly apartPx: number) {
    this.index = new Int32Array(keypoints.length * NEIGHBOURS).fill(-1);
    this.squared = new Float64Array(keypoints.length * NEIGHBOURS).fill(DISTANCE_MAX ** 2);
  }

  /** The squared distance from which on a neighbour of `of` no longer matters. */
  farthest(of: number): number {
    return this.squared[of * NEIGHBOURS + NEIGHBOURS - 1] as number;
  }

  /** Takes a neighbour into the sorted list; of two at one place only the nearer stays. */
  add(of: number, other: number, squared: number): void {
    const base = of * NEIGHBOURS;
    let at = NEIGHBOURS - 1;
    for (let i = 0; i < NEIGHBOURS; i++) {
      const known = this.index[base + i] as number;
      if (known < 0 || !this.isSamePlace(known, other)) continue;
      if ((this.squared[base + i] as number) <= squared) return;
      at = i;
      break;
    }
    for (; at > 0 && (this.squared[base + at - 1] as number) > squared; at--) {
      this.squared[base + at] = this.squared[base + at - 1] as number;
      this.index[base + at] = this.index[base + at - 1] as number;
    }
    this.squared[base + at] = squared;
    this.index[base + at] = other;
  }

  private isSamePlace(one: number, other: number): boolean {
    const p = this.keypoints[one] as Keypoint;
    const q = this.keypoints[other] as Keypoint;
    return Math.abs(p.x - q.x) < this.apartPx && Math.abs(p.y - q.y) < this.apartPx;
  }
}

/** Squared distance, or something at least `limit` once that is passed. */
function squaredDistance(d: Uint8Array, a: number, b: number, limit: number): number {
  let sum = 0;
  for (let i = 0; i < DESCRIPTOR_LENGTH; i += 8) {
    for (let k = i; k < i + 8; k++) {
      const difference = (d[a + k] as number) - (d[b + k] as number);
      sum += difference * difference;
    }
    if (sum >= limit) return sum;
  }
  return sum;
}

/** Fills the neighbours of all keypoints of one sign; pairs nearer than `apartPx` or of other scale are left out. */
function compareAll(
  group: readonly number[], keypoints: readonly Keypoint[], descriptors: Uint8Array, apartPx: number, near: Neighbours,
): void {
  const xs = Float64Array.from(group, (i) => (keypoints[i] as Keypoint).x);
  const ys = Float64Array.from(group, (i) => (keypoints[i] as Keypoint).y);
  const scales = Float64Array.from(group, (i) => (keypoints[i] as Keypoint).scale);
  const members = Int32Array.from(group);
  for (let m = 0; m < members.length; m++) {
    const i = members[m] as number;
    for (let n = m + 1; n < members.length; n++) {
      const ratio = (scales[m] as number) / (scales[n] as number);
      if (ratio > SCALE_RATIO_MAX || ratio * SCALE_RATIO_MAX < 1) continue;
      if (Math.abs((xs[m] as number) - (xs[n] as number)) < apartPx
        && Math.abs((ys[m] as number) - (ys[n] as number)) < apartPx) continue;
      const j = members[n] as number;
      const limit = Math.max(near.farthest(i), near.farthest(j));
      const squared = squaredDistance(descriptors, i * DESCRIPTOR_LENGTH, j * DESCRIPTOR_LENGTH, limit);
      if (squared >= limit) continue;
      if (squared < near.farthest(i)) near.add(i, j, squared);
      if (squared < near.farthest(j)) near.add(j, i, squared);
    }
  }
}

/** Pairs of keypoints at least `apartPx` apart that look much more alike than the next candidates. */
export function matchWithin(keypoints: readonly Keypoint[], descriptors: Uint8Array, apartPx: number): Match[] {
  const near = new Neighbours(keypoints, apartPx);
  for (const sign of [-1, 1] as const) {
    const group = keypoints.flatMap((keypoint, i) => (keypoint.sign === sign ? [i] : []));
    compareAll(group, keypoints, descriptors, apartPx, near);
  }
  const matches = new Map<number, Match>();
  for (let i = 0; i < keypoints.length; i++) {
    let alike = 0;
    for (let n = 0; n + 1 < NEIGHBOURS; n++) {
      const here = near.squared[i * NEIGHBOURS + n] as number;
      const next = near.squared[i * NEIGHBOURS + n + 1] as number;
      if (here < RATIO_MAX * RATIO_MAX * next) alike = n + 1;
    }
    for (let n = 0; n < alike; n++) {
      const j = near.index[i * NEIGHBOURS + n] as number;
      if (j < 0) continue;
      const a = Math.min(i, j);
      const b = Math.max(i, j);
      matches.set(a * keypoints.length + b, { a, b, distance: Math.sqrt(near.squared[i * NEIGHBOURS + n] as number) });
    }
  }
  return [...matches.values()];
}
