import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderDemoPictures } from '@/scripts/demo-pictures/render-demo-pictures';
import { env } from '@/lib/platform/env';

const SOURCES = 'scripts/demo-pictures';

/** What the pictures depend on: the sources that render them. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort();
  for (const name of files) hash.update(name).update(readFileSync(path.join(SOURCES, name)));
  return hash.digest('hex').slice(0, 16);
}

/** Rendering takes about a minute; the same sources give the same pictures, so they are kept beside the build. */
export async function renderedPictures(
  tell: (name: string, count: number) => void,
): Promise<Map<string, Uint8Array>> {
  const folder = path.join(env().PROGRAM_DIR, 'demo-pictures', fingerprint());
  const listFile = path.join(folder, 'list.json');
  const pictures = new Map<string, Uint8Array>();
  const kept = readList(listFile);
  for (const name of kept) pictures.set(name, readFileSync(path.join(folder, name)));
  if (kept.length > 0) return pictures;
  mkdirSync(folder, { recursive: true });
  for await (const { name, bytes } of renderDemoPictures()) {
    pictures.set(name, bytes);
    writeFileSync(path.join(folder, name), bytes);
    tell(name, pictures.size);
  }
  writeFileSync(`${listFile}.part`, JSON.stringify([...pictures.keys()]));
  renameSync(`${listFile}.part`, listFile); // last: marks a whole set
  return pictures;
}

function readList(file: string): string[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as string[];
  } catch {
    return [];
  }
}
