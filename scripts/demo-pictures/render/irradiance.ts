import { occluded, trace, type Hit } from './trace';
import type { World } from './world';
import type { RectLight, Scene } from './scene';

/** Light that arrives at a point, divided by pi, and the mean direction it comes from. Reused, never kept. */
export interface Arrival {
  r: number;
  g: number;
  b: number;
  dx: number;
  dy: number;
  dz: number;
}

const hit: Hit = { t: 0, index: -1 };
const quick: Arrival = { r: 0, g: 0, b: 0, dx: 0, dy: 0, dz: 0 };

/** Golden-ratio sequence: even over the square for any number of points. */
const PHI_1 = 0.7548776662466927;
const PHI_2 = 0.5698402909980532;

/**
 * Direct light by `lightRays` shadow rays per light, and one bounce by `bounceRays` over the hemisphere (n unit).
 * `turn` (0-1) shifts the sample pattern from point to point.
 */
export function gather(
  scene: Scene,
  world: World,
  out: Arrival,
  px: number,
  py: number,
  pz: number,
  nx: number,
  ny: number,
  nz: number,
  lightRays: number,
  bounceRays: number,
  turn: number,
): void {
  out.r = out.g = out.b = out.dx = out.dy = out.dz = 0;
  for (const light of scene.lights)
    direct(world, light, out, px, py, pz, nx, ny, nz, lightRays, turn);
  bounced(scene, world, out, px, py, pz, nx, ny, nz, bounceRays, turn);
  const length = luma(out.r, out.g, out.b) || 1;
  out.dx /= length;
  out.dy /= length;
  out.dz /= length;
}

function luma(r: number, g: number, b: number): number {
  return 0.3 * r + 0.6 * g + 0.1 * b;
}

function direct(
  world: World,
  light: RectLight,
  out: Arrival,
  px: number,
  py: number,
  pz: number,
  nx: number,
  ny: number,
  nz: number,
  rays: number,
  turn: number,
): void {
  const { centre: c, u, v, normal } = light;
  const lx = normal[0],
    ly = normal[1],
    lz = normal[2];
  for (let i = 0; i < rays; i++) {
    const a = 2 * ((turn + i * PHI_1) % 1) - 1;
    const b = 2 * ((turn * 7.31 + i * PHI_2) % 1) - 1;
    const dx = c[0] + a * u[0] + b * v[0] - px;
    const dy = c[1] + a * u[1] + b * v[1] - py;
    const dz = c[2] + a * u[2] + b * v[2] - pz;
    const d2 = dx * dx + dy * dy + dz * dz;
    const d = Math.sqrt(d2);
    const cosine = (dx * nx + dy * ny + dz * nz) / d;
    // |u x v| is a quarter of the area and carries the light's own cosine.
    const facing = (4 * Math.abs(dx * lx + dy * ly + dz * lz)) / d;
    if (cosine <= 0) continue;
    const weight = (cosine * facing) / (Math.PI * d2 * rays);
    if (occluded(world, px, py, pz, dx / d, dy / d, dz / d, d - 1)) continue;
    add(
      out,
      light.radiance[0] * weight,
      light.radiance[1] * weight,
      light.radiance[2] * weight,
      dx / d,
      dy / d,
      dz / d,
    );
  }
}

function add(
  out: Arrival,
  r: number,
  g: number,
  b: number,
  dx: number,
  dy: number,
  dz: number,
): void {
  const weight = luma(r, g, b);
  out.r += r;
  out.g += g;
  out.b += b;
  out.dx += weight * dx;
  out.dy += weight * dy;
  out.dz += weight * dz;
}

