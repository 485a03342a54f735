import { copyOf, type Bitmap, type PixelBox } from '../camera/bitmap';
import { seededRandom } from '../render/random';
import { boxOfMatte } from './cutout';
import { softened, type Matte } from '../render/matte';
import type { Edited } from './paste';

const ROUNDS = 700;

/**
 * Takes something out: inside the outline the rim is drawn inwards as a smooth membrane (Laplace's equation, red-black
 * over-relaxation), with a little grain over it, as a phone's "remove" brush does on plain ground.
 */
export function removeSubject(photo: Bitmap, matte: Matte, seed: number): Edited {
  const grown = softened(matte, 6);
  const inner = boxOfMatte(grown);
  const box: PixelBox = {
    left: Math.max(1, inner.left),
    top: Math.max(1, inner.top),
    width: Math.min(inner.width, photo.width - 2 - inner.left),
    height: Math.min(inner.height, photo.height - 2 - inner.top),
  };
  const bitmap = copyOf(photo);
  const random = seededRandom(seed);
  for (let k = 0; k < 3; k++) {
    const plane = membrane(photo, grown, box, k);
    for (let row = 0; row < box.height; row++) {
      for (let column = 0; column < box.width; column++) {
        const pixel = (box.top + row) * photo.width + box.left + column;
        if ((grown.cover[pixel] ?? 0) <= 0.02) continue;
        const grain = (random() + random() + random() - 1.5) * 2.4;
        bitmap.rgb[pixel * 3 + k] = Math.min(
          255,
          Math.max(0, Math.round((plane[row * box.width + column] ?? 0) + grain)),
        );
      }
    }
  }
  return { bitmap, box };
}

function membrane(photo: Bitmap, matte: Matte, box: PixelBox, channel: number): Float32Array {
  const { width, height } = box;
  const at = (row: number, column: number) => (box.top + row) * photo.width + box.left + column;
  const plane = new Float32Array(width * height);
  const free: number[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      plane[row * width + column] = photo.rgb[at(row, column) * 3 + channel] ?? 0;
      const rim = row === 0 || column === 0 || row === height - 1 || column === width - 1;
      if (!rim && (matte.cover[at(row, column)] ?? 0) > 0.02) free.push(row * width + column);
    }
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const i of free) {
      const mean =
        ((plane[i - 1] ?? 0) +
          (plane[i + 1] ?? 0) +
          (plane[i - width] ?? 0) +
          (plane[i + width] ?? 0)) /
        4;
      const own = plane[i] ?? 0;
      plane[i] = own + 1.93 * (mean - own);
    }
  }
  return plane;
}
