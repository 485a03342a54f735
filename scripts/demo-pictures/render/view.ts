import type { View } from './scene';

/** Unit ray directions of a pinhole camera. */
export class ViewRays {
  readonly #right: readonly [number, number, number];
  readonly #up: readonly [number, number, number];
  readonly #forward: readonly [number, number, number];
  readonly #scale: number;
  x = 0;
  y = 0;
  z = 0;

  constructor(
    view: View,
    readonly width: number,
    readonly height: number,
  ) {
    const f = unit([
      view.target[0] - view.eye[0],
      view.target[1] - view.eye[1],
      view.target[2] - view.eye[2],
    ]);
    const level = unit([-f[2], 0, f[0]]);
    const upright = cross(level, f);
    const roll = (view.roll * Math.PI) / 180;
    const [c, s] = [Math.cos(roll), Math.sin(roll)];
    this.#forward = f;
    this.#right = [
      level[0] * c + upright[0] * s,
      level[1] * c + upright[1] * s,
      level[2] * c + upright[2] * s,
    ];
    this.#up = [
      upright[0] * c - level[0] * s,
      upright[1] * c - level[1] * s,
      upright[2] * c - level[2] * s,
    ];
    this.#scale = (2 * Math.tan((view.fieldOfView * Math.PI) / 360)) / width;
  }

  /** Aims at a point of the picture, in pixels (0.5, 0.5 is the middle of the first one). */
  aim(column: number, row: number): void {
    const a = (column - this.width / 2) * this.#scale;
    const b = (this.height / 2 - row) * this.#scale;
    const x = this.#forward[0] + a * this.#right[0] + b * this.#up[0];
    const y = this.#forward[1] + a * this.#right[1] + b * this.#up[1];
    const z = this.#forward[2] + a * this.#right[2] + b * this.#up[2];
    const length = Math.sqrt(x * x + y * y + z * z);
    this.x = x / length;
    this.y = y / length;
    this.z = z / length;
  }
}

function unit(v: readonly [number, number, number]): [number, number, number] {
  const length = Math.hypot(v[0], v[1], v[2]);
  return [v[0] / length, v[1] / length, v[2] / length];
}

function cross(
  a: readonly [number, number, number],
  b: readonly [number, number, number],
): [number, number, number] {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
