import type { Bitmap, PixelBox } from '../camera/bitmap';
import type { Matte } from '../render/matte';
import { fbm2 } from '../render/noise';

/** A piece of a photo with its outline. */
export interface Cutout {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
  readonly cover: Float32Array;
}

/** The part of `photo` that `matte` covers. */
export function cutOut(photo: Bitmap, matte: Matte): Cutout {
  const box = boxOfMatte(matte);
  const { width, height } = box;
  const rgb = new Uint8Array(width * height * 3);
  const cover = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    const from = (box.top + row) * photo.width + box.left;
    rgb.set(photo.rgb.subarray(from * 3, (from + width) * 3), row * width * 3);
    cover.set(matte.cover.subarray(from, from + width), row * width);
  }
  return { width, height, rgb, cover };
}

/** A rough oval of the photo with a soft rim: the lasso of somebody in a hurry. */
export function cutOval(photo: Bitmap, box: PixelBox, rim: number): Cutout {
  const { width, height } = box;
  const rgb = new Uint8Array(width * height * 3);
  const cover = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    const from = (box.top + row) * photo.width + box.left;
    rgb.set(photo.rgb.subarray(from * 3, (from + width) * 3), row * width * 3);
    for (let column = 0; column < width; column++) {
      const [dx, dy] = [(2 * column) / width - 1, (2 * row) / height - 1];
      const distance = Math.hypot(dx, dy);
      const wander =
        0.4 * fbm2((1.6 * dx) / (distance + 0.01) + 3, (1.6 * dy) / (distance + 0.01) + 8, 3);
      const radius = distance + wander * distance;
      cover[row * width + column] = Math.min(1, Math.max(0, (1 - radius) / rim));
    }
  }
  return { width, height, rgb, cover };
}

/** Smallest box around what the matte covers by more than half. */
export function boxOfMatte(matte: Matte): PixelBox {
  let [left, top, right, bottom] = [matte.width, matte.height, -1, -1];
  matte.cover.forEach((cover, pixel) => {
    if (cover <= 0.02) return;
    const column = pixel % matte.width;
    const row = Math.floor(pixel / matte.width);
    left = Math.min(left, column);
    right = Math.max(right, column);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
  });
  if (right < 0) throw new RangeError('the matte covers nothing');
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** Turned by `degrees` and scaled about its middle, bilinear. */
export function turned(piece: Cutout, scale: number, degrees: number): Cutout {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const width = Math.ceil(scale * (piece.width * Math.abs(c) + piece.height * Math.abs(s)));
  const height = Math.ceil(scale * (piece.width * Math.abs(s) + piece.height * Math.abs(c)));
  const rgb = new Uint8Array(width * height * 3);
  const cover = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [dx, dy] = [(column - (width - 1) / 2) / scale, (row - (height - 1) / 2) / scale];
      sampleInto(
        piece,
        c * dx + s * dy + (piece.width - 1) / 2,
        c * dy - s * dx + (piece.height - 1) / 2,
        rgb,
        cover,
        row * width + column,
      );
    }
  }
  return { width, height, rgb, cover };
}

function sampleInto(
  piece: Cutout,
  x: number,
  y: number,
  rgb: Uint8Array,
  cover: Float32Array,
  to: number,
): void {
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (column < 0 || row < 0 || column >= piece.width - 1 || row >= piece.height - 1) return;
  const [fx, fy] = [x - column, y - row];
  const at = row * piece.width + column;
  const corners = [
    [at, (1 - fx) * (1 - fy)],
    [at + 1, fx * (1 - fy)],
    [at + piece.width, (1 - fx) * fy],
    [at + piece.width + 1, fx * fy],
  ] as const;
  const sum = [0, 0, 0];
  for (const [from, weight] of corners) {
    cover[to] = (cover[to] ?? 0) + weight * (piece.cover[from] ?? 0);
    for (let k = 0; k < 3; k++) sum[k] = (sum[k] ?? 0) + weight * (piece.rgb[from * 3 + k] ?? 0);
  }
  for (let k = 0; k < 3; k++) rgb[to * 3 + k] = Math.round(sum[k] ?? 0);
}
