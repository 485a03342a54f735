import sharp from 'sharp';
import type { Evidence } from '@/lib/forensics/evidence';
import type { FractionBox } from './entries';
import { drawing } from '@/scripts/forensics/examine/pictures';

const SIDE_MAX_PX = 560;
const BYTES_MAX = 36_000;

/**
 * Returns the picture with the engine's boxes (coloured, numbered) and the true one (white,
 * dashed), as WebP.
 */
export async function overlay(
  preview: Uint8Array,
  evidence: Evidence,
  truth: FractionBox | undefined,
): Promise<Uint8Array> {
  const small = await sharp(preview)
    .resize(SIDE_MAX_PX, SIDE_MAX_PX, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = small.info;
  const layers = [
    ...(truth ? [dashed(truth, width, height)] : []),
    drawing(evidence.regions ?? [], width, height),
  ];
  const drawn = await sharp(small.data)
    .composite(layers.map((svg) => ({ input: Buffer.from(svg) })))
    .png()
    .toBuffer();
  for (let quality = 82; quality > 20; quality -= 8) {
    const bytes = await sharp(drawn).webp({ quality }).toBuffer();
    if (bytes.length <= BYTES_MAX) return bytes;
  }
  throw new Error(`no quality brings the picture below ${BYTES_MAX} bytes`);
}

function dashed(
  { x_min, y_min, x_max, y_max }: FractionBox,
  width: number,
  height: number,
): string {
  const box = `x="${x_min * width}" y="${y_min * height}" width="${(x_max - x_min) * width}" height="${(y_max - y_min) * height}" fill="none"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect ${box} stroke="#000" stroke-width="5" opacity="0.5"/><rect ${box} stroke="#fff" stroke-width="3" stroke-dasharray="8 6"/></svg>`;
}
