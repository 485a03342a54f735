import type { Sdf } from './sdf';

export type Vec3 = readonly [number, number, number];
export type Rgb = readonly [number, number, number];

/** One point of a surface while it is painted: filled by the tracer, answered by the surface. Reused, never kept. */
export interface Sample {
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
  /** Linear reflectance. */
  r: number;
  g: number;
  b: number;
  /** Light that the point gives itself. */
  er: number;
  eg: number;
  eb: number;
  /** Mirror reflectance at normal incidence; 0 is matt. */
  gloss: number;
  /** Sheen of a rough surface along the main light. */
  sheen: number;
  /** Added to the normal before shading. */
  bx: number;
  by: number;
  bz: number;
}

export type Paint = (sample: Sample) => void;

export interface Surface {
  readonly paint: Paint;
  /** Mean colour, for light that bounces off it. */
  readonly tint: Rgb;
  /** Mean own light, for screens and lamps. */
  readonly glow?: Rgb;
}

export interface Thing {
  /** null: the box itself. */
  readonly sdf: Sdf | null;
  readonly half: Vec3;
  readonly centre: Vec3;
  /** World to local, row by row. */
  readonly rotation: Float64Array;
  readonly surface: Surface;
}

export interface Pose {
  readonly at: Vec3;
  /** Degrees: about y, then x, then z. */
  readonly yaw?: number;
  readonly pitch?: number;
  readonly roll?: number;
}

function rotationOf(pose: Pose): Float64Array {
  const yaw = ((pose.yaw ?? 0) * Math.PI) / 180;
  const pitch = ((pose.pitch ?? 0) * Math.PI) / 180;
  const roll = ((pose.roll ?? 0) * Math.PI) / 180;
  const [cy, sy, cx, sx, cz, sz] = [
    Math.cos(yaw),
    Math.sin(yaw),
    Math.cos(pitch),
    Math.sin(pitch),
    Math.cos(roll),
    Math.sin(roll),
  ];
  // Columns of Ry * Rx * Rz are the local axes in the world; world to local is the transpose.
  return Float64Array.of(
    cy * cz + sy * sx * sz,
    cx * sz,
    -sy * cz + cy * sx * sz,
    -cy * sz + sy * sx * cz,
    cx * cz,
    sy * sz + cy * sx * cz,
    sy * cx,
    -sx,
    cy * cx,
  );
}

/** A box (no `sdf`) or a shape inside the box of half extents `half`. */
export function thing(surface: Surface, half: Vec3, pose: Pose, sdf: Sdf | null = null): Thing {
  return {
    sdf,
    half,
    surface,
    centre: pose.at,
    rotation: rotationOf(pose),
  };
}

/** A rod between two points of the world; `shape` gets its half length. */
export function rodBetween(
  surface: Surface,
  from: Vec3,
  to: Vec3,
  radius: number,
  shape: (halfLength: number) => Sdf,
): Thing {
  const d = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const;
  const length = Math.hypot(d[0], d[1], d[2]);
  const [ux, uy, uz] = [d[0] / length, d[1] / length, d[2] / length];
  const [hx, hy, hz] = Math.abs(uy) < 0.9 ? [0, 1, 0] : [1, 0, 0];
  let [ax, ay, az] = [hy * uz - hz * uy, hz * ux - hx * uz, hx * uy - hy * ux];
  const norm = Math.hypot(ax, ay, az);
  [ax, ay, az] = [ax / norm, ay / norm, az / norm];
  const [bx, by, bz] = [ay * uz - az * uy, az * ux - ax * uz, ax * uy - ay * ux];
  return {
    sdf: shape(length / 2),
    half: [radius, length / 2 + radius, radius],
    surface,
    centre: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2],
    rotation: Float64Array.of(ax, ay, az, ux, uy, uz, bx, by, bz),
  };
}
