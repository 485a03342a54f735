import type { Sdf } from './sdf';
import type { Sample, Thing } from './thing';
import { NODE_STRIDE, THING_STRIDE, type World } from './world';

const STEPS_MAX = 72;

/** Where a ray ended. One object is reused for all rays. */
export interface Hit {
  t: number;
  /** -1: nothing. */
  index: number;
}

function entersNode(
  bounds: Float64Array,
  at: number,
  ox: number,
  oy: number,
  oz: number,
  ix: number,
  iy: number,
  iz: number,
  tMax: number,
): boolean {
  let low = ((bounds[at] as number) - ox) * ix;
  let high = ((bounds[at + 3] as number) - ox) * ix;
  let from = low < high ? low : high;
  let to = low < high ? high : low;
  low = ((bounds[at + 1] as number) - oy) * iy;
  high = ((bounds[at + 4] as number) - oy) * iy;
  from = Math.max(from, low < high ? low : high);
  to = Math.min(to, low < high ? high : low);
  low = ((bounds[at + 2] as number) - oz) * iz;
  high = ((bounds[at + 5] as number) - oz) * iz;
  from = Math.max(from, low < high ? low : high);
  to = Math.min(to, low < high ? high : low);
  return from <= to && to > 0 && from < tMax;
}

/** Distance to one thing; Infinity when the ray misses it or meets it beyond `tMax`. */
function meet(
  p: Float64Array,
  at: number,
  sdf: Sdf | null,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  tMax: number,
): number {
  const cx = ox - (p[at] as number);
  const cy = oy - (p[at + 1] as number);
  const cz = oz - (p[at + 2] as number);
  const lox = (p[at + 3] as number) * cx + (p[at + 4] as number) * cy + (p[at + 5] as number) * cz;
  const loy = (p[at + 6] as number) * cx + (p[at + 7] as number) * cy + (p[at + 8] as number) * cz;
  const loz =
    (p[at + 9] as number) * cx + (p[at + 10] as number) * cy + (p[at + 11] as number) * cz;
  const ldx = (p[at + 3] as number) * dx + (p[at + 4] as number) * dy + (p[at + 5] as number) * dz;
  const ldy = (p[at + 6] as number) * dx + (p[at + 7] as number) * dy + (p[at + 8] as number) * dz;
  const ldz =
    (p[at + 9] as number) * dx + (p[at + 10] as number) * dy + (p[at + 11] as number) * dz;
  const ix = inverse(ldx),
    iy = inverse(ldy),
    iz = inverse(ldz);
  const hx = Math.abs(ix) * (p[at + 12] as number);
  const hy = Math.abs(iy) * (p[at + 13] as number);
  const hz = Math.abs(iz) * (p[at + 14] as number);
  const near = Math.max(-lox * ix - hx, -loy * iy - hy, -loz * iz - hz);
  const far = Math.min(-lox * ix + hx, -loy * iy + hy, -loz * iz + hz);
  if (near >= far || far <= 0 || near > tMax) return Infinity;
  if (sdf === null) return near > 0 ? near : Infinity;
  let t = near > 0 ? near : 0;
  const end = far < tMax ? far : tMax;
  for (let i = 0; i < STEPS_MAX && t <= end; i++) {
    const distance = sdf(lox + ldx * t, loy + ldy * t, loz + ldz * t);
    if (distance < 0.00025 * t + 0.0006) return t;
    t += distance;
  }
  return Infinity;
}

function inverse(value: number): number {
  return 1 / (Math.abs(value) < 1e-9 ? 1e-9 : value);
}

/** Nearest thing along the ray. The direction is a unit vector. */
export function trace(
  world: World,
  hit: Hit,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): void {
  hit.t = Infinity;
  hit.index = -1;
  walk(world, hit, ox, oy, oz, dx, dy, dz, false);
}

const shadow: Hit = { t: 0, index: -1 };

/** Whether anything stands within `tMax`. */
export function occluded(
  world: World,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  tMax: number,
): boolean {
  shadow.t = tMax;
  shadow.index = -1;
  walk(world, shadow, ox, oy, oz, dx, dy, dz, true);
  return shadow.index >= 0;
}

function walk(
  world: World,
  hit: Hit,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  anyIsEnough: boolean,
): void {
  const { packed, shapes, bounds, skip, leaf } = world;
  const ix = inverse(dx),
    iy = inverse(dy),
    iz = inverse(dz);
  for (let node = 0; node < skip.length;) {
    if (!entersNode(bounds, node * NODE_STRIDE, ox, oy, oz, ix, iy, iz, hit.t)) {
      node = skip[node] as number;
      continue;
    }
    const index = leaf[node] as number;
    node++;
    if (index < 0) continue;
    const t = meet(
      packed,
      index * THING_STRIDE,
      shapes[index] as Sdf | null,
      ox,
      oy,
      oz,
      dx,
      dy,
      dz,
      hit.t,
    );
    if (t >= hit.t) continue;
    hit.t = t;
    hit.index = index;
    if (anyIsEnough) return;
  }
}

/** Fills position and normal of `sample`, both in the thing's coordinates. */
export function locate(thing: Thing, sample: Sample, x: number, y: number, z: number): void {
  const m = thing.rotation;
  const cx = x - thing.centre[0];
  const cy = y - thing.centre[1];
  const cz = z - thing.centre[2];
  sample.x = (m[0] as number) * cx + (m[1] as number) * cy + (m[2] as number) * cz;
  sample.y = (m[3] as number) * cx + (m[4] as number) * cy + (m[5] as number) * cz;
  sample.z = (m[6] as number) * cx + (m[7] as number) * cy + (m[8] as number) * cz;
  if (thing.sdf === null) boxNormal(thing, sample);
  else slopeNormal(thing.sdf, sample);
}

function boxNormal(thing: Thing, sample: Sample): void {
  const dx = Math.abs(sample.x) - thing.half[0];
  const dy = Math.abs(sample.y) - thing.half[1];
  const dz = Math.abs(sample.z) - thing.half[2];
  sample.nx = dx >= dy && dx >= dz ? Math.sign(sample.x) : 0;
  sample.ny = sample.nx === 0 && dy >= dz ? Math.sign(sample.y) : 0;
  sample.nz = sample.nx === 0 && sample.ny === 0 ? Math.sign(sample.z) : 0;
}

/** Gradient over a tetrahedron: four distances instead of six. */
function slopeNormal(sdf: NonNullable<Thing['sdf']>, sample: Sample): void {
  const { x, y, z } = sample;
  const e = 0.004;
  const a = sdf(x + e, y - e, z - e);
  const b = sdf(x - e, y - e, z + e);
  const c = sdf(x - e, y + e, z - e);
  const d = sdf(x + e, y + e, z + e);
  const nx = a - b - c + d;
  const ny = -a - b + c + d;
  const nz = -a + b - c + d;
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  sample.nx = nx / length;
  sample.ny = ny / length;
  sample.nz = nz / length;
}
