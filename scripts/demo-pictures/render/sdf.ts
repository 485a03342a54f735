/** Signed distance functions, centimetres, in the thing's own coordinates (y up). */
export type Sdf = (x: number, y: number, z: number) => number;

export function roundBox(hx: number, hy: number, hz: number, radius: number): Sdf {
  const ix = hx - radius;
  const iy = hy - radius;
  const iz = hz - radius;
  return (x, y, z) => {
    const dx = Math.abs(x) - ix;
    const dy = Math.abs(y) - iy;
    const dz = Math.abs(z) - iz;
    const ox = dx > 0 ? dx : 0;
    const oy = dy > 0 ? dy : 0;
    const oz = dz > 0 ? dz : 0;
    const inside = Math.max(dx, dy, dz);
    return Math.sqrt(ox * ox + oy * oy + oz * oz) + (inside < 0 ? inside : 0) - radius;
  };
}

/** A cylinder along y with a rounded rim. */
export function cylinder(radius: number, halfHeight: number, rim = 0): Sdf {
  return (x, y, z) => {
    const dr = Math.sqrt(x * x + z * z) - radius + rim;
    const dy = Math.abs(y) - halfHeight + rim;
    const or = dr > 0 ? dr : 0;
    const oy = dy > 0 ? dy : 0;
    const inside = Math.max(dr, dy);
    return Math.sqrt(or * or + oy * oy) + (inside < 0 ? inside : 0) - rim;
  };
}

/** A rod along y with round ends. */
export function capsule(radius: number, halfLength: number): Sdf {
  return (x, y, z) => {
    const dy = Math.abs(y) - halfLength;
    const oy = dy > 0 ? dy : 0;
    return Math.sqrt(x * x + z * z + oy * oy) - radius;
  };
}

/** A ring around y. */
export function torus(ring: number, tube: number): Sdf {
  return (x, y, z) => {
    const dr = Math.sqrt(x * x + z * z) - ring;
    return Math.sqrt(dr * dr + y * y) - tube;
  };
}

/** Bound, not exact distance: good enough to march. */
export function ellipsoid(rx: number, ry: number, rz: number): Sdf {
  const smallest = Math.min(rx, ry, rz);
  return (x, y, z) => {
    const length = Math.sqrt((x / rx) ** 2 + (y / ry) ** 2 + (z / rz) ** 2);
    return (length - 1) * smallest * 0.9;
  };
}

export function shifted(shape: Sdf, dx: number, dy: number, dz: number): Sdf {
  return (x, y, z) => shape(x - dx, y - dy, z - dz);
}

export function union(...shapes: readonly Sdf[]): Sdf {
  return (x, y, z) => {
    let nearest = Infinity;
    for (const shape of shapes) {
      const distance = shape(x, y, z);
      if (distance < nearest) nearest = distance;
    }
    return nearest;
  };
}

export function subtract(shape: Sdf, hole: Sdf): Sdf {
  return (x, y, z) => Math.max(shape(x, y, z), -hole(x, y, z));
}

/** Turns y into z: a cylinder that lies with its axis towards the viewer. */
export function alongZ(shape: Sdf): Sdf {
  return (x, y, z) => shape(x, z, -y);
}

export function alongX(shape: Sdf): Sdf {
  return (x, y, z) => shape(y, x, -z);
}

/** A soft swelling of a shape: a cushion bulges in its middle. `scale` < 1 keeps the march safe. */
export function warped(
  shape: Sdf,
  offset: (x: number, y: number, z: number) => number,
  scale = 0.7,
): Sdf {
  return (x, y, z) => (shape(x, y, z) - offset(x, y, z)) * scale;
}
