import { gather, type Arrival } from './irradiance';
import { locate, trace, type Hit } from './trace';
import type { World } from './world';
import type { Scene } from './scene';
import type { Sample, Thing } from './thing';
import type { ViewRays } from './view';
import type { Random } from './random';

/** Pixels per grid cell: light changes slowly, so it is gathered on a coarse grid and spread from there. */
export const CELL_PX = 6;
/** Over all lights together. */
const LIGHT_RAYS = 12;
const BOUNCE_RAYS = 9;

/** Arrival (r, g, b, dx, dy, dz) and geometry (normal, position) of every cell, six values each. */
export interface LightGrid {
  readonly columns: number;
  readonly rows: number;
  readonly index: Int16Array;
  readonly arrival: Float32Array;
  readonly geometry: Float32Array;
}

export function emptySample(): Sample {
  return {
    x: 0,
    y: 0,
    z: 0,
    nx: 0,
    ny: 0,
    nz: 0,
    r: 0,
    g: 0,
    b: 0,
    er: 0,
    eg: 0,
    eb: 0,
    gloss: 0,
    sheen: 0,
    bx: 0,
    by: 0,
    bz: 0,
  };
}

export function gatherGrid(scene: Scene, world: World, rays: ViewRays, random: Random): LightGrid {
  const columns = Math.ceil(rays.width / CELL_PX);
  const rows = Math.ceil(rays.height / CELL_PX);
  const grid: LightGrid = {
    columns,
    rows,
    index: new Int16Array(columns * rows).fill(-1),
    arrival: new Float32Array(columns * rows * 6),
    geometry: new Float32Array(columns * rows * 6),
  };
  const hit: Hit = { t: 0, index: -1 };
  const sample = emptySample();
  const arrival: Arrival = { r: 0, g: 0, b: 0, dx: 0, dy: 0, dz: 0 };
  const [ex, ey, ez] = scene.view.eye;
  for (let cell = 0; cell < columns * rows; cell++) {
    rays.aim(((cell % columns) + 0.5) * CELL_PX, (Math.floor(cell / columns) + 0.5) * CELL_PX);
    trace(world, hit, ex, ey, ez, rays.x, rays.y, rays.z);
    const met = scene.things[hit.index];
    const turn = random();
    if (met === undefined) continue;
    const x = ex + rays.x * hit.t,
      y = ey + rays.y * hit.t,
      z = ez + rays.z * hit.t;
    locate(met, sample, x, y, z);
    fillCell(grid, cell, hit.index, met, sample, x, y, z);
    const g = grid.geometry,
      o = cell * 6,
      lift = 0.02 + hit.t * 0.0008;
    const nx = g[o] as number,
      ny = g[o + 1] as number,
      nz = g[o + 2] as number;
    gather(
      scene,
      world,
      arrival,
      x + nx * lift,
      y + ny * lift,
      z + nz * lift,
      nx,
      ny,
      nz,
      Math.ceil(LIGHT_RAYS / scene.lights.length),
      BOUNCE_RAYS,
      turn,
    );
    grid.arrival.set([arrival.r, arrival.g, arrival.b, arrival.dx, arrival.dy, arrival.dz], o);
  }
  return smoothed(smoothed(grid, 1), 2);
}

function fillCell(
  grid: LightGrid,
  cell: number,
  index: number,
  met: Thing,
  s: Sample,
  x: number,
  y: number,
  z: number,
): void {
  const m = met.rotation;
  grid.index[cell] = index;
  const o = cell * 6;
  for (let axis = 0; axis < 3; axis++) {
    grid.geometry[o + axis] =
      (m[axis] as number) * s.nx + (m[axis + 3] as number) * s.ny + (m[axis + 6] as number) * s.nz;
  }
  grid.geometry[o + 3] = x;
  grid.geometry[o + 4] = y;
  grid.geometry[o + 5] = z;
}

/** One pass of an edge-avoiding a-trous filter (Dammertz et al. 2010): same thing, same direction, no far jump. */
function smoothed(grid: LightGrid, stride: number): LightGrid {
  const { columns, rows, geometry, index } = grid;
  const arrival = new Float32Array(grid.arrival.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column;
      let total = 0;
      for (let j = -2; j <= 2; j++) {
        for (let i = -2; i <= 2; i++) {
          const c = column + i * stride,
            r = row + j * stride;
          if (c < 0 || r < 0 || c >= columns || r >= rows) continue;
          const other = r * columns + c;
          if (index[other] !== index[cell]) continue;
          const weight =
            alike(geometry, cell * 6, other * 6) * (3 - Math.abs(i)) * (3 - Math.abs(j));
          total += weight;
          for (let k = 0; k < 6; k++)
            arrival[cell * 6 + k] =
              (arrival[cell * 6 + k] as number) + weight * (grid.arrival[other * 6 + k] as number);
        }
      }
      for (let k = 0; k < 6; k++)
        arrival[cell * 6 + k] = (arrival[cell * 6 + k] as number) / (total || 1);
    }
  }
  return { ...grid, arrival };
}

function alike(g: Float32Array, a: number, b: number): number {
  const dot =
    (g[a] as number) * (g[b] as number) +
    (g[a + 1] as number) * (g[b + 1] as number) +
    (g[a + 2] as number) * (g[b + 2] as number);
  if (dot < 0.7) return 0;
  return dot * dot * dot * dot;
}
