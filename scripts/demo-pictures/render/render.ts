import { emptySample, gatherGrid, type LightGrid } from './light-grid';
import { seededRandom } from './random';
import { shade } from './shade';
import { locate, trace, type Hit } from './trace';
import { packWorld, type World } from './world';
import { ViewRays } from './view';
import type { LightField, Scene } from './scene';

const SKY_DISTANCE_CM = 2000;
/** A rotated 2 x 2 pattern for pixels on an edge. */
const EDGE_OFFSETS = [
  [0.375, 0.125],
  [0.875, 0.375],
  [0.125, 0.625],
  [0.625, 0.875],
] as const;

interface Work {
  readonly scene: Scene;
  readonly world: World;
  readonly rays: ViewRays;
  readonly grid: LightGrid;
  readonly field: LightField;
  readonly hit: Hit;
}

const sample = emptySample();

/**
 * Linear light of the scene: one eye ray per pixel, four on outlines; soft light from a coarse grid of shadow and bounce
 * rays; mirrors by one more ray.
 */
export function renderScene(scene: Scene, width: number, height: number, seed: number): LightField {
  const rays = new ViewRays(scene.view, width, height);
  const field: LightField = {
    width,
    height,
    rgb: new Float32Array(width * height * 3),
    distance: new Float32Array(width * height),
  };
  const world = packWorld(scene.things);
  const work: Work = {
    scene,
    world,
    rays,
    field,
    hit: { t: 0, index: -1 },
    grid: gatherGrid(scene, world, rays, seededRandom(seed)),
  };
  const seen = new Int16Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const pixel = row * width + column;
      seen[pixel] = look(work, column + 0.5, row + 0.5, field.rgb, pixel * 3);
      field.distance[pixel] = Math.min(SKY_DISTANCE_CM, work.hit.t);
    }
  }
  softenEdges(work, seen);
  return field;
}

/** Shades one eye ray and returns the index of what it met. */
function look(work: Work, column: number, row: number, out: Float32Array, at: number): number {
  const { scene, world, rays, hit } = work;
  const [ex, ey, ez] = scene.view.eye;
  rays.aim(column, row);
  trace(world, hit, ex, ey, ez, rays.x, rays.y, rays.z);
  const met = scene.things[hit.index];
  if (met === undefined) {
    out[at] = scene.sky[0];
    out[at + 1] = scene.sky[1];
    out[at + 2] = scene.sky[2];
    return -1;
  }
  const x = ex + rays.x * hit.t,
    y = ey + rays.y * hit.t,
    z = ez + rays.z * hit.t;
  locate(met, sample, x, y, z);
  sample.er =
    sample.eg =
    sample.eb =
    sample.gloss =
    sample.sheen =
    sample.bx =
    sample.by =
    sample.bz =
      0;
  met.surface.paint(sample);
  shade(
    scene,
    world,
    work.grid,
    met,
    hit.index,
    sample,
    column,
    row,
    x,
    y,
    z,
    rays.x,
    rays.y,
    rays.z,
    hit.t,
    out,
    at,
  );
  return hit.index;
}

function softenEdges(work: Work, seen: Int16Array): void {
  const { width, height, rgb } = work.field;
  const fine = new Float32Array(3);
  const marked: number[] = [];
  for (let row = 1; row < height - 1; row++) {
    for (let column = 1; column < width - 1; column++) {
      if (isEdge(seen, rgb, row * width + column, width)) marked.push(row * width + column);
    }
  }
  const softened = new Float32Array(marked.length * 3);
  marked.forEach((pixel, i) => {
    for (const [dx, dy] of EDGE_OFFSETS) {
      look(work, (pixel % width) + dx, Math.floor(pixel / width) + dy, fine, 0);
      for (let k = 0; k < 3; k++)
        softened[i * 3 + k] = (softened[i * 3 + k] as number) + Math.min(4, fine[k] as number) / 4;
    }
  });
  marked.forEach((pixel, i) => rgb.set(softened.subarray(i * 3, i * 3 + 3), pixel * 3));
}

/** Another thing next door, or a jump in brightness: a decal, a joint, a reflection. */
function isEdge(seen: Int16Array, rgb: Float32Array, pixel: number, width: number): boolean {
  const own = seen[pixel];
  if (
    seen[pixel - 1] !== own ||
    seen[pixel + 1] !== own ||
    seen[pixel - width] !== own ||
    seen[pixel + width] !== own
  )
    return true;
  const here = rgb[pixel * 3 + 1] as number;
  const right = rgb[pixel * 3 + 4] as number;
  const below = rgb[(pixel + width) * 3 + 1] as number;
  return Math.abs(right - here) + Math.abs(below - here) > 0.5 * (here + 0.06);
}
