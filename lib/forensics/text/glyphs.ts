import type { Plane } from '../maths/plane';

/**
 * A stroke or a glyph: a connected set of dark (or light) pixels; box in pixels, `right` and
 * `bottom` exclusive.
 */
export interface Glyph {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Darker than its surroundings. */
  readonly dark: boolean;
}

const CELL_PX = 8;
/** Minimum difference between ink and paper, in grey levels. */
const CONTRAST_MIN = 36;
const SIDE_MAX_PX = 96;
const AREA_MIN_PX = 3;
/** A picture with more of them shows foliage or gravel; the rest is ignored. */
const GLYPHS_MAX = 60_000;

/** Level of a cell without contrast. */
const NONE = -1;
const DARK = 1;
const LIGHT = 2;

/**
 * Returns the mean of the darkest and the lightest pixel around each cell; `NONE` where there is no
 * contrast.
 */
function thresholdsOf({ values, width, height }: Plane): { levels: Float32Array; across: number } {
  const across = Math.ceil(width / CELL_PX);
  const down = Math.ceil(height / CELL_PX);
  const low = new Float32Array(across * down);
  const high = new Float32Array(across * down);
  for (let cell = 0; cell < low.length; cell++) {
    const left = (cell % across) * CELL_PX;
    const right = Math.min(width, left + CELL_PX);
    const top = Math.floor(cell / across) * CELL_PX;
    const bottom = Math.min(height, top + CELL_PX);
    let min = 255;
    let max = 0;
    for (let y = top; y < bottom; y++) {
      for (let at = y * width + left; at < y * width + right; at++) {
        const value = values[at] as number;
        min = value < min ? value : min;
        max = value > max ? value : max;
      }
    }
    low[cell] = min;
    high[cell] = max;
  }
  return { levels: middles(low, high, across, down), across };
}

/**
 * Averages the neighbours weighted by their contrast, so that the cell inside a thick stroke gets
 * the level of the stroke's edge.
 */
function middles(
  low: Float32Array,
  high: Float32Array,
  across: number,
  down: number,
): Float32Array {
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
      levels[row * across + column] = weights > 0 ? sum / weights : NONE;
    }
  }
  return levels;
}

/** Fields of a component: its box, its number of pixels and its label. */
const LEFT = 0;
const TOP = 1;
const RIGHT = 2;
const BOTTOM = 3;
const AREA = 4;
const LABEL = 5;
const FIELDS = 6;

/**
 * Connected sets of equal label (Rosenfeld & Pfaltz 1966): each stores its box and absorbs those it
 * meets.
 */
class Components {
  private parents = new Int32Array(1 << 14);
  private fields = new Int32Array(FIELDS << 14);
  private count = 0;

  add(left: number, right: number, y: number, label: number): number {
    if (this.count === this.parents.length) this.grow();
    const id = this.count++;
    this.parents[id] = id;
    this.fields.set([left, y, right, y + 1, right - left, label], id * FIELDS);
    return id;
  }

  private grow(): void {
    const [parents, fields] = [this.parents, this.fields];
    this.parents = new Int32Array(parents.length * 2);
    this.parents.set(parents);
    this.fields = new Int32Array(fields.length * 2);
    this.fields.set(fields);
  }

  root(id: number): number {
    const { parents } = this;
    let at = id;
    for (let up = parents[at] as number; up !== at; up = parents[at] as number) {
      parents[at] = parents[up] as number;
      at = up;
    }
    return at;
  }

  labelOf(root: number): number {
    return this.fields[root * FIELDS + LABEL] as number;
  }

  extend(root: number, left: number, right: number, y: number): void {
    const { fields } = this;
    const at = root * FIELDS;
    if (left < (fields[at + LEFT] as number)) fields[at + LEFT] = left;
    if (right > (fields[at + RIGHT] as number)) fields[at + RIGHT] = right;
    fields[at + BOTTOM] = y + 1;
    fields[at + AREA] = (fields[at + AREA] as number) + right - left;
  }

