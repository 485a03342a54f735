import type { Scene } from './scene';
import { trace, type Hit } from './trace';
import { ViewRays } from './view';
import { packWorld } from './world';

/** Which pixels show the scene's subject, 0-1: what a careful forger would trace by hand. */
export interface Matte {
  readonly width: number;
  readonly height: number;
  readonly cover: Float32Array;
}

export function subjectMatte(scene: Scene, width: number, height: number): Matte {
  const world = packWorld(scene.things);
  const wanted = new Set(scene.subject);
  const rays = new ViewRays(scene.view, width, height);
  const cover = new Float32Array(width * height);
  const hit: Hit = { t: 0, index: -1 };
  const [ex, ey, ez] = scene.view.eye;
  for (let pixel = 0; pixel < width * height; pixel++) {
    rays.aim((pixel % width) + 0.5, Math.floor(pixel / width) + 0.5);
    trace(world, hit, ex, ey, ez, rays.x, rays.y, rays.z);
    const met = scene.things[hit.index];
    if (met !== undefined && wanted.has(met)) cover[pixel] = 1;
  }
  return softened({ width, height, cover }, 1);
}

/** Box filter of (2 * reachPx + 1) squared: a soft brush for the rim, a wide one for a shadow. */
export function softened(matte: Matte, reachPx: number): Matte {
  const { width, height } = matte;
  const across = boxRows(matte.cover, width, height, 1, width, reachPx);
  return { width, height, cover: boxRows(across, height, width, width, 1, reachPx) };
}

function boxRows(
  from: Float32Array,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
  reach: number,
): Float32Array {
  const to = new Float32Array(from.length);
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep;
    let sum = 0;
    for (let i = 0; i < Math.min(reach, length); i++) sum += from[start + i * step] ?? 0;
    for (let i = 0; i < length; i++) {
      if (i + reach < length) sum += from[start + (i + reach) * step] ?? 0;
      if (i - reach - 1 >= 0) sum -= from[start + (i - reach - 1) * step] ?? 0;
      to[start + i * step] = Math.max(0, sum) / (2 * reach + 1);
    }
  }
  return to;
}
