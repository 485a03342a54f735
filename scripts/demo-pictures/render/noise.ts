/**
 * Value noise on an integer hash instead of a table: a table repeats, and a repeated texture would be a copy-move
 * that nobody made.
 */

const STEP_X = 0x27d4eb2d;
const STEP_Y = 0x165667b1;

function scrambled(cell: number): number {
  let hash = Math.imul(cell ^ (cell >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** One value in [0, 1) for a cell, without interpolation: a plank's tone, a brick's colour. */
export function cellValue(x: number, y: number): number {
  return scrambled(Math.imul(Math.floor(x), STEP_X) ^ Math.imul(Math.floor(y), STEP_Y));
}

/** Smooth noise in [0, 1), about one feature per unit. */
export function noise2(x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  let fx = x - column;
  let fy = y - row;
  fx = fx * fx * (3 - 2 * fx);
  fy = fy * fy * (3 - 2 * fy);
  const left = Math.imul(column, STEP_X);
  const right = (left + STEP_X) | 0;
  const above = Math.imul(row, STEP_Y);
  const below = (above + STEP_Y) | 0;
  const top = scrambled(left ^ above);
  const bottom = scrambled(left ^ below);
  const upper = top + (scrambled(right ^ above) - top) * fx;
  const lower = bottom + (scrambled(right ^ below) - bottom) * fx;
  return upper + (lower - upper) * fy;
}

/** Sum of octaves, each turned and shifted against the last so that the lattice does not show; about 0-1, mean 0.5. */
export function fbm2(x: number, y: number, octaves: number): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  let u = x;
  let v = y;
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise2(u, v);
    total += weight;
    weight *= 0.5;
    const turned = 1.62 * u - 1.18 * v + 17.3;
    v = 1.18 * u + 1.62 * v - 9.1;
    u = turned;
  }
  return sum / total;
}

export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

export function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}
