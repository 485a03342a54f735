import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Region, RegionKind } from '@/lib/forensics/evidence';
import type { Examined } from './examine-file';

export interface Written {
  readonly overlay: string;
  /** Null when no detector drew one. */
  readonly heatmap: string | null;
}

const COLOURS: Readonly<Record<RegionKind, string>> = {
  edited: '#ff3b30',
  copied: '#ff3b30',
  copy_source: '#ffd60a',
  ai: '#bf5af2',
};
const DIMMED_TO = 0.55;

/**
 * Chooses names for the files that one run writes: never that of an input picture, and never one
 * twice.
 */
export class Names {
  readonly #taken: Set<string>;
  readonly #folder: string;

  constructor(folder: string, inputs: readonly string[]) {
    this.#folder = folder;
    this.#taken = new Set(
      inputs.filter((file) => existsSync(file)).map((file) => realpathSync(file)),
    );
  }

  /** Returns `photo-overlay.jpg` for `photo.png`, or `photo-overlay-2.jpg` if that is taken. */
  nameFor(input: string, what: 'overlay' | 'heatmap'): string {
    const stem = path.join(this.#folder, `${path.parse(input).name}-${what}`);
    for (let n = 1; ; n += 1) {
      const name = `${stem}${n === 1 ? '' : `-${n}`}.jpg`;
      const real = existsSync(name) ? realpathSync(name) : path.resolve(name);
      if (this.#taken.has(real)) continue;
      this.#taken.add(real);
      return name;
    }
  }
}

/**
 * Writes the picture as shown with the regions drawn over it, and the heatmap over the dimmed
 * picture.
 */
export async function writePictures(
  input: string,
  { preview, examination }: Examined,
  names: Names,
): Promise<Written> {
  const { width, height } = await sharp(preview).metadata();
  const overlay = names.nameFor(input, 'overlay');
  const boxes = Buffer.from(drawing(examination.evidence.regions ?? [], width, height));
  await sharp(preview)
    .composite([{ input: boxes }])
    .jpeg({ quality: 88 })
    .toFile(overlay);
  if (examination.heatmapPng === null) return { overlay, heatmap: null };
  const heatmap = names.nameFor(input, 'heatmap');
  const colours = await sharp(examination.heatmapPng)
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .png()
    .toBuffer();
  await sharp(preview)
    .greyscale()
    .linear(DIMMED_TO)
    .toColourspace('srgb')
    .composite([{ input: colours }])
    .jpeg({ quality: 88 })
    .toFile(heatmap);
  return { overlay, heatmap };
}

/** SVG of the boxes, with the same numbers as the text. */
export function drawing(regions: readonly Region[], width: number, height: number): string {
  const line = Math.max(2, Math.round(Math.max(width, height) / 300));
  const boxes = regions.map((region, index) => {
    const [x, y] = [region.x_min * width, region.y_min * height];
    const box = `x="${x}" y="${y}" width="${(region.x_max - region.x_min) * width}" height="${(region.y_max - region.y_min) * height}"`;
    const size = line * 7;
    const label =
      `<text x="${x + line * 2}" y="${Math.max(size, y - line * 2)}" font-size="${size}" font-family="sans-serif" font-weight="bold" ` +
      `fill="${COLOURS[region.kind]}" stroke="#000" stroke-width="${line / 2}" paint-order="stroke">${index + 1}</text>`;
    // A dark line under the coloured one is visible on any picture.
    return `<rect ${box} fill="none" stroke="#000" stroke-width="${line * 2}" opacity="0.6"/><rect ${box} fill="none" stroke="${COLOURS[region.kind]}" stroke-width="${line}"/>${label}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${boxes.join('')}</svg>`;
}
