import { type Bitmap } from '@/scripts/forensics/bitmap';
import { type Filter, filterEdit } from './filter';

const pixelated: Filter = (piece, random) => {
  const blockPx = random.int(5, 28);
  return Promise.resolve({ pixels: blocksOf(piece, blockPx), params: { blockPx } });
};

/** Replaces every block by its mean. */
function blocksOf(piece: Bitmap, blockPx: number): Bitmap {
  const rgb = new Uint8Array(piece.rgb.length);
  for (let top = 0; top < piece.height; top += blockPx) {
    for (let left = 0; left < piece.width; left += blockPx)
      fillBlock(piece, rgb, left, top, blockPx);
  }
  return { ...piece, rgb };
}

function fillBlock(
  { width, height, rgb }: Bitmap,
  result: Uint8Array,
  left: number,
  top: number,
  blockPx: number,
): void {
  const [right, bottom] = [Math.min(width, left + blockPx), Math.min(height, top + blockPx)];
  for (let c = 0; c < 3; c++) {
    let sum = 0;
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) sum += rgb[(y * width + x) * 3 + c] as number;
    const mean = Math.round(sum / ((right - left) * (bottom - top)));
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) result[(y * width + x) * 3 + c] = mean;
  }
}

export const pixelate = filterEdit(pixelated, 0.003, 0.06, 0.5);
