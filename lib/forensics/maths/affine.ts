/** x' = a x + b y + tx, y' = c x + d y + ty. */
export interface Affine {
  readonly a: number;
  readonly b: number;
  readonly tx: number;
  readonly c: number;
  readonly d: number;
  readonly ty: number;
}

export interface PointPair {
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
}

export function moved(t: Affine, x: number, y: number): readonly [number, number] {
  return [t.a * x + t.b * y + t.tx, t.c * x + t.d * y + t.ty];
}

export function determinant(t: Affine): number {
  return t.a * t.d - t.b * t.c;
}

export function inverted(t: Affine): Affine {
  const det = determinant(t);
  const a = t.d / det,
    b = -t.b / det,
    c = -t.c / det,
    d = t.a / det;
  return { a, b, tx: -(a * t.tx + b * t.ty), c, d, ty: -(c * t.tx + d * t.ty) };
}

/**
 * Returns the rotation, scale and shift that map two points onto two others; null when the first
 * two coincide.
 */
export function similarityOfTwo(p: PointPair, q: PointPair): Affine | null {
  const dx = q.fromX - p.fromX,
    dy = q.fromY - p.fromY;
  const ex = q.toX - p.toX,
    ey = q.toY - p.toY;
  const length = dx * dx + dy * dy;
  if (length === 0) return null;
  const a = (ex * dx + ey * dy) / length;
  const c = (ey * dx - ex * dy) / length;
  return {
    a,
    b: -c,
    tx: p.toX - a * p.fromX + c * p.fromY,
    c,
    d: a,
    ty: p.toY - c * p.fromX - a * p.fromY,
  };
}

interface Means {
  readonly x: number;
  readonly y: number;
  readonly toX: number;
  readonly toY: number;
}

function meansOf(pairs: readonly PointPair[]): Means {
  const n = pairs.length;
  const total = pairs.reduce(
    (s, p) => ({
      x: s.x + p.fromX,
      y: s.y + p.fromY,
      toX: s.toX + p.toX,
      toY: s.toY + p.toY,
    }),
    { x: 0, y: 0, toX: 0, toY: 0 },
  );
  return { x: total.x / n, y: total.y / n, toX: total.toX / n, toY: total.toY / n };
}

/**
 * Returns the least-squares similarity (rotation, scale, shift) of at least two pairs; null when
 * all points coincide.
 */
export function similarityOf(pairs: readonly PointPair[]): Affine | null {
  const m = meansOf(pairs);
  let along = 0,
    across = 0,
    length = 0;
  for (const p of pairs) {
    const x = p.fromX - m.x,
      y = p.fromY - m.y,
      u = p.toX - m.toX,
      v = p.toY - m.toY;
    along += u * x + v * y;
    across += v * x - u * y;
    length += x * x + y * y;
  }
  if (length === 0) return null;
  const a = along / length,
    c = across / length;
  return { a, b: -c, tx: m.toX - a * m.x + c * m.y, c, d: a, ty: m.toY - c * m.x - a * m.y };
}
