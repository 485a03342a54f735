import type { PixelBox } from '../maths/cell-boxes';
import type { Plane } from '../maths/plane';
import { COPIED_GLYPHS } from './thresholds';
import type { Glyph } from './glyphs';

/**
 * Glyphs that occur twice in the picture, identical including the grain of the paper around them.
 */
export interface CopiedGlyphs {
  readonly from: PixelBox;
  readonly to: PixelBox;
  readonly glyphs: number;
  /** 1 is more than untouched scans ever reached. */
  readonly strength: number;
}

interface Twins {
  readonly a: Glyph;
  readonly b: Glyph;
  readonly dx: number;
  readonly dy: number;
  /** Root mean square difference as a share of the contrast. */
  readonly difference: number;
}

const WIDTH_MIN_PX = 4;
const HEIGHT_MIN_PX = 8;
const GLYPHS_MAX = 4000;
/** Paper around the glyph that is compared with it. */
const MARGIN_PX = 2;
const { differenceMax: DIFFERENCE_MAX } = COPIED_GLYPHS;
/** Glyphs of one copy stand side by side. */
const REACH_HEIGHTS = 3;
const SHIFTS = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/** Strongest first; empty where letters repeat all over the picture. */
export function findCopiedGlyphs(all: readonly Glyph[], luma: Plane): CopiedGlyphs[] {
  const glyphs = all.filter(
    (g) => g.dark && g.right - g.left >= WIDTH_MIN_PX && g.bottom - g.top >= HEIGHT_MIN_PX,
  );
  if (glyphs.length > GLYPHS_MAX) return [];
  const copies = [...byOffset(twinsOf(glyphs, luma)).values()]
    .flatMap(neighbouring)
    .filter((twins) => twins.length >= COPIED_GLYPHS.twinsMin);
  if (copies.length > COPIED_GLYPHS.copiesMax) return [];
  return copies.map(copyOf).sort((a, b) => b.strength - a.strength);
}

const sizeKey = (width: number, height: number): number => width * 1024 + height;

function twinsOf(glyphs: readonly Glyph[], luma: Plane): Twins[] {
  const bySize = new Map<number, number[]>();
  glyphs.forEach((g, i) => {
    const key = sizeKey(g.right - g.left, g.bottom - g.top);
    const list = bySize.get(key);
    if (list) list.push(i);
    else bySize.set(key, [i]);
  });
  const twins: Twins[] = [];
  glyphs.forEach((a, i) => {
    const limit = DIFFERENCE_MAX * contrastOf(a, luma);
    // Thresholding may add or remove a row or a column.
    for (let size = 0; size < 9; size++) {
      const key = sizeKey(
        a.right - a.left + (size % 3) - 1,
        a.bottom - a.top + Math.floor(size / 3) - 1,
      );
      for (const j of bySize.get(key) ?? []) {
        const twin = j > i ? twinOf(a, glyphs[j] as Glyph, luma, limit) : null;
        if (twin !== null) twins.push(twin);
      }
    }
  });
  return twins;
}

function contrastOf({ left, top, right, bottom }: Glyph, { values, width }: Plane): number {
  let [low, high] = [255, 0];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const value = values[y * width + x] as number;
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  }
  return high - low;
}

function twinOf(a: Glyph, b: Glyph, luma: Plane, limit: number): Twins | null {
  let best: Twins | null = null;
  for (const [shiftX, shiftY] of SHIFTS) {
    const [dx, dy] = [b.left + shiftX - a.left, b.top + shiftY - a.top];
    const difference = differenceAt(a, dx, dy, luma, best === null ? limit : best.difference);
    if (difference !== null) best = { a, b, dx, dy, difference };
  }
  return best === null ? null : { ...best, difference: (best.difference * DIFFERENCE_MAX) / limit };
}

/** Root mean square difference in grey levels; null as soon as it exceeds the limit. */
function differenceAt(
  { left, top, right, bottom }: Glyph,
  dx: number,
  dy: number,
  { values, width, height }: Plane,
  limit: number,
): number | null {
  const [x0, y0, x1, y1] = [
    left - MARGIN_PX,
    top - MARGIN_PX,
    right + MARGIN_PX,
    bottom + MARGIN_PX,
  ];
  if (Math.min(x0, y0, x0 + dx, y0 + dy) < 0) return null;
  if (Math.max(x1, x1 + dx) > width || Math.max(y1, y1 + dy) > height) return null;
  const area = (x1 - x0) * (y1 - y0);
  const most = limit * limit * area;
  let sum = 0;
  // Starts in the middle, because the upper rim is paper in both.
  const rows = y1 - y0;
  for (let row = 0; row < rows; row++) {
    const y = y0 + ((row + (rows >> 1)) % rows);
    for (let at = y * width + x0; at < y * width + x1; at++) {
      const difference = (values[at] as number) - (values[at + dy * width + dx] as number);
      sum += difference * difference;
    }
    if (sum >= most) return null;
  }
  return Math.sqrt(sum / area);
}

function byOffset(twins: readonly Twins[]): Map<number, Twins[]> {
  const groups = new Map<number, Twins[]>();
  for (const twin of twins) {
    const key = twin.dx * 100_000 + twin.dy;
    const group = groups.get(key);
    if (group) group.push(twin);
    else groups.set(key, [twin]);
  }
  return groups;
}

/** Splits the twins of one offset where they are far from each other. */
function neighbouring(twins: readonly Twins[]): Twins[][] {
  const groups: Twins[][] = [];
  for (const twin of [...twins].sort((p, q) => p.a.left - q.a.left)) {
    const reach = REACH_HEIGHTS * (twin.a.bottom - twin.a.top);
    const near = groups.find((group) =>
      group.some(
        ({ a }) => twin.a.left - a.right <= reach && Math.abs(a.top - twin.a.top) <= reach,
      ),
    );
    if (near) near.push(twin);
    else groups.push([twin]);
  }
  return groups;
}

function copyOf(twins: readonly Twins[]): CopiedGlyphs {
  const from: PixelBox = {
    left: Math.min(...twins.map(({ a }) => a.left)),
    top: Math.min(...twins.map(({ a }) => a.top)),
    right: Math.max(...twins.map(({ a }) => a.right)),
    bottom: Math.max(...twins.map(({ a }) => a.bottom)),
  };
  const { dx, dy } = twins[0] as Twins;
  const nats = twins.reduce(
    (sum, { difference }) =>
      sum +
      Math.min(COPIED_GLYPHS.twinNatsMax, Math.log(DIFFERENCE_MAX / Math.max(difference, 1e-3))),
    0,
  );
  return {
    from,
    to: {
      left: from.left + dx,
      top: from.top + dy,
      right: from.right + dx,
      bottom: from.bottom + dy,
    },
    glyphs: twins.length,
    strength: nats / COPIED_GLYPHS.strengthOneNats,
  };
}
