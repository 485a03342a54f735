import { moved, similarityOf, similarityOfTwo, type Affine, type PointPair } from './affine';
import type { Keypoint } from './keypoints';
import type { Match } from './self-matches';

/** Matches explained by one rotation, scale and shift. */
export interface MatchGroup {
  /** From one area to the other; which of them is the original is unknown here. */
  readonly transform: Affine;
  readonly pairs: readonly PointPair[];
}

/** Keypoints lie within a pixel or two of their expected position in a copy. */
const TOLERANCE_PX = 3;
/** A hypothesis combines a match with one of that many nearest other matches. */
const PARTNERS = 8;
/** Closer partners determine no direction, farther ones are rarely in the same area. */
const PARTNER_NEAR_PX = 6;
const PARTNER_FAR_PX = 250;
const SCALE_MAX = 2.2;
const PAIRS_MIN = 4;
const GROUPS_MAX = 6;

function pairOf(match: Match, keypoints: readonly Keypoint[], isTurned: boolean): PointPair {
  const p = keypoints[isTurned ? match.b : match.a] as Keypoint;
  const q = keypoints[isTurned ? match.a : match.b] as Keypoint;
  return { fromX: p.x, fromY: p.y, toX: q.x, toY: q.y };
}

function squaredGap(p: PointPair, q: PointPair): number {
  return (p.fromX - q.fromX) ** 2 + (p.fromY - q.fromY) ** 2;
}

/** Returns a match in the direction that fits the transform, or null when neither fits. */
function fitting(pair: PointPair, transform: Affine): PointPair | null {
  const [x, y] = moved(transform, pair.fromX, pair.fromY);
  if ((x - pair.toX) ** 2 + (y - pair.toY) ** 2 <= TOLERANCE_PX ** 2) return pair;
  const [u, v] = moved(transform, pair.toX, pair.toY);
  if ((u - pair.fromX) ** 2 + (v - pair.fromY) ** 2 > TOLERANCE_PX ** 2) return null;
  return { fromX: pair.toX, fromY: pair.toY, toX: pair.fromX, toY: pair.fromY };
}

function isPlausible(t: Affine): boolean {
  const scale = Math.hypot(t.a, t.c);
  return scale < SCALE_MAX && scale * SCALE_MAX > 1;
}

function supporters(pairs: readonly PointPair[], transform: Affine): PointPair[] {
  const found: PointPair[] = [];
  for (const pair of pairs) {
    const fit = fitting(pair, transform);
    if (fit !== null && !found.some((known) => squaredGap(known, fit) < 4)) found.push(fit);
  }
  return found;
}

/** Returns the nearest readings of a match. `readings` contains both directions of every match. */
function partnersOf(pair: PointPair, readings: readonly PointPair[]): PointPair[] {
  return readings
    .map((other) => ({ other, gap: squaredGap(pair, other) }))
    .filter(({ gap }) => gap > PARTNER_NEAR_PX ** 2 && gap < PARTNER_FAR_PX ** 2)
    .sort((p, q) => p.gap - q.gap)
    .slice(0, PARTNERS)
    .map(({ other }) => other);
}

function countFitting(pairs: readonly PointPair[], transform: Affine): number {
  let count = 0;
  for (const pair of pairs) if (fitting(pair, transform) !== null) count++;
  return count;
}

function bestHypothesis(
  pairs: readonly PointPair[],
  readings: readonly PointPair[],
): Affine | null {
  let best: Affine | null = null;
  let most = PAIRS_MIN - 1;
  for (const pair of pairs) {
    for (const partner of partnersOf(pair, readings)) {
      const transform = similarityOfTwo(pair, partner);
      if (transform === null || !isPlausible(transform)) continue;
      const count = countFitting(pairs, transform);
      if (count <= most) continue;
      most = count;
      best = transform;
    }
  }
  return best;
}

/**
 * Returns the least-squares transform of its supporters, refined twice; null when too few are left.
 */
function settled(pairs: readonly PointPair[], hypothesis: Affine): MatchGroup | null {
  let transform: Affine | null = hypothesis;
  let support: PointPair[] = [];
  for (let round = 0; round < 3 && transform !== null; round++) {
    support = supporters(pairs, transform);
    if (support.length < PAIRS_MIN) return null;
    if (round < 2) transform = similarityOf(support);
  }
  return transform === null || !isPlausible(transform) ? null : { transform, pairs: support };
}

/**
 * Greedy: finds the transform with most matches first, then the next among the remaining ones. At
 * most `matchesMax` are read.
 */
export function groupMatches(
  matches: readonly Match[],
  keypoints: readonly Keypoint[],
  matchesMax = 600,
): MatchGroup[] {
  const sorted = [...matches].sort((p, q) => p.distance - q.distance).slice(0, matchesMax);
  let pairs = sorted.map((match) => pairOf(match, keypoints, false));
  const groups: MatchGroup[] = [];
  while (groups.length < GROUPS_MAX && pairs.length >= PAIRS_MIN) {
    const readings = pairs.flatMap((p) => [
      p,
      { fromX: p.toX, fromY: p.toY, toX: p.fromX, toY: p.fromY },
    ]);
    const hypothesis = bestHypothesis(pairs, readings);
    const group = hypothesis === null ? null : settled(pairs, hypothesis);
    if (group === null) break;
    groups.push(group);
    pairs = pairs.filter((pair) => fitting(pair, group.transform) === null);
  }
  return groups;
}
