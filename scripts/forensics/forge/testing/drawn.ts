import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Bitmap, toSharp } from '@/scripts/forensics/bitmap';
import { pixelsOf } from '../decode';
import { stream } from '../random';

/** Spots of all sizes with noise, so that no place resembles another and none is flat. */
export function drawnPhoto(width: number, height: number, seed: number): Bitmap {
  const random = stream(seed, 'drawn photo');
  const grids = [64, 24, 9, 4].map((cellPx) => ({
    cellPx,
    columns: Math.ceil(width / cellPx),
    levels: Array.from({ length: 3 * Math.ceil(width / cellPx) * Math.ceil(height / cellPx) }, () =>
      random.between(-28, 28),
    ),
  }));
  const rgb = Uint8Array.from({ length: width * height * 3 }, (_, i) => {
    const [x, y, c] = [Math.floor(i / 3) % width, Math.floor(i / 3 / width), i % 3];
    const level = grids.reduce(
      (sum, { cellPx, columns, levels }) =>
        sum + (levels[(Math.floor(y / cellPx) * columns + Math.floor(x / cellPx)) * 3 + c] ?? 0),
      128,
    );
    return Math.max(0, Math.min(255, Math.round(level + random.between(-6, 6))));
  });
  return { width, height, rgb };
}

const LINES = [
  'Lamp 12.50',
  'Sofa bed 349.00',
  'Delivery 25.00',
  'Mirror 48.90',
  'Total 435.40',
  'Paid 500.00',
  'Change 64.60',
];

/** Lines of words and prices, dark on light paper. */
export function drawnReceipt(): Promise<Bitmap> {
  const printed = LINES.map((line, i) => {
    const [amount, ...words] = line.split(' ').reverse();
    const y = 40 + i * 42;
    return `<text x="20" y="${y}">${words.reverse().join(' ')}</text><text x="300" y="${y}">${amount}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="320">
    <rect width="100%" height="100%" fill="#f4f2ee"/>
    <g font-family="monospace" font-size="22" fill="#333">${printed.join('')}</g></svg>`;
  return pixelsOf(sharp(Buffer.from(svg)).flatten());
}

/** Fills a folder with that many photos as a camera saves them. */
export async function writeDrawnOriginals(folder: string, count: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (let i = 0; i < count; i++) {
    const photo = toSharp(drawnPhoto(448, 384, i)).withExif({
      IFD0: { Make: 'Halden', Orientation: '6' },
    });
    const bytes = await photo.jpeg({ quality: 95 }).toBuffer();
    writeFileSync(join(folder, `${i}.jpg`), bytes);
  }
}
