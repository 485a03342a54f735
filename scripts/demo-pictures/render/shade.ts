import { gather, radianceAlong, type Arrival } from './irradiance';
import { CELL_PX, type LightGrid } from './light-grid';
import type { Scene } from './scene';
import type { Sample, Thing } from './thing';
import type { World } from './world';

const arrival: Arrival = { r: 0, g: 0, b: 0, dx: 0, dy: 0, dz: 0 };
const mirror: Arrival = { r: 0, g: 0, b: 0, dx: 0, dy: 0, dz: 0 };

/** Below this a mirror image is not told from an even haze, and its ray is saved. */
const MIRROR_SHARE_MIN = 0.036;

/** World normals of the point being shaded: of the shape (0-2) and with the surface's bumps (3-5). An array, because
 * numbers in module variables are boxed anew with each write. */
const normal = new Float64Array(6);

/** Turns the painted sample into light towards the eye, written to `out` at `at`. (dx, dy, dz) is the eye ray. */
export function shade(
  scene: Scene,
  world: World,
  grid: LightGrid,
  met: Thing,
  index: number,
  s: Sample,
  column: number,
  row: number,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  t: number,
  out: Float32Array,
  at: number,
): void {
  normals(met, s);
  const gx = normal[0] as number,
    gy = normal[1] as number,
    gz = normal[2] as number;
  const nx = normal[3] as number,
    ny = normal[4] as number,
    nz = normal[5] as number;
  const lift = 0.02 + t * 0.0008;
  if (!spread(grid, index, column, row)) {
    gather(
      scene,
      world,
      arrival,
      x + gx * lift,
      y + gy * lift,
      z + gz * lift,
      gx,
      gy,
      gz,
      6,
      6,
      0.37,
    );
  }
  const flat = 1 + 1.6 * (arrival.dx * gx + arrival.dy * gy + arrival.dz * gz);
  const bumped = 1 + 1.6 * (arrival.dx * nx + arrival.dy * ny + arrival.dz * nz);
  const relief = Math.min(2.5, Math.max(0.15, bumped / Math.max(0.3, flat)));
  const sheen = s.sheen > 0 ? s.sheen * highlight(dx, dy, dz) : 0;
  let r = s.r * arrival.r * relief + s.er + sheen * arrival.r;
  let g = s.g * arrival.g * relief + s.eg + sheen * arrival.g;
  let b = s.b * arrival.b * relief + s.eb + sheen * arrival.b;
  if (s.gloss > 0) {
    const cosine = Math.max(0, -(dx * nx + dy * ny + dz * nz));
    const grazing = (1 - cosine) ** 5;
    const share = s.gloss + (1 - s.gloss) * grazing * Math.min(1, s.gloss * 12);
    const k = 2 * cosine;
    if (share < MIRROR_SHARE_MIN) haze(scene);
    else
      radianceAlong(
        scene,
        world,
        mirror,
        x + gx * lift,
        y + gy * lift,
        z + gz * lift,
        dx + k * nx,
        dy + k * ny,
        dz + k * nz,
        true,
      );
    r = r * (1 - share) + share * mirror.r;
    g = g * (1 - share) + share * mirror.g;
    b = b * (1 - share) + share * mirror.b;
  }
  out[at] = r;
  out[at + 1] = g;
  out[at + 2] = b;
}

function haze(scene: Scene): void {
  mirror.r = 0.5 * (arrival.r + scene.sky[0]);
  mirror.g = 0.5 * (arrival.g + scene.sky[1]);
  mirror.b = 0.5 * (arrival.b + scene.sky[2]);
}

function normals(met: Thing, s: Sample): void {
  const m = met.rotation;
  const gx = (m[0] as number) * s.nx + (m[3] as number) * s.ny + (m[6] as number) * s.nz;
  const gy = (m[1] as number) * s.nx + (m[4] as number) * s.ny + (m[7] as number) * s.nz;
  const gz = (m[2] as number) * s.nx + (m[5] as number) * s.ny + (m[8] as number) * s.nz;
  const nx = gx + (m[0] as number) * s.bx + (m[3] as number) * s.by + (m[6] as number) * s.bz;
  const ny = gy + (m[1] as number) * s.bx + (m[4] as number) * s.by + (m[7] as number) * s.bz;
  const nz = gz + (m[2] as number) * s.bx + (m[5] as number) * s.by + (m[8] as number) * s.bz;
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  normal[0] = gx;
  normal[1] = gy;
  normal[2] = gz;
  normal[3] = nx / length;
  normal[4] = ny / length;
  normal[5] = nz / length;
}

/** Blinn's half vector towards the mean light. */
function highlight(dx: number, dy: number, dz: number): number {
  const hx = arrival.dx - dx,
    hy = arrival.dy - dy,
    hz = arrival.dz - dz;
  const length = Math.sqrt(hx * hx + hy * hy + hz * hz) || 1;
  const cosine = Math.max(
    0,
    (hx * (normal[3] as number) + hy * (normal[4] as number) + hz * (normal[5] as number)) / length,
  );
  const eighth = (cosine * cosine * cosine * cosine) ** 2;
  const sixteenth = eighth * eighth;
  return sixteenth * sixteenth * eighth * 6 + eighth;
}

/** Light from the cells around the pixel that saw the same thing from the same side; false when there is none. */
function spread(grid: LightGrid, index: number, column: number, row: number): boolean {
  const c = column / CELL_PX - 0.5,
    r = row / CELL_PX - 0.5;
  arrival.r = arrival.g = arrival.b = arrival.dx = arrival.dy = arrival.dz = 0;
  let total = collect(grid, index, c, r, 0);
  if (total < 0.02) total = collect(grid, index, c, r, 1);
  if (total < 0.001) return false;
  arrival.r /= total;
  arrival.g /= total;
  arrival.b /= total;
  arrival.dx /= total;
  arrival.dy /= total;
  arrival.dz /= total;
  return true;
}

/** Adds the four cells around (c, r), or `more` rings further out, and returns the sum of their weights. */
function collect(grid: LightGrid, index: number, c: number, r: number, more: number): number {
  const c0 = Math.floor(c),
    r0 = Math.floor(r),
    reach = 1.02 + more;
  const { arrival: a, geometry: g, columns, rows } = grid;
  const gx = normal[0] as number,
    gy = normal[1] as number,
    gz = normal[2] as number;
  let total = 0;
  for (let j = -more; j < 2 + more; j++) {
    for (let i = -more; i < 2 + more; i++) {
      const cc = Math.min(columns - 1, Math.max(0, c0 + i)),
        rr = Math.min(rows - 1, Math.max(0, r0 + j));
      const cell = rr * columns + cc;
      if (grid.index[cell] !== index) continue;
      const o = cell * 6;
      const dot = (g[o] as number) * gx + (g[o + 1] as number) * gy + (g[o + 2] as number) * gz;
      if (dot < 0.5 - 0.3 * more) continue;
      const weight =
        (reach - Math.abs(c - c0 - i)) * (reach - Math.abs(r - r0 - j)) * dot * dot * dot;
      total += weight;
      arrival.r += weight * (a[o] as number);
      arrival.g += weight * (a[o + 1] as number);
      arrival.b += weight * (a[o + 2] as number);
      arrival.dx += weight * (a[o + 3] as number);
      arrival.dy += weight * (a[o + 4] as number);
      arrival.dz += weight * (a[o + 5] as number);
    }
  }
  return total;
}
