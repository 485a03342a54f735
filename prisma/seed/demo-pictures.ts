import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { damaged } from './damage';

export const PICTURES_FOLDER = 'prisma/seed/pictures';

/**
 * The photos of the demo's claims by file name. truth.json beside them describes what was done to
 * each.
 */
export function demoPictures(folder = PICTURES_FOLDER): ReadonlyMap<string, Uint8Array> {
  const pictures = new Map<string, Uint8Array>(
    readdirSync(folder)
      .filter((name) => /\.(jpg|png)$/i.test(name))
      .sort()
      .map((name) => [name, readFileSync(path.join(folder, name))]),
  );
  pictures.set('IMG_2071.jpg', damaged(pictures.get('IMG_2064.jpg') ?? new Uint8Array()));
  return pictures;
}
