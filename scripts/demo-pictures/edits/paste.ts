import { copyOf, type Bitmap, type PixelBox } from '../camera/bitmap';
import { softened, type Matte } from '../render/matte';
import type { Cutout } from './cutout';

export interface Pasting {
  /** Where the piece's top left corner goes, pixels. */
  readonly left: number;
  readonly top: number;
  /** Brightness of the piece against its new surroundings. */
  readonly brightness?: number;
  /** Darkness of the shadow painted under the piece, 0-1. */
  readonly shadow?: number;
}

export interface Edited {
  readonly bitmap: Bitmap;
  /** What was changed, in pixels as stored. */
  readonly box: PixelBox;
}

/** Lays a cut-out over a copy of the photo. */
export function paste(photo: Bitmap, piece: Cutout, how: Pasting): Edited {
  const bitmap = copyOf(photo);
  if (how.shadow !== undefined) castShadow(bitmap, piece, how, how.shadow);
  const brightness = how.brightness ?? 1;
  let [left, top, right, bottom] = [photo.width, photo.height, 0, 0];
  for (let row = 0; row < piece.height; row++) {
    for (let column = 0; column < piece.width; column++) {
      const cover = piece.cover[row * piece.width + column] ?? 0;
      const [x, y] = [how.left + column, how.top + row];
      if (cover <= 0.02 || x < 0 || y < 0 || x >= photo.width || y >= photo.height) continue;
      [left, top, right, bottom] = [
        Math.min(left, x),
        Math.min(top, y),
        Math.max(right, x),
        Math.max(bottom, y),
      ];
      for (let k = 0; k < 3; k++) {
        const at = (y * photo.width + x) * 3 + k;
        const under = bitmap.rgb[at] ?? 0;
        const over = Math.min(
          255,
          (piece.rgb[(row * piece.width + column) * 3 + k] ?? 0) * brightness,
        );
        bitmap.rgb[at] = Math.round(under + (over - under) * cover);
      }
    }
  }
  return { bitmap, box: { left, top, width: right - left + 1, height: bottom - top + 1 } };
}

/** A soft smudge below and beside the piece, as an editor's drop shadow makes it. */
function castShadow(bitmap: Bitmap, piece: Cutout, how: Pasting, darkness: number): void {
  const pad = 40;
  const width = piece.width + 2 * pad;
  const height = piece.height + 2 * pad;
  const cover = new Float32Array(width * height);
  // Only the lowest part stands on the ground.
  for (let row = Math.floor(piece.height * 0.72); row < piece.height; row++) {
    cover.set(
      piece.cover.subarray(row * piece.width, (row + 1) * piece.width),
      (row + pad) * width + pad,
    );
  }
  const soft: Matte = softened(softened({ width, height, cover }, 14), 9);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [x, y] = [how.left - pad + column + 8, how.top - pad + row + 7];
      if (x < 0 || y < 0 || x >= bitmap.width || y >= bitmap.height) continue;
      const keep = 1 - darkness * (soft.cover[row * width + column] ?? 0);
      for (let k = 0; k < 3; k++) {
        const at = (y * bitmap.width + x) * 3 + k;
        bitmap.rgb[at] = Math.round((bitmap.rgb[at] ?? 0) * keep);
      }
    }
  }
}
