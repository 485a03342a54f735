import type { Plane } from '../maths/plane';

/** A stroke or a glyph: a connected set of dark (or light) pixels, box in pixels, `right` and `bottom` exclusive. */
export interface Glyph {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Darker than what is around it. */
  readonly dark: boolean;
}

const CELL_PX = 8;
/** Grey levels between ink and paper. */
const CONTRAST_MIN = 36;
const SIDE_MAX_PX = 96;
const AREA_MIN_PX = 3;
/** A picture with more of them than that is foliage or gravel; the surplus is left out. */
const GLYPHS_MAX = 60_000;

const DARK = 1;
const LIGHT = 2;

/** Middle between the darkest and the lightest pixel around each cell; NaN where there is no contrast. */
function thresholdsOf({ values, width, height }: Plane): { levels: Float32Array; across: number } {
  const across = Math.ceil(width / CELL_PX);
  const down = Math.ceil(height / CELL_PX);
  const low = new Float32Array(across * down).fill(255);
  const high = new Float32Array(across * down);
  for (let y = 0; y < height; y++) {
    const row = (y >> 3) * across;
    for (let cell = 0, x = y * width; cell < across; cell++) {
      const end = Math.min((y + 1) * width, y * width + (cell + 1) * CELL_PX);
      let min = low[row + cell] as number;
      let max = high[row + cell] as number;
      for (; x < end; x++) {
        const value = values[x] as number;
        if (value < min) min = value;
        if (value > max) max = value;
      }
      low[row + cell] = min;
      high[row + cell] = max;
    }
  }
  return { levels: middles(low, high, across, down), across };
}

/** The neighbours' middles count by their contrast, so that the cell inside a thick stroke has the stroke's edge's. */
function middles(low: Float32Array, high: Float32Array, across: number, down: number): Float32Array {
  const levels = new Float32Array(across * down);
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      let weights = 0;
      let sum = 0;
      for (let r = Math.max(0, row - 1); r <= Math.min(down - 1, row + 1); r++) {
        for (let c = Math.max(0, column - 1); c <= Math.min(across - 1, column + 1); c++) {
          const at = r * across + c;
          const contrast = (high[at] as number) - (low[at] as number);
          if (contrast < CONTRAST_MIN) continue;
          const weight = r === row && c === column ? 4 * contrast : contrast;
          weights += weight;
          sum += weight * ((high[at] as number) + (low[at] as number)) * 0.5;
        }
      }
      levels[row * across + column] = weights > 0 ? sum / weights : NaN;
    }
  }
  return levels;
}

/** Connected sets of equal label, found row by row: each keeps its box, and joins the sets it touches. */
class Components {
  private readonly parents: number[] = [];
  readonly boxes: number[] = [];

  add(left: number, right: number, y: number, label: number): number {
    const id = this.parents.length;
    this.parents.push(id);
    this.boxes.push(left, y, right, y + 1, right - left, label);
    return id;
  }

  root(id: number): number {
    let at = id;
    while ((this.parents[at] as number) !== at) {
      this.parents[at] = this.parents[this.parents[at] as number] as number;
      at = this.parents[at] as number;
    }
    return at;
  }

  join(a: number, b: number): number {
    const [to, from] = a < b ? [this.root(a), this.root(b)] : [this.root(b), this.root(a)];
    if (to === from) return to;
    this.parents[from] = to;
    const { boxes } = this;
    const [t, f] = [to * 6, from * 6];
    boxes[t] = Math.min(boxes[t] as number, boxes[f] as number);
    boxes[t + 1] = Math.min(boxes[t + 1] as number, boxes[f + 1] as number);
    boxes[t + 2] = Math.max(boxes[t + 2] as number, boxes[f + 2] as number);
    boxes[t + 3] = Math.max(boxes[t + 3] as number, boxes[f + 3] as number);
    boxes[t + 4] = (boxes[t + 4] as number) + (boxes[f + 4] as number);
    return to;
  }

  glyphs(): Glyph[] {
    const found: Glyph[] = [];
    for (let id = 0; id < this.parents.length && found.length < GLYPHS_MAX; id++) {
      if ((this.parents[id] as number) !== id) continue;
      const [left, top, right, bottom, area, label] = this.boxes.slice(id * 6, id * 6 + 6) as
        [number, number, number, number, number, number];
      if (area < AREA_MIN_PX || right - left > SIDE_MAX_PX || bottom - top > SIDE_MAX_PX) continue;
      found.push({ left, top, right, bottom, dark: label === DARK });
    }
    return found;
  }
}

/** One row's runs of equal label: triples of start, end (exclusive) and the component. */
function runsOf(
  { values, width }: Plane, y: number, levels: Float32Array, across: number, labels: Uint8Array,
): void {
  const row = (y >> 3) * across;
  for (let x = 0; x < width; x++) {
    const level = levels[row + (x >> 3)] as number;
    const value = values[y * width + x] as number;
    labels[x] = value < level ? DARK : value >= level ? LIGHT : 0;
  }
}

/** Dark strokes on light paper and light ones on dark, by a local threshold. */
export function findGlyphs(plane: Plane): Glyph[] {
  const { width, height } = plane;
  const { levels, across } = thresholdsOf(plane);
  const components = new Components();
  const labels = new Uint8Array(width + 1);
  let previous: number[] = [];
  for (let y = 0; y < height; y++) {
    runsOf(plane, y, levels, across, labels);
    const runs: number[] = [];
    let p = 0;
    for (let x = 0; x < width;) {
      const label = labels[x] as number;
      const start = x;
      while (x < width && labels[x] === label) x++;
      if (label === 0) continue;
      let id = -1;
      // Runs of the row above that touch, by an edge or a corner.
      while (p < previous.length && (previous[p + 1] as number) < start) p += 3;
      for (let q = p; q < previous.length && (previous[q] as number) <= x; q += 3) {
        const above = previous[q + 2] as number;
        if (components.boxes[components.root(above) * 6 + 5] !== label) continue;
        if (id < 0) {
          id = components.root(above);
          const b = components.boxes;
          b[id * 6] = Math.min(b[id * 6] as number, start);
          b[id * 6 + 2] = Math.max(b[id * 6 + 2] as number, x);
          b[id * 6 + 3] = y + 1;
          b[id * 6 + 4] = (b[id * 6 + 4] as number) + x - start;
        } else id = components.join(id, above);
      }
      if (id < 0) id = components.add(start, x, y, label);
      runs.push(start, x, id);
    }
    previous = runs;
  }
  return components.glyphs();
}