  join(a: number, b: number): number {
    if (a === b) return a;
    const [to, from] = [Math.min(a, b), Math.max(a, b)];
    const { fields } = this;
    const [t, f] = [to * FIELDS, from * FIELDS];
    this.parents[from] = to;
    fields[t + LEFT] = Math.min(fields[t + LEFT] as number, fields[f + LEFT] as number);
    fields[t + TOP] = Math.min(fields[t + TOP] as number, fields[f + TOP] as number);
    fields[t + RIGHT] = Math.max(fields[t + RIGHT] as number, fields[f + RIGHT] as number);
    fields[t + BOTTOM] = Math.max(fields[t + BOTTOM] as number, fields[f + BOTTOM] as number);
    fields[t + AREA] = (fields[t + AREA] as number) + (fields[f + AREA] as number);
    return to;
  }

  glyphs(): Glyph[] {
    const found: Glyph[] = [];
    for (let id = 0; id < this.count && found.length < GLYPHS_MAX; id++) {
      if (this.parents[id] !== id) continue;
      const [left, top, right, bottom, area, label] = this.fields.subarray(
        id * FIELDS,
        (id + 1) * FIELDS,
      ) as unknown as readonly [number, number, number, number, number, number];
      if (area < AREA_MIN_PX || right - left > SIDE_MAX_PX || bottom - top > SIDE_MAX_PX) continue;
      found.push({ left, top, right, bottom, dark: label === DARK });
    }
    return found;
  }
}

/** Runs of equal label in a row: starts, ends (exclusive) and components. */
interface Runs {
  count: number;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly ids: Int32Array;
}

const emptyRuns = (width: number): Runs => ({
  count: 0,
  starts: new Int32Array(width + 1),
  ends: new Int32Array(width + 1),
  ids: new Int32Array(width + 1),
});

/**
 * Labels a row's pixels by the threshold of their cell; cells without contrast belong to no
 * component.
 */
function labelRow(
  { values, width }: Plane,
  y: number,
  levels: Float32Array,
  across: number,
  labels: Uint8Array,
): void {
  const row = (y >> 3) * across;
  for (let cell = 0; cell < across; cell++) {
    const level = levels[row + cell] as number;
    const end = Math.min(width, (cell + 1) * CELL_PX);
    if (level < 0) {
      labels.fill(0, cell * CELL_PX, end);
      continue;
    }
    for (let x = cell * CELL_PX; x < end; x++)
      labels[x] = (values[y * width + x] as number) < level ? DARK : LIGHT;
  }
}

/**
 * Creates the row's runs and joins them with those above that they touch by an edge or a corner.
 */
function linkRow(
  labels: Uint8Array,
  width: number,
  y: number,
  above: Runs,
  runs: Runs,
  components: Components,
): void {
  runs.count = 0;
  let first = 0;
  for (let x = 0; x < width;) {
    const label = labels[x] as number;
    const start = x;
    while (x < width && labels[x] === label) x++;
    if (label === 0) continue;
    while (first < above.count && (above.ends[first] as number) < start) first++;
    let id = -1;
    for (let q = first; q < above.count && (above.starts[q] as number) <= x; q++) {
      const root = components.root(above.ids[q] as number);
      if (components.labelOf(root) !== label) continue;
      id = id < 0 ? root : components.join(components.root(id), root);
    }
    if (id < 0) id = components.add(start, x, y, label);
    else components.extend(id, start, x, y);
    runs.starts[runs.count] = start;
    runs.ends[runs.count] = x;
    runs.ids[runs.count++] = id;
  }
}

/**
 * Finds dark strokes on light paper and light ones on dark, by a local threshold. Linear in the
 * number of pixels.
 */
export function findGlyphs(plane: Plane): Glyph[] {
  const { width, height } = plane;
  const { levels, across } = thresholdsOf(plane);
  const components = new Components();
  const labels = new Uint8Array(width);
  let [above, runs] = [emptyRuns(width), emptyRuns(width)];
  for (let y = 0; y < height; y++) {
    labelRow(plane, y, levels, across, labels);
    linkRow(labels, width, y, above, runs, components);
    [above, runs] = [runs, above];
  }
  return components.glyphs();
}
