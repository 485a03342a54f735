import { gather, radianceAlong, type Arrival } from './irradiance';
import { CELL_PX, type LightGrid } from './light-grid';
import type { Scene } from './scene';
import type { Sample, Thing } from './thing';
import type { World } from './world';

const arrival: Arrival = { r: 0, g: 0, b: 0, dx: 0, dy: 0, dz: 0 };
const mirror: Arrival = { r: 0, g: 0, b: 0, dx: 0, dy: 0, dz: 0 };

/** Below this a mirror image is not told from an even haze, and its ray is saved. */
const MIRROR_SHARE_MIN = 0.03;

/** World normals of the point being shaded: of the shape, and with the surface's bumps. */
let gx = 0;
let gy = 0;
let gz = 0;
let nx = 0;
let ny = 0;
let nz = 0;

/** Turns the painted sample into light towards the eye, written to `out` at `at`. (dx, dy, dz) is the eye ray. */
export function shade(
  scene: Scene, world: World, grid: LightGrid, met: Thing, index: number, s: Sample, column: number, row: number,
  x: number, y: number, z: number, dx: number, dy: number, dz: number, t: number, out: Float32Array, at: number,
): void {
  normals(met, s);
  const lift = 0.02 + t * 0.0008;
  if (!spread(grid, index, column, row)) {
    gather(scene, world, arrival, x + gx * lift, y + gy * lift, z + gz * lift, gx, gy, gz, 8, 8, 0.37);
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
    else radianceAlong(scene, world, mirror, x + gx * lift, y + gy * lift, z + gz * lift, dx + k * nx, dy + k * ny, dz + k * nz, true);
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
  gx = (m[0] as number) * s.nx + (m[3] as number) * s.ny + (m[6] as number) * s.nz;
  gy = (m[1] as number) * s.nx + (m[4] as number) * s.ny + (m[7] as number) * s.nz;
  gz = (m[2] as number) * s.nx + (m[5] as number) * s.ny + (m[8] as number) * s.nz;
  nx = gx + (m[0] as number) * s.bx + (m[3] as number) * s.by + (m[6] as number) * s.bz;
  ny = gy + (m[1] as number) * s.bx + (m[4] as number) * s.by + (m[7] as number) * s.bz;
  nz = gz + (m[2] as number) * s.bx + (m[5] as number) * s.by + (m[8] as number) * s.bz;
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  nx /= length;
  ny /= length;
  nz /= length;
}

/** Blinn's half vector towards the mean light. */
function highlight(dx: number, dy: number, dz: number): number {
  const hx = arrival.dx - dx, hy = arrival.dy - dy, hz = arrival.dz - dz;
  const length = Math.sqrt(hx * hx + hy * hy + hz * hz) || 1;
  const cosine = Math.max(0, (hx * nx + hy * ny + hz * nz) / length);
  const eighth = (cosine * cosine * cosine * cosine) ** 2;
  const sixteenth = eighth * eighth;
  return sixteenth * sixteenth * eighth * 6 + eighth;
}

/** Light from the cells around the pixel that saw the same thing from the same side; false when there is none. */
function spread(grid: LightGrid, index: number, column: number, row: number): boolean {
  const c = column / CELL_PX - 0.5, r = row / CELL_PX - 0.5;
  const c0 = Math.floor(c), r0 = Math.floor(r);
  let total = 0;
  arrival.r = arrival.g = arrival.b = arrival.dx = arrival.dy = arrival.dz = 0;
  for (let j = 0; j < 2; j++) {
    for (let i = 0; i < 2; i++) {
      const cc = Math.min(grid.columns - 1, Math.max(0, c0 + i)), rr = Math.min(grid.rows - 1, Math.max(0, r0 + j));
      const cell = rr * grid.columns + cc;
      if (grid.index[cell] !== index) continue;
      const o = cell * 6;
      const g = grid.geometry;
      const dot = (g[o] as number) * gx + (g[o + 1] as number) * gy + (g[o + 2] as number) * gz;
      if (dot < 0.5) continue;
      const weight = (1.02 - Math.abs(c - c0 - i)) * (1.02 - Math.abs(r - r0 - j)) * dot * dot * dot;
      total += weight;
      const a = grid.arrival;
      arrival.r += weight * (a[o] as number);
      arrival.g += weight * (a[o + 1] as number);
      arrival.b += weight * (a[o + 2] as number);
      arrival.dx += weight * (a[o + 3] as number);
      arrival.dy += weight * (a[o + 4] as number);
      arrival.dz += weight * (a[o + 5] as number);
    }
  }
  if (total < 0.02) return false;
  arrival.r /= total;
  arrival.g /= total;
  arrival.b /= total;
  arrival.dx /= total;
  arrival.dy /= total;
  arrival.dz /= total;
  return true;
}