function bounced(
  scene: Scene,
  world: World,
  out: Arrival,
  px: number,
  py: number,
  pz: number,
  nx: number,
  ny: number,
  nz: number,
  rays: number,
  turn: number,
): void {
  // Duff et al., Building an Orthonormal Basis, Revisited, JCGT 2017.
  const sign = nz >= 0 ? 1 : -1;
  const a = -1 / (sign + nz);
  const b = nx * ny * a;
  const tx = 1 + sign * nx * nx * a,
    ty = sign * b,
    tz = -sign * nx;
  const sx = b,
    sy = sign + ny * ny * a,
    sz = -ny;
  for (let i = 0; i < rays; i++) {
    const u = (i + ((turn * 3.7 + i * PHI_2) % 1)) / rays;
    const angle = 2 * Math.PI * ((turn + i * PHI_1) % 1);
    const radius = Math.sqrt(u);
    const p = radius * Math.cos(angle),
      q = radius * Math.sin(angle),
      h = Math.sqrt(1 - u);
    const dx = p * tx + q * sx + h * nx,
      dy = p * ty + q * sy + h * ny,
      dz = p * tz + q * sz + h * nz;
    radianceAlong(scene, world, quick, px, py, pz, dx, dy, dz, false);
    add(out, quick.r / rays, quick.g / rays, quick.b / rays, dx, dy, dz);
  }
}

/** What a ray sees, cheaply: the mean colour of what it hits under unshadowed light. Lights are seen by mirrors only. */
export function radianceAlong(
  scene: Scene,
  world: World,
  out: Arrival,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  seesLights: boolean,
): void {
  trace(world, hit, ox, oy, oz, dx, dy, dz);
  const met = scene.things[hit.index];
  if (seesLights && meetsLight(scene, out, ox, oy, oz, dx, dy, dz, hit.t)) return;
  if (met === undefined) {
    const up = 0.5 + 0.5 * dy;
    out.r = scene.ground[0] + (scene.sky[0] - scene.ground[0]) * up;
    out.g = scene.ground[1] + (scene.sky[1] - scene.ground[1]) * up;
    out.b = scene.ground[2] + (scene.sky[2] - scene.ground[2]) * up;
    return;
  }
  const light = roughLight(scene, ox + dx * hit.t, oy + dy * hit.t, oz + dz * hit.t);
  const { tint, glow } = met.surface;
  out.r = tint[0] * (light * 1.0 + 0.5 * scene.sky[0]) + (glow?.[0] ?? 0);
  out.g = tint[1] * (light * 0.98 + 0.5 * scene.sky[1]) + (glow?.[1] ?? 0);
  out.b = tint[2] * (light * 0.95 + 0.5 * scene.sky[2]) + (glow?.[2] ?? 0);
}

/** Half of what the lights would give at a point with a clear view of them. */
function roughLight(scene: Scene, x: number, y: number, z: number): number {
  let sum = 0;
  for (const { centre: c, areaCm2: area, radiance } of scene.lights) {
    const d2 = (c[0] - x) ** 2 + (c[1] - y) ** 2 + (c[2] - z) ** 2;
    sum += (0.3 * radiance[1] * area) / (Math.PI * (d2 + area * 0.3));
  }
  return sum;
}

function meetsLight(
  scene: Scene,
  out: Arrival,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  tMax: number,
): boolean {
  for (const { centre: c, u, v, radiance, normal } of scene.lights) {
    const nx = normal[0],
      ny = normal[1],
      nz = normal[2];
    const t =
      ((c[0] - ox) * nx + (c[1] - oy) * ny + (c[2] - oz) * nz) / (dx * nx + dy * ny + dz * nz);
    if (!(t > 0) || t > tMax) continue;
    const x = ox + dx * t - c[0],
      y = oy + dy * t - c[1],
      z = oz + dz * t - c[2];
    const a = Math.abs(x * u[0] + y * u[1] + z * u[2]) / (u[0] ** 2 + u[1] ** 2 + u[2] ** 2);
    const b = Math.abs(x * v[0] + y * v[1] + z * v[2]) / (v[0] ** 2 + v[1] ** 2 + v[2] ** 2);
    if (a > 1 || b > 1) continue;
    // A window has a frame: two bars across.
    const pane = a < 0.04 || Math.abs(b - 0.1) < 0.03 ? 0.25 : 1;
    out.r = radiance[0] * pane;
    out.g = radiance[1] * pane;
    out.b = radiance[2] * pane;
    return true;
  }
  return false;
}
