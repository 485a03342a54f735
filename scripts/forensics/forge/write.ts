import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import type { Made } from './forge';
import { type Mask, maskToSharp } from './mask';
import type { Source } from './sources';

export const COLUMNS = [
  'path',
  'label',
  'class',
  'mask',
  'base',
  'quality',
  'params',
  'width',
  'height',
] as const;

/** One line of manifest.csv. */
export type Row = Readonly<Record<(typeof COLUMNS)[number], string | number>>;

const named = (number: number): string => String(number).padStart(4, '0');

/** Writes <class>/<number> and, for a forged picture, mask/<class>/<number>.png. */
export async function writeMade(out: string, number: number, made: Made): Promise<Row> {
  const path = `${made.class}/${named(number)}.${made.save.extension}`;
  write(join(out, path), made.bytes);
  const mask = made.mask === null ? '' : `mask/${made.class}/${named(number)}.png`;
  if (made.mask !== null) write(join(out, mask), await maskFile(made.mask));
  return {
    path,
    mask,
    label: made.mask === null ? 'authentic' : 'manipulated',
    class: made.class,
    base: made.base,
    quality: made.save.quality,
    params: JSON.stringify(made.params),
    width: made.width,
    height: made.height,
  };
}

/** Copies the untouched file as an honest picture. */
export function writeNative(out: string, number: number, source: Source): Row {
  const path = `honest_native/${named(number)}${extname(source.name).toLowerCase()}`;
  mkdirSync(join(out, 'honest_native'), { recursive: true });
  copyFileSync(source.path, join(out, path));
  return {
    path,
    mask: '',
    label: 'authentic',
    class: 'honest_native',
    base: source.name,
    quality: 0,
    params: '{}',
    width: source.width,
    height: source.height,
  };
}

function write(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}

function maskFile(mask: Mask): Promise<Uint8Array> {
  return maskToSharp(mask).toColourspace('b-w').png({ compressionLevel: 6 }).toBuffer();
}
