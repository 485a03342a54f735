import { integersAt, kernels, layOut, shortsAt } from '../kernels/program';
import { DESCRIPTOR_LENGTH } from './descriptors';
import type { Keypoint } from './keypoints';

/**
 * Keypoints of one picture that look alike, after I. Amerini, L. Ballan, R. Caldelli, A. Del Bimbo
 * & G. Serra, "A SIFT-based Forensic Method for Copy-Move Attack Detection and Transformation
 * Recovery", IEEE TIFS 6 (2011): a neighbour counts when the next one is much farther (g2NN), so
 * several copies of one object are found too.
 */
export interface Match {
  /** Indices of keypoints, a < b. */
  readonly a: number;
  readonly b: number;
  readonly distance: number;
}

const NEIGHBOURS = 4;
const RATIO_MAX = 0.6;
/**
 * Descriptors (length 512) farther apart than that are ignored; the largest distance of a nearest
 * neighbour.
 */
const DISTANCE_MAX = 260;
const SCALE_RATIO_MAX = 2.5;

class Neighbours {
  readonly index: Int32Array;
  readonly squared: Float64Array;

  constructor(
    private readonly keypoints: readonly Keypoint[],
    private readonly apartPx: number,
  ) {
    this.index = new Int32Array(keypoints.length * NEIGHBOURS).fill(-1);
    this.squared = new Float64Array(keypoints.length * NEIGHBOURS).fill(DISTANCE_MAX ** 2);
  }

  /**
   * Inserts a neighbour into the sorted list; of two at one place only the nearer is stored.
   * @returns the squared distance from which on a neighbour no longer matters
   */
  add(of: number, other: number, squared: number): number {
    const base = of * NEIGHBOURS;
    let at = NEIGHBOURS - 1;
    for (let i = 0; i < NEIGHBOURS; i++) {
      const known = this.index[base + i] as number;
      if (known < 0 || !this.isSamePlace(known, other)) continue;
      if ((this.squared[base + i] as number) <= squared)
        return this.squared[base + NEIGHBOURS - 1] as number;
      at = i;
      break;
    }
    for (; at > 0 && (this.squared[base + at - 1] as number) > squared; at--) {
      this.squared[base + at] = this.squared[base + at - 1] as number;
      this.index[base + at] = this.index[base + at - 1] as number;
    }
    this.squared[base + at] = squared;
    this.index[base + at] = other;
    return this.squared[base + NEIGHBOURS - 1] as number;
  }

  private isSamePlace(one: number, other: number): boolean {
    const p = this.keypoints[one] as Keypoint;
    const q = this.keypoints[other] as Keypoint;
    return Math.abs(p.x - q.x) < this.apartPx && Math.abs(p.y - q.y) < this.apartPx;
  }
}

/** The keypoints of one sign with their descriptors in the kernel's layout. */
class Group {
  readonly members: Int32Array;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly scales: Float64Array;
  readonly energies: Int32Array;
  readonly #vectors: number;
  readonly #products: number;

  constructor(members: readonly number[], keypoints: readonly Keypoint[], descriptors: Uint8Array) {
    this.members = Int32Array.from(members);
    this.xs = Float64Array.from(members, (i) => (keypoints[i] as Keypoint).x);
    this.ys = Float64Array.from(members, (i) => (keypoints[i] as Keypoint).y);
    this.scales = Float64Array.from(members, (i) => (keypoints[i] as Keypoint).scale);
    [this.#vectors, this.#products] = layOut(
      members.length * DESCRIPTOR_LENGTH * 2,
      members.length * 4,
    );
    const vectors = shortsAt(this.#vectors, members.length * DESCRIPTOR_LENGTH);
    this.energies = Int32Array.from(members, (i, m) => {
      const descriptor = descriptors.subarray(i * DESCRIPTOR_LENGTH, (i + 1) * DESCRIPTOR_LENGTH);
      vectors.set(descriptor, m * DESCRIPTOR_LENGTH);
      return descriptor.reduce((sum, value) => sum + value * value, 0);
    });
  }

  /** Returns the products of member m's descriptor with those of the members after it. */
  productsAfter(m: number): Int32Array {
    const one = this.#vectors + m * DESCRIPTOR_LENGTH * 2;
    const count = this.members.length - m - 1;
    kernels().products(one, one + DESCRIPTOR_LENGTH * 2, count, this.#products);
    return integersAt(this.#products, count);
  }
}

/**
 * Fills the neighbours of all keypoints of one sign, without pairs nearer than `apartPx` or of
 * different scale.
 */
function compareAll(group: Group, apartPx: number, near: Neighbours): void {
  const { members, xs, ys, scales, energies } = group;
  const limits = new Int32Array(members.length).fill(DISTANCE_MAX ** 2);
  for (let m = 0; m < members.length; m++) {
    const products = group.productsAfter(m);
    const energy = energies[m] as number;
    for (let k = 0, n = m + 1; k < products.length; k++, n++) {
      const squared = energy + (energies[n] as number) - 2 * (products[k] as number);
      const isNear = squared < (limits[m] as number),
        isNearBack = squared < (limits[n] as number);
      if (!isNear && !isNearBack) continue;
      const ratio = (scales[m] as number) / (scales[n] as number);
      if (ratio > SCALE_RATIO_MAX || ratio * SCALE_RATIO_MAX < 1) continue;
      if (
        Math.abs((xs[m] as number) - (xs[n] as number)) < apartPx &&
        Math.abs((ys[m] as number) - (ys[n] as number)) < apartPx
      )
        continue;
      if (isNear) limits[m] = near.add(members[m] as number, members[n] as number, squared);
      if (isNearBack) limits[n] = near.add(members[n] as number, members[m] as number, squared);
    }
  }
}

/**
 * Returns pairs of keypoints at least `apartPx` apart that are much more similar than the next
 * candidates.
 */
export function matchWithin(
  keypoints: readonly Keypoint[],
  descriptors: Uint8Array,
  apartPx: number,
): Match[] {
  const near = new Neighbours(keypoints, apartPx);
  for (const sign of [-1, 1] as const) {
    const members = keypoints.flatMap((keypoint, i) => (keypoint.sign === sign ? [i] : []));
    compareAll(new Group(members, keypoints, descriptors), apartPx, near);
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
      matches.set(a * keypoints.length + b, {
        a,
        b,
        distance: Math.sqrt(near.squared[i * NEIGHBOURS + n] as number),
      });
    }
  }
  return [...matches.values()];
}
