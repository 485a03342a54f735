/** Minimum distance of sampled rows and columns: the edges of blocks cross the complete picture. */
const SAMPLE_MIN_PX = 3;
/**
 * Limit on sampled rows and columns together: enough to tell edges from grain. Larger pictures are
 * sampled further apart.
 */
const SAMPLED_MAX_PX = 4e6 / SAMPLE_MIN_PX;
/** Larger jumps are edges of the scene. */
const JUMP_MAX = 12;

/**
 * Returns where the 8x8 blocks of an earlier compression most likely begin (0-7 in x and y): where
 * neighbouring pixels jump more than left and right of them (Fan & de Queiroz, "Identification of
 * bitmap compression history", IEEE TIP 2003). It always returns an origin; the caller has to check
 * whether there are blocks at all.
 */
export function likelyBlockOrigin(
  luma: Float32Array,
  width: number,
  height: number,
): { left: number; top: number } {
  const samplePx = Math.max(SAMPLE_MIN_PX, Math.round((width * height) / SAMPLED_MAX_PX));
  return {
    left: strongest(columnsOf(luma, width, height, samplePx)),
    top: strongest(rowsOf(luma, width, height, samplePx)),
  };
}

const strongest = (sums: Float64Array): number => sums.indexOf(Math.max(...sums));

/** Excess of the jumps from column to column, by the column's place in a block. */
function columnsOf(
  luma: Float32Array,
  width: number,
  height: number,
  samplePx: number,
): Float64Array {
  const columns = new Float64Array(8);
  for (let y = 0; y < height; y += samplePx) {
    const row = y * width;
    let before = Math.abs((luma[row + 1] as number) - (luma[row] as number));
    let jump = Math.abs((luma[row + 2] as number) - (luma[row + 1] as number));
    for (let x = 2; x < width - 1; x++) {
      const after = Math.abs((luma[row + x + 1] as number) - (luma[row + x] as number));
      columns[x & 7] = (columns[x & 7] as number) + excessOf(before, jump, after);
      before = jump;
      jump = after;
    }
  }
  return columns;
}

/** The same from row to row. Three rows of jumps are stored: above, here and below. */
function rowsOf(luma: Float32Array, width: number, height: number, samplePx: number): Float64Array {
  const rows = new Float64Array(8);
  const samples = Math.ceil(width / samplePx);
  let before = new Float64Array(samples),
    jump = new Float64Array(samples),
    after = new Float64Array(samples);
  jumpsInto(before, luma, width, 1, samplePx);
  jumpsInto(jump, luma, width, 2, samplePx);
  for (let y = 2; y < height - 1; y++) {
    jumpsInto(after, luma, width, y + 1, samplePx);
    let sum = 0;
    for (let i = 0; i < samples; i++)
      sum += excessOf(before[i] as number, jump[i] as number, after[i] as number);
    rows[y & 7] = (rows[y & 7] as number) + sum;
    [before, jump, after] = [jump, after, before];
  }
  return rows;
}

/** Stores the jumps from the row above to row `y`, at every sampled column. */
function jumpsInto(
  jumps: Float64Array,
  luma: Float32Array,
  width: number,
  y: number,
  samplePx: number,
): void {
  for (let i = 0, at = y * width; i < jumps.length; i++, at += samplePx) {
    jumps[i] = Math.abs((luma[at] as number) - (luma[at - width] as number));
  }
}

/** By how much a pixel's jump from the previous one exceeds those of its neighbours. */
function excessOf(before: number, jump: number, after: number): number {
  return jump > JUMP_MAX ? 0 : jump - Math.min((before + after) / 2, JUMP_MAX);
}
