import sharp from 'sharp';
import { copyOf, toSharp, type Bitmap } from '../camera/bitmap';
import { fbm2, noise2 } from '../render/noise';
import { gaussianTable } from '../render/random';
import {
  blankInk,
  drawLine,
  drawText,
  fillRect,
  inkAt,
  textWidthPx,
  type Ink,
} from '../surfaces/stroke-font';

/** What a messenger sends on: turned upright, at most 1280 px, quality 75, nothing told about the camera. */
export async function messengerCopy(jpeg: Uint8Array): Promise<Uint8Array> {
  return sharp(jpeg)
    .autoOrient()
    .resize(1280, 1280, { fit: 'inside', kernel: 'cubic' })
    .jpeg({ quality: 75 })
    .toBuffer();
}

/** A phone's gallery with the photo open, as its screenshot saves it: PNG, 828 x 1792. */
export async function galleryScreenshot(jpeg: Uint8Array): Promise<Uint8Array> {
  const [width, height] = [828, 1792];
  const photo = await sharp(jpeg)
    .autoOrient()
    .resize({ width })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bitmap: Bitmap = { width, height, rgb: new Uint8Array(width * height * 3).fill(12) };
  const top = Math.round((height - photo.info.height) / 2);
  bitmap.rgb.set(photo.data, top * width * 3);
  const ink = blankInk(width, height);
  drawText(ink, '14:36', 62, 34, 28, 4);
  fillRect(ink, 716, 36, 46, 22, 0.9);
  fillRect(ink, 764, 43, 4, 8, 0.9);
  for (let bar = 0; bar < 4; bar++)
    fillRect(ink, 640 + bar * 12, 52 - bar * 5, 8, 6 + bar * 5, 0.9);
  const title = 'I GAAR  18:12';
  drawText(ink, title, (width - textWidthPx(title, 24)) / 2, 122, 24, 3.4);
  drawLine(ink, 46, 134, 60, 118, 4);
  drawLine(ink, 46, 134, 60, 150, 4);
  ['DEL', 'REDIGER', 'SLET'].forEach((label, i) =>
    drawText(ink, label, 90 + i * 270, height - 130, 22, 3.2),
  );
  fillRect(ink, 284, height - 34, 260, 9, 0.95);
  return toSharp(inked(bitmap, ink, [236, 236, 240]))
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function inked(
  bitmap: Bitmap,
  ink: Ink,
  colour: readonly [number, number, number],
  strength = 1,
): Bitmap {
  const out = copyOf(bitmap);
  ink.cover.forEach((cover, pixel) => {
    if (cover === 0) return;
    for (let k = 0; k < 3; k++) {
      const under = out.rgb[pixel * 3 + k] ?? 0;
      out.rgb[pixel * 3 + k] = Math.round(under + ((colour[k] ?? 0) - under) * cover * strength);
    }
  });
  return out;
}

const RECEIPT = [
  'NORDELEKTRO',
  'STATIONSVEJ 14',
  '8000 AARHUS C',
  'CVR 99 88 77 66',
  '',
  'BON 004182     KASSE 03',
  '18-05-2024        16:42',
  '------------------------',
  'AURELIS 55 OLED TV',
  '  1 STK        7.999,00',
  'VAEGBESLAG 40-65',
  '  1 STK          349,00',
  'HDMI KABEL 2 M',
  '  1 STK          129,00',
  '------------------------',
  'I ALT          8.477,00',
  'HERAF MOMS     1.695,40',
  '',
  'DANKORT XXXX XXXX 4417',
  'GODKENDT      8.477,00',
  '',
  'BYTTES INDEN 30 DAGE',
  'MED DENNE BON',
  '',
  'TAK FOR DIT KOEB',
];

function printedReceipt(width: number, height: number, seed: number): Ink {
  const ink = blankInk(width, height);
  RECEIPT.forEach((line, i) => {
    const size = i === 0 ? 40 : 25;
    const centred = i < 5 || i > RECEIPT.length - 5;
    drawText(
      ink,
      line,
      centred ? (width - textWidthPx(line, size)) / 2 : 215,
      (i === 0 ? 92 : 110) + i * 50,
      size,
      i === 0 ? 7 : 4,
    );
  });
  for (let bar = 0, x = 300; bar < 62 && x < 700; bar++) {
    const wide = 2 + Math.floor(4 * noise2(bar * 3.7, seed % 97));
    if (bar % 2 === 0) fillRect(ink, x, 1375, wide, 74, 0.95);
    x += wide + 1;
  }
  return ink;
}

/** A till receipt on a flatbed scanner: 1000 x 1500, thermal print, lamp falloff, a fold, a little askew. */
export async function scannedReceipt(seed: number): Promise<Uint8Array> {
  const [width, height] = [1000, 1500];
  const ink = printedReceipt(width, height, seed);
  const grain = gaussianTable(seed, 1 << 15);
  const rgb = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [column, row] = [pixel % width, Math.floor(pixel / width)];
    // Laid down askew; the paper is wavy, so no two letters are hit alike.
    const x =
      column +
      (row - 750) * 0.0117 +
      5 * fbm2(column * 0.004, row * 0.006, 2) +
      1.2 * (noise2(column * 0.21, row * 0.21) - 0.5);
    const y =
      row -
      (column - 500) * 0.0117 +
      7 * fbm2(column * 0.005 + 9, row * 0.004, 2) +
      1.2 * (noise2(column * 0.21 + 70, row * 0.21) - 0.5);
    const onPaper = x > 150 && x < 850 + 3 * noise2(y * 0.03, 4);
    const crease = 9 * Math.exp(-(((y - 690 - x * 0.01) / 5) ** 2));
    const paper = onPaper
      ? 243 - 10 * fbm2(x * 0.02, y * 0.02, 3) - crease - 3 * noise2(x * 0.3, y * 0.3)
      : 226 - 5 * noise2(x * 0.01, y * 0.01);
    const heat = 0.55 + 0.3 * fbm2(x * 0.015, y * 0.06, 3) + 0.3 * (noise2(x * 0.5, y * 0.4) - 0.3);
    const value =
      paper +
      (48 - paper) * Math.min(0.95, inkAt(ink, x / width, y / height) * heat) +
      2.4 * (grain[(pixel * 7) & 32767] ?? 0);
    for (let k = 0; k < 3; k++)
      rgb[pixel * 3 + k] = Math.min(
        255,
        Math.max(0, Math.round(value - 4 * k * (onPaper ? 0.5 : 0.2))),
      );
  }
  const scanned = await toSharp({ width, height, rgb }).blur(0.5).raw().toBuffer();
  return toSharp({ width, height, rgb: scanned })
    .withExif({ IFD0: { Make: 'Skanna', Model: 'S300', Software: 'Skanna Scan 3.1' } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** What is left when the connection broke during the upload: the head of the file, no picture yet. */
export function brokenUpload(jpeg: Uint8Array): Uint8Array {
  const buffer = Buffer.from(jpeg);
  const scan = buffer.indexOf(Buffer.of(0xff, 0xc4));
  if (scan < 0) throw new Error('no Huffman table: not a JPEG');
  return buffer.subarray(0, scan + 12);
}
