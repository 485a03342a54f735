import { moved, type Affine } from './affine';
import { solveLinear } from './linear-system';
import { sampleLinear, type Plane } from './plane';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const UNKNOWNS = 8;
/** Offsets are divided by this, so that all unknowns are of similar magnitude. */
const REACH_PX = 50;
const SETTLED_PX = 0.005;
/** Weight of the starting position: a straight edge alone does not determine a transform. */
const DAMPING = 1e-3;

/**
 * Adjusts the transform so that the plane at `moved(point)` looks like the plane at `point`, apart
 * from brightness and contrast: Gauss-Newton on six affine and two photometric unknowns (B. Lucas &
 * T. Kanade 1981; S. Baker & I. Matthews, IJCV 56, 2004). It corrects errors of a pixel or two.
 */
export function aligned(
  plane: Plane,
  start: Affine,
  points: readonly Point[],
  rounds: number,
): Affine {
  const n = points.length;
  if (n < 3 * UNKNOWNS) return start;
  const cx = points.reduce((sum, point) => sum + point.x, 0) / n;
  const cy = points.reduce((sum, point) => sum + point.y, 0) / n;
  let t = start;
  for (let round = 0; round < rounds; round++) {
    const step = solveLinear(normalEquations(plane, t, points, cx, cy));
    if (step === null || step.some((value) => !Number.isFinite(value))) return start;
    const [pa, pb, tx, pc, pd, ty] = step as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const a = pa / REACH_PX,
      b = pb / REACH_PX,
      c = pc / REACH_PX,
      d = pd / REACH_PX;
    t = {
      a: t.a + a,
      b: t.b + b,
      tx: t.tx + tx - a * cx - b * cy,
      c: t.c + c,
      d: t.d + d,
      ty: t.ty + ty - c * cx - d * cy,
    };
    if (Math.abs(tx) < SETTLED_PX && Math.abs(ty) < SETTLED_PX) break;
  }
  return t;
}

function normalEquations(
  plane: Plane,
  t: Affine,
  points: readonly Point[],
  cx: number,
  cy: number,
): Float64Array[] {
  const rows = Array.from({ length: UNKNOWNS }, () => new Float64Array(UNKNOWNS + 1));
  const j = new Float64Array(UNKNOWNS);
  for (const { x, y } of points) {
    const [u, v] = moved(t, x, y);
    if (u < 2 || v < 2 || u > plane.width - 3 || v > plane.height - 3) continue;
    const here = sampleLinear(plane, x, y);
    const gap = sampleLinear(plane, u, v) - here;
    const gx = (sampleLinear(plane, u + 1, v) - sampleLinear(plane, u - 1, v)) / 2;
    const gy = (sampleLinear(plane, u, v + 1) - sampleLinear(plane, u, v - 1)) / 2;
    const px = (x - cx) / REACH_PX;
    const py = (y - cy) / REACH_PX;
    j[0] = gx * px;
    j[1] = gx * py;
    j[2] = gx;
    j[3] = gy * px;
    j[4] = gy * py;
    j[5] = gy;
    j[6] = -here / REACH_PX;
    j[7] = -1;
    for (let i = 0; i < UNKNOWNS; i++) {
      const row = rows[i] as Float64Array;
      const weight = j[i] as number;
      for (let k = 0; k < UNKNOWNS; k++) row[k] = (row[k] as number) + weight * (j[k] as number);
      row[UNKNOWNS] = (row[UNKNOWNS] as number) - weight * gap;
    }
  }
  rows.forEach((row, i) => {
    row[i] = (row[i] as number) + DAMPING * points.length;
  });
  return rows;
}
