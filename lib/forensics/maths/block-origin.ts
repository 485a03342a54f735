/** Rows and columns are sampled this far apart: the edges of blocks run through the whole picture. */
const SAMPLE_PX = 3;
/** Larger jumps are edges of the scene. */
const JUMP_MAX = 12;

/**
 * Where the 8x8 blocks of an earlier compression most likely begin (0-7 in x and y): where neighbouring pixels jump
 * more than left and right of them (Fan & de Queiroz, "Identification of bitmap compression history", IEEE TIP 2003).
 * There is always an answer; whether there are blocks at all is for the caller to find out.
 */
export function likelyBlockOrigin(luma: Float32Array, width: number, height: number): { left: number; top: number } {
  return {
    left: strongestResidue(luma, width, height, 1, width),
    top: strongestResidue(luma, height, width, width, 1),
  };
}

/** @param step distance of two neighbours along the line. @param lineStep distance of two lines. */
function strongestResidue(
  luma: Float32Array, length: number, lines: number, step: number, lineStep: number,
): number {
  const excess = new Float64Array(8);
  for (let line = 0; line < lines; line += SAMPLE_PX) {
    const start = line * lineStep;
    for (let i = 2; i < length - 1; i++) {
      const at = start + i * step;
      const before = luma[at - step] as number;
      const here = luma[at] as number;
      const jump = Math.abs(here - before);
      if (jump > JUMP_MAX) continue;
      const around = Math.abs(before - (luma[at - 2 * step] as number)) + Math.abs((luma[at + step] as number) - here);
      excess[i & 7] = (excess[i & 7] as number) + jump - Math.min(around / 2, JUMP_MAX);
    }
  }
  return excess.indexOf(Math.max(...excess));
}
