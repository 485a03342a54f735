/**
 * Value noise on an integer hash instead of a table: a table repeats, and a repeated texture would be a copy-move
 * that nobody made.
 */

function corner(x: number, y: number): number {
  let hash = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** One value in [0, 1) for a cell, without interpolation: a plank's tone, a brick's colour. */
export function cellValue(x: number, y: number): number {
  return corner(Math.floor(x), Math.floor(y));
}

/** Smooth noise in [0, 1), about one feature per unit. */
export function noise2(x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  let fx = x - column;
  let fy = y - row;
  fx = fx * fx * (3 - 2 * fx);
  fy = fy * fy * (3 - 2 * fy);
  const top = corner(column, row);
  const bottom = corner(column, row + 1);
  const upper = top + (corner(column + 1, row) - top) * fx;
  const lower = bottom + (corner(column + 1, row + 1) - bottom) * fx;
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
