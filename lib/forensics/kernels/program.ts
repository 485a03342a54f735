import { PROGRAM } from './program.generated';

/** The functions of assembly/*.ts. All arguments are addresses in bytes, or counts. */
interface Program {
  readonly memory: WebAssembly.Memory;
  luma(rgb: number, out: number, pixels: number): void;
  blockDct(
    from: number,
    rowBytes: number,
    pitchBytes: number,
    blocks: number,
    wanted: number,
    count: number,
    out: number,
    planeBytes: number,
    space: number,
  ): void;
  boxSums(
    values: number,
    width: number,
    height: number,
    radius: number,
    out: number,
    columns: number,
  ): void;
  residualSums(
    rows: number,
    rowBytes: number,
    width: number,
    wanted: number,
    blocks: number,
    across: number,
    residual: number,
    out: number,
  ): void;
  spectrumSums(
    rows: number,
    rowBytes: number,
    wanted: number,
    blocks: number,
    bands: number,
    shares: number,
    size: number,
    count: number,
    steps: number,
    out: number,
    space: number,
  ): void;
  colourSums(rows: number, rowBytes: number, wanted: number, blocks: number, out: number): void;
  multiply(
    a: number,
    b: number,
    bias: number,
    out: number,
    m: number,
    k: number,
    columns: number,
  ): void;
  gaussian(
    values: number,
    width: number,
    height: number,
    weights: number,
    radius: number,
    out: number,
    rows: number,
    line: number,
  ): void;
  subtract(a: number, b: number, out: number, count: number): void;
  extrema(
    below: number,
    same: number,
    above: number,
    width: number,
    height: number,
    border: number,
    least: number,
    out: number,
  ): number;
  products(one: number, others: number, count: number, out: number): void;
  clippedBlocks(
    rgb: number,
    rowBytes: number,
    pitchBytes: number,
    blocks: number,
    margin: number,
    out: number,
  ): void;
  describe(
    plane: number,
    width: number,
    height: number,
    keypoints: number,
    count: number,
    raster: number,
    squares: number,
    histogram: number,
    out: number,
  ): void;
  dealCoefficients(
    from: number,
    blocks: number,
    wanted: number,
    count: number,
    out: number,
    planeBytes: number,
  ): void;
  roundToShorts(from: number, count: number, to: number): void;
  addMagnitudes(values: number, count: number, step: number, sums: number): void;
  countValues(
    values: number,
    kinds: number,
    kind: number,
    count: number,
    limit: number,
    counts: number,
    largest: number,
  ): number;
  addLookedUp(values: number, count: number, table: number, limit: number, sums: number): void;
  countZeros(values: number, count: number, counts: number): void;
  combSums(
    values: number,
    planes: number,
    wide: number,
    high: number,
    bins: number,
    cosines: number,
    stepMax: number,
    least: number,
    counts: number,
    histogram: number,
    out: number,
  ): void;
  forestOdds(
    rows: number,
    count: number,
    rowBytes: number,
    features: number,
    thresholds: number,
    leaves: number,
    trees: number,
    depth: number,
    sums: number,
  ): void;
  shrinkRow(
    rows: number,
    width: number,
    down: number,
    downTaps: number,
    from: number,
    across: number,
    acrossTaps: number,
    newWidth: number,
    line: number,
    out: number,
  ): void;
  addRows(bytes: number, length: number, rows: number, sums: number): void;
  addMoments(
    values: number,
    classes: number,
    count: number,
    ratios: number,
    offset: number,
    moments: number,
  ): void;
  addEvidence(
    values: number,
    classes: number,
    count: number,
    ratios: number,
    offset: number,
    weighing: number,
    evidence: number,
    separation: number,
  ): void;
  addBias(
    values: number,
    classes: number,
    count: number,
    ratios: number,
    offset: number,
    weighing: number,
    bias: number,
  ): void;
  gridVotes(
    lines: number,
    rowBytes: number,
    pitchBytes: number,
    cells: number,
    thresholds: number,
    barred: number,
    guess: number,
    space: number,
    out: number,
  ): number;
}

const PAGE_BYTES = 65_536;
/** Kernels may read one vector beyond their input. */
const SLACK_BYTES = 64;

let program: Program | null = null;

/**
 * The kernels, compiled with the first call (about 5 ms). Their memory is work space: a caller lays
 * it out with `layOut`, copies its values in, calls the kernel and copies the results out, without
 * an `await` in between; nothing in it is valid afterwards. Large planes are processed in strips,
 * so that it stays small.
 */
export function kernels(): Program {
  program ??= instantiate();
  return program;
}

function instantiate(): Program {
  const binary = Uint8Array.from(atob(PROGRAM.replaceAll('\n', '')), (char) => char.charCodeAt(0));
  return new WebAssembly.Instance(new WebAssembly.Module(binary)).exports as unknown as Program;
}

/**
 * Returns addresses of consecutive areas of those sizes, aligned to 16 bytes. Previous contents are
 * lost.
 */
export function layOut<const Sizes extends readonly number[]>(
  ...sizesBytes: Sizes
): { [At in keyof Sizes]: number } {
  const { memory } = kernels();
  let end = 16;
  const addresses = sizesBytes.map((size) => {
    const at = end;
    end = (at + size + 15) & ~15;
    return at;
  });
  const missing = end + SLACK_BYTES - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
  return addresses as { [At in keyof Sizes]: number };
}

/** A view of the work space; the next `layOut` may detach it. */
export function floatsAt(address: number, length: number): Float32Array {
  return new Float32Array(kernels().memory.buffer, address, length);
}

export function doublesAt(address: number, length: number): Float64Array {
  return new Float64Array(kernels().memory.buffer, address, length);
}

export function integersAt(address: number, length: number): Int32Array {
  return new Int32Array(kernels().memory.buffer, address, length);
}

export function shortsAt(address: number, length: number): Int16Array {
  return new Int16Array(kernels().memory.buffer, address, length);
}

export function bytesAt(address: number, length: number): Uint8Array {
  return new Uint8Array(kernels().memory.buffer, address, length);
}
