import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { readTextBoxes, type TextBox } from './text-boxes';

/** A picture file that others are made from. */
export interface Source {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /**
   * Pictures are combined only within a fold, so that every part of a fold excluded from training
   * is unseen.
   */
  readonly fold: number;
  /** For receipts with boxes/<name>.csv. */
  readonly textBoxes: readonly TextBox[];
}

const PICTURES = /\.(?:jpe?g|png|webp)$/i;

/** Returns the pictures of a folder by name, without those that cannot be opened. */
export async function readSources(folder: string, folds: number): Promise<Source[]> {
  const names = readdirSync(folder)
    .filter((name) => PICTURES.test(name))
    .sort();
  const sources: Source[] = [];
  for (const [index, name] of names.entries()) {
    const path = join(folder, name);
    const size = await sharp(path)
      .metadata()
      .catch(() => null);
    if (size === null) continue;
    sources.push({
      name,
      path,
      width: size.width,
      height: size.height,
      fold: index % folds,
      textBoxes: await boxesOf(folder, name),
    });
  }
  return sources;
}

async function boxesOf(folder: string, name: string): Promise<TextBox[]> {
  const path = join(folder, 'boxes', `${basename(name).replace(PICTURES, '')}.csv`);
  return existsSync(path) ? readTextBoxes(path) : [];
}
