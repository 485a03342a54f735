import type { Rgb, Thing, Vec3 } from './thing';

/** A window or a lamp: a rectangle that shines; `u` and `v` are half edges. */
export interface RectLight {
  readonly centre: Vec3;
  readonly u: Vec3;
  readonly v: Vec3;
  readonly radiance: Rgb;
  /** Cross product of the half edges: a quarter of the area, square to the light. */
  readonly normal: Vec3;
  readonly areaCm2: number;
}

export interface View {
  readonly eye: Vec3;
  readonly target: Vec3;
  /** Degrees; nobody holds a phone level. */
  readonly roll: number;
  /** Horizontal field of view of the picture as shown, degrees. */
  readonly fieldOfView: number;
}

/** Centimetres, y up. `sky` and `ground` stand for the rest of the room. */
export interface Scene {
  readonly things: readonly Thing[];
  readonly lights: readonly RectLight[];
  readonly sky: Rgb;
  readonly ground: Rgb;
  readonly view: View;
  /** The things that a forger would cut out. */
  readonly subject: readonly Thing[];
}

/** Linear light, three values per pixel, and the distance of each pixel from the eye. */
export interface LightField {
  readonly width: number;
  readonly height: number;
  readonly rgb: Float32Array;
  readonly distance: Float32Array;
}

export function rectLight(centre: Vec3, u: Vec3, v: Vec3, radiance: Rgb): RectLight {
  const normal: Vec3 = [
    u[1] * v[2] - u[2] * v[1],
    u[2] * v[0] - u[0] * v[2],
    u[0] * v[1] - u[1] * v[0],
  ];
  return {
    centre,
    u,
    v,
    radiance,
    normal,
    areaCm2: 4 * Math.hypot(normal[0], normal[1], normal[2]),
  };
}
