import type { PixelBox } from '@/scripts/forensics/bitmap';
import { emptyMask, type Mask } from './mask';
import type { Random } from './random';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Whether a point is inside, in units of the half axes around the centre. */
type Shape = (x: number, y: number) => boolean;

/** The largest extent of a shape, in half axes. */
const REACH = 1.45;

/**
 * Returns an ellipse, rectangle, polygon or soft blob of about that share of the picture, at a
 * random place.
 */
export function randomRegion(random: Random, size: Size, share: number): Mask {
  const stretch = random.logBetween(0.5, 2);
  const radiusPx = Math.sqrt((share * size.width * size.height) / Math.PI);
  const halfWidth = Math.min(radiusPx * Math.sqrt(stretch), size.width * 0.45);
  const halfHeight = Math.min(radiusPx / Math.sqrt(stretch), size.height * 0.45);
  const name = random.weighted([
    ['ellipse', 25],
    ['rectangle', 25],
    ['polygon', 25],
    ['blob', 25],
  ]);
  const angle =
    name === 'rectangle' && random.chance(0.7) ? 0 : random.between(-Math.PI / 2, Math.PI / 2);
  return painted(
    size,
    {
      x: random.between(
        Math.min(halfWidth, size.width / 2),
        Math.max(size.width - halfWidth, size.width / 2),
      ),
      y: random.between(
        Math.min(halfHeight, size.height / 2),
        Math.max(size.height - halfHeight, size.height / 2),
      ),
      halfWidth,
      halfHeight,
      angle,
    },
    shapeOf(name, random),
  );
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly angle: number;
}

function painted(size: Size, place: Place, inside: Shape): Mask {
  const mask = emptyMask(size);
  const [cos, sin] = [Math.cos(place.angle), Math.sin(place.angle)];
  const box = reachOf(size, place);
  for (let y = box.top; y < box.top + box.height; y++) {
    for (let x = box.left; x < box.left + box.width; x++) {
      const [dx, dy] = [x - place.x, y - place.y];
      if (
        inside((dx * cos + dy * sin) / place.halfWidth, (dy * cos - dx * sin) / place.halfHeight)
      ) {
        mask.alpha[y * size.width + x] = 255;
      }
    }
  }
  return mask;
}

function reachOf(size: Size, { x, y, halfWidth, halfHeight }: Place): PixelBox {
  const radiusPx = Math.ceil(Math.hypot(halfWidth, halfHeight) * REACH);
  const left = Math.max(0, Math.floor(x) - radiusPx);
  const top = Math.max(0, Math.floor(y) - radiusPx);
  return {
    left,
    top,
    width: Math.min(size.width, Math.ceil(x) + radiusPx) - left,
    height: Math.min(size.height, Math.ceil(y) + radiusPx) - top,
  };
}

function shapeOf(name: 'ellipse' | 'rectangle' | 'polygon' | 'blob', random: Random): Shape {
  if (name === 'ellipse') return (x, y) => x * x + y * y <= 1;
  if (name === 'rectangle')
    return (x, y) => Math.max(Math.abs(x), Math.abs(y)) <= Math.sqrt(Math.PI) / 2;
  return name === 'polygon' ? polygon(random) : blob(random);
}

function polygon(random: Random): Shape {
  const corners = Array.from({ length: random.int(4, 16) }, () => random.between(0.65, 1.35));
  const sector = (2 * Math.PI) / corners.length;
  return (x, y) => {
    const turn = (Math.atan2(y, x) + Math.PI) / sector;
    const at = Math.floor(turn) % corners.length;
    const along = (turn - Math.floor(turn)) * sector;
    const [a, b] = [corners[at] ?? 1, corners[(at + 1) % corners.length] ?? 1];
    // Where the ray from the centre meets the edge between two corners.
    const edge = (a * b * Math.sin(sector)) / (a * Math.sin(along) + b * Math.sin(sector - along));
    return Math.hypot(x, y) <= edge;
  };
}

function blob(random: Random): Shape {
  const waves = [2, 3, 4, 5, 7].map((count) => ({
    count,
    height: random.between(0, 0.42 / Math.sqrt(count)),
    phase: random.between(0, 2 * Math.PI),
  }));
  return (x, y) => {
    const angle = Math.atan2(y, x);
    const radius = waves.reduce(
      (sum, { count, height, phase }) => sum + height * Math.sin(count * angle + phase),
      1,
    );
    return Math.hypot(x, y) <= Math.min(Math.max(radius, 0.3), REACH);
  };
}
