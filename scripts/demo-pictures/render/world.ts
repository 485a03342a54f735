import type { Sdf } from './sdf';
import type { Thing } from './thing';

/** Numbers per thing in `World.packed`: centre, rotation, half extents. */
export const THING_STRIDE = 15;
/** Numbers per node in `World.bounds`: lower and upper corner. */
export const NODE_STRIDE = 6;

/**
 * The things of a scene laid out for the hot loop: a tree of boxes in depth-first order. A ray that misses node `i` goes on at
 * `skip[i]`, else at `i + 1`; `leaf[i]` is the thing of a leaf, -1 for an inner node.
 */
export interface World {
  readonly packed: Float64Array;
  readonly shapes: readonly (Sdf | null)[];
  readonly bounds: Float64Array;
  readonly skip: Int32Array;
  readonly leaf: Int32Array;
}

interface Bounds {
  readonly index: number;
  readonly low: readonly number[];
  readonly high: readonly number[];
}

interface Node extends Bounds {
  readonly children: readonly Node[];
  readonly size: number;
}

export function packWorld(things: readonly Thing[]): World {
  const packed = new Float64Array(things.length * THING_STRIDE);
  things.forEach((thing, i) =>
    packed.set([...thing.centre, ...thing.rotation, ...thing.half], i * THING_STRIDE),
  );
  const root = grow(things.map(boundsOf));
  const world: World = {
    packed,
    shapes: things.map((thing) => thing.sdf),
    bounds: new Float64Array(root.size * NODE_STRIDE),
    skip: new Int32Array(root.size),
    leaf: new Int32Array(root.size),
  };
  write(world, root, 0);
  return world;
}

function boundsOf(thing: Thing, index: number): Bounds {
  const reach = [0, 1, 2].map((axis) =>
    [0, 1, 2].reduce(
      (sum, row) => sum + Math.abs(thing.rotation[row * 3 + axis] ?? 0) * (thing.half[row] ?? 0),
      1e-6,
    ),
  );
  return {
    index,
    low: reach.map((r, axis) => (thing.centre[axis] ?? 0) - r),
    high: reach.map((r, axis) => (thing.centre[axis] ?? 0) + r),
  };
}

function sizeOf(part: Bounds): number {
  return Math.max(...part.low.map((low, axis) => (part.high[axis] ?? 0) - low));
}

function middleOf(part: Bounds, axis: number): number {
  return (part.low[axis] ?? 0) + (part.high[axis] ?? 0);
}

/** Walls and floors apart from what stands before them, or every box would be as large as the room; else at the median. */
function split(
  parts: readonly Bounds[],
  size: number,
): readonly [readonly Bounds[], readonly Bounds[]] {
  const small = parts.filter((part) => sizeOf(part) < 0.5 * size);
  if (small.length > 0 && small.length < parts.length)
    return [small, parts.filter((part) => !small.includes(part))];
  const spans = [0, 1, 2].map((axis) => {
    const middles = parts.map((part) => middleOf(part, axis));
    return Math.max(...middles) - Math.min(...middles);
  });
  const axis = spans.indexOf(Math.max(...spans));
  const sorted = parts.toSorted((a, b) => middleOf(a, axis) - middleOf(b, axis));
  return [sorted.slice(0, sorted.length >> 1), sorted.slice(sorted.length >> 1)];
}

function grow(parts: readonly Bounds[]): Node {
  const low = [0, 1, 2].map((axis) => Math.min(...parts.map((part) => part.low[axis] ?? 0)));
  const high = [0, 1, 2].map((axis) => Math.max(...parts.map((part) => part.high[axis] ?? 0)));
  if (parts.length === 1) return { index: parts[0]?.index ?? -1, low, high, children: [], size: 1 };
  const children = split(parts, sizeOf({ index: -1, low, high })).map(grow);
  return {
    index: -1,
    low,
    high,
    children,
    size: children.reduce((sum, child) => sum + child.size, 1),
  };
}

function write(world: World, node: Node, at: number): void {
  world.bounds.set([...node.low, ...node.high], at * NODE_STRIDE);
  world.skip[at] = at + node.size;
  world.leaf[at] = node.index;
  let next = at + 1;
  for (const child of node.children) {
    write(world, child, next);
    next += child.size;
  }
}
