/**
 * Finds the blocks of 8x8 interleaved RGB pixels with any value within `margin` of 0 or 255: 1 for
 * those, 0 for the others.
 * @param rgb first byte of the first block; `rowBytes` to the next row, `pitchBytes` to the next
 * block
 */
export function clippedBlocks(
  rgb: usize, rowBytes: usize, pitchBytes: usize, blocks: i32, margin: i32, out: usize,
): void {
  const first = i8x16.splat(<i8>(margin + 1));
  const unclipped = i8x16.splat(<i8>(254 - 2 * margin));
  for (let block = 0; block < blocks; block++) {
    let clipped = i8x16.splat(0);
    for (let y: usize = 0; y < 8; y++) {
      const at = rgb + y * rowBytes;
      // Two overlapping loads cover the 24 bytes of a row.
      clipped = v128.or(clipped, i8x16.ge_u(i8x16.sub(v128.load(at), first), unclipped));
      clipped = v128.or(clipped, i8x16.ge_u(i8x16.sub(v128.load(at + 8), first), unclipped));
    }
    store<u8>(out + block, v128.any_true(clipped) ? 1 : 0);
    rgb += pitchBytes;
  }
}
