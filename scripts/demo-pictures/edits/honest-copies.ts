import sharp from 'sharp';
import { copyOf, toSharp, type Bitmap } from '../camera/bitmap';
import { fbm2, noise2 } from '../render/noise';
import { gaussianTable } from '../render/random';
import { blankInk, drawLine, drawText, fillRect, textWidthPx, type Ink } from '../surfaces/stroke-font';

/** What a messenger sends on: turned upright, at most 1280 px, quality 75, nothing told about the camera. */
export async function messengerCopy(jpeg: Uint8Array): Promise<Uint8Array> {
  return sharp(jpeg).autoOrient().resize(1280, 1280, { fit: 'inside', kernel: 'cubic' }).jpeg({ quality: 75 }).toBuffer();
}

/** A phone's gallery with the photo open, as its screenshot saves it: PNG, 828 x 1792. */
export async function galleryScreenshot(jpeg: Uint8Array): Promise<Uint8Array> {
  const [width, height] = [828, 1792];
  const photo = await sharp(jpeg).autoOrient().resize({ width }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const bitmap: Bitmap = { width, height, rgb: new Uint8Array(width * height * 3).fill(12) };
  const top = Math.round((height - photo.info.height) / 2);
  bitmap.rgb.set(photo.data, top * width * 3);
  const ink = blankInk(width, height);
  drawText(ink, '14:36', 62, 34, 28, 4);
  fillRect(ink, 716, 36, 46, 22, 0.9);
  fillRect(ink, 764, 43, 4, 8, 0.9);
  for (let bar = 0; bar < 4; bar++) fillRect(ink, 640 + bar * 12, 52 - bar * 5, 8, 6 + bar * 5, 0.9);
  const title = 'I GAAR  18:12';
  drawText(ink, title, (width - textWidthPx(title, 24)) / 2, 122, 24, 3.4);
  drawLine(ink, 46, 134, 60, 118, 4);
  drawLine(ink, 46, 134, 60, 150, 4);
  ['DEL', 'REDIGER', 'SLET'].forEach((label, i) => drawText(ink, label, 90 + i * 270, height - 130, 22, 3.2));
  fillRect(ink, 284, height - 34, 260, 9, 0.95);
  return toSharp(inked(bitmap, ink, [236, 236, 240])).png({ compressionLevel: 9 }).toBuffer();
}

function inked(bitmap: Bitmap, ink: Ink, colour: readonly [number, number, number], strength = 1): Bitmap {
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
  'NORDELEKTRO', 'STATIONSVEJ 14', '8000 AARHUS C', 'CVR 00 00 00 00', '',
  'BON 004182     KASSE 03', '14-03-2024        16:42', '------------------------',
  'AURELIS 55 OLED TV', '  1 STK        7.999,00', 'VAEGBESLAG 40-65', '  1 STK          349,00',
  'HDMI KABEL 2 M', '  1 STK          129,00', '------------------------',
  'I ALT          8.477,00', 'HERAF MOMS     1.695,40', '', 'DANKORT XXXX XXXX 4417', 'GODKENDT      8.477,00', '',
  'BYTTES INDEN 30 DAGE', 'MED DENNE BON', '', 'TAK FOR DIT KOEB',
];

/** A till receipt on a flatbed scanner: 1000 x 1500, thermal print, lamp falloff, a fold, a little askew. */
export async function scannedReceipt(seed: number): Promise<Uint8Array> {
  const [width, height] = [1000, 1500];
  const ink = blankInk(width, height);
  RECEIPT.forEach((line, i) => {
    const size = i === 0 ? 40 : 25;
    const centred = i < 5 || i > RECEIPT.length - 5;
    drawText(ink, line, centred ? (width - textWidthPx(line, size)) / 2 : 215, 110 + i * 50, size, i === 0 ? 7 : 4);
  });
  for (let bar = 0, x = 300; bar < 62 && x < 700; bar++) {
    const wide = 2 + Math.floor(4 * noise2(bar * 3.7, seed % 97));
    if (bar % 2 === 0) fillRect(ink, x, 1375, wide, 74, 0.95);
    x += wide + 1;
  }
  const grain = gaussianTable(seed, 1 << 15);
  const rgb = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const x = (pixel % width) + (Math.floor(pixel / width) - 750) * 0.008;
    const y = Math.floor(pixel / width);
    const onPaper = x > 150 && x < 850 + 3 * noise2(y * 0.03, 4);
    const paper = onPaper ? 243 - 10 * fbm2(x * 0.02, y * 0.02, 3) - 9 * Math.exp(-(((y - 690 - x * 0.01) / 5) ** 2)) : 226 - 5 * noise2(x * 0.01, y * 0.01);
    const faded = 0.72 + 0.25 * fbm2(x * 0.015, y * 0.06, 3);
    const cover = ink.cover[y * width + Math.min(width - 1, Math.max(0, Math.round(x)))] ?? 0;
    const value = paper + (52 - paper) * cover * faded + 1.6 * (grain[(pixel * 7) & 32767] ?? 0);
    for (let k = 0; k < 3; k++) rgb[pixel * 3 + k] = Math.min(255, Math.max(0, Math.round(value - 4 * k * (onPaper ? 0.5 : 0.2))));
  }
  const scanned = await toSharp({ width, height, rgb }).blur(0.7).raw().toBuffer();
  return toSharp({ width, height, rgb: scanned }).withExif({ IFD0: { Make: 'Skanna', Model: 'S300', Software: 'Skanna Scan 3.1' } }).jpeg({ quality: 90 }).toBuffer();
}

/** What is left when the connection broke during the upload: the head of the file, no picture yet. */
export function brokenUpload(jpeg: Uint8Array): Uint8Array {
  const buffer = Buffer.from(jpeg);
  const scan = buffer.indexOf(Buffer.of(0xff, 0xc4));
  if (scan < 0) throw new Error('no Huffman table: not a JPEG');
  return buffer.subarray(0, scan + 12);
}
