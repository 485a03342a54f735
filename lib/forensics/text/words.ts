import type { Glyph } from './glyphs';

/** Glyphs that are close together in one line; the box is in pixels. */
export interface Word {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly dark: boolean;
  readonly glyphs: readonly Glyph[];
}

const HEIGHT_MIN_PX = 7;
const GLYPHS_MIN = 3;
/** In glyph heights. The larger gap is for a point or a comma in between. */
const GAP_MAX = 0.8;
const GAP_WITH_POINT_MAX = 1.7;
const POINT_HEIGHT_MAX = 0.4;
const HEIGHT_RATIO_MAX = 1.6;
const WIDTH_MAX = 2.2;
const WORDS_MAX = 3000;
const BAND_PX = 32;
const POINT_MAX_PX = 16;

const heightOf = (g: Glyph): number => g.bottom - g.top;

/** Groups boxes by the row band of their centre, each band from left to right. */
function bandsOf(glyphs: readonly Glyph[]): Map<number, Glyph[]> {
  const bands = new Map<number, Glyph[]>();
  for (const glyph of [...glyphs].sort((a, b) => a.left - b.left)) {
    const band = Math.floor((glyph.top + glyph.bottom) / 2 / BAND_PX);
    const list = bands.get(band);
    if (list) list.push(glyph);
    else bands.set(band, [glyph]);
  }
  return bands;
}

interface Line {
  readonly glyphs: Map<number, Glyph[]>;
  readonly points: Map<number, Glyph[]>;
}

/** Returns the nearest glyph to the right that continues the line. */
function nextOf(glyph: Glyph, { glyphs, points }: Line): Glyph | null {
  const h = heightOf(glyph);
  const band = Math.floor((glyph.top + glyph.bottom) / 2 / BAND_PX);
  let best: Glyph | null = null;
  for (let b = band - 1; b <= band + 1; b++) {
    const list = glyphs.get(b) ?? [];
    for (let i = firstAfter(list, glyph.left); i < list.length; i++) {
      const other = list[i] as Glyph;
      if (other.left > glyph.right + GAP_WITH_POINT_MAX * h) break;
      if (
        other === glyph ||
        other.dark !== glyph.dark ||
        other.left < (glyph.left + glyph.right) / 2
      )
        continue;
      const overlap = Math.min(glyph.bottom, other.bottom) - Math.max(glyph.top, other.top);
      const [low, high] = [Math.min(h, heightOf(other)), Math.max(h, heightOf(other))];
      if (overlap < 0.6 * low || high > HEIGHT_RATIO_MAX * low) continue;
      if (best === null || other.left < best.left) best = other;
    }
  }
  if (best === null || best.left <= glyph.right + GAP_MAX * h) return best;
  return hasPointBetween(glyph, best, points) ? best : null;
}

/** Whether a point, comma or dash is in the lower two thirds of the line between the two. */
function hasPointBetween(glyph: Glyph, other: Glyph, points: Map<number, Glyph[]>): boolean {
  const h = heightOf(glyph);
  const band = Math.floor(glyph.bottom / BAND_PX);
  for (let b = band - 1; b <= band + 1; b++) {
    const list = points.get(b) ?? [];
    for (let i = firstAfter(list, glyph.right - 2); i < list.length; i++) {
      const point = list[i] as Glyph;
      if (point.right > other.left + 1) break;
      if (
        point.dark === glyph.dark &&
        heightOf(point) <= POINT_HEIGHT_MAX * h &&
        point.top > glyph.top + h / 3 &&
        point.bottom < glyph.bottom + h / 3
      )
        return true;
    }
  }
  return false;
}

function firstAfter(list: readonly Glyph[], left: number): number {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((list[middle] as Glyph).left <= left) from = middle + 1;
    else to = middle;
  }
  return from;
}

export function findWords(all: readonly Glyph[]): Word[] {
  const glyphs = all.filter(
    (g) => heightOf(g) >= HEIGHT_MIN_PX && g.right - g.left <= WIDTH_MAX * heightOf(g),
  );
  const line = {
    glyphs: bandsOf(glyphs),
    points: bandsOf(all.filter((g) => heightOf(g) < POINT_MAX_PX)),
  };
  const next = new Map<Glyph, Glyph>();
  const hasPrevious = new Set<Glyph>();
  for (const glyph of glyphs) {
    const follower = nextOf(glyph, line);
    if (follower === null || hasPrevious.has(follower)) continue;
    next.set(glyph, follower);
    hasPrevious.add(follower);
  }
  const words: Word[] = [];
  for (const glyph of glyphs) {
    if (hasPrevious.has(glyph) || words.length >= WORDS_MAX) continue;
    const chain = [glyph];
    for (let at = next.get(glyph); at !== undefined; at = next.get(at)) chain.push(at);
    if (chain.length >= GLYPHS_MIN) words.push(wordOf(chain));
  }
  return words;
}

function wordOf(glyphs: readonly Glyph[]): Word {
  return {
    left: Math.min(...glyphs.map(({ left }) => left)),
    top: Math.min(...glyphs.map(({ top }) => top)),
    right: Math.max(...glyphs.map(({ right }) => right)),
    bottom: Math.max(...glyphs.map(({ bottom }) => bottom)),
    dark: glyphs[0]?.dark ?? true,
    glyphs,
  };
}
