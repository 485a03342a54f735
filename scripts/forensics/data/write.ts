import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import sharp from 'sharp';
import { csvLine } from '../csv-line';
import { gitFolderOf, readBlob } from './blobs';
import { grouped } from './grouped';
import type { Row } from './list';
import type { Part } from './parts';

/** A picture in its place. */
export interface Written extends Row {
  readonly part: Part;
  readonly bytes: number;
  /** Paths in the folder; no mask is ''. */
  readonly name: string;
  readonly maskName: string;
}

interface Outcome {
  readonly written: readonly Written[];
  /** A line for every repository or picture that is missing. */
  readonly missing: readonly string[];
}

const COLUMNS = [
  'path',
  'label',
  'class',
  'mask',
  'part',
  'group',
  'source',
  'source_path',
  'split_key',
  'width',
  'height',
  'bytes',
  'sha256',
  'note',
];

/** Writes pictures, masks and manifest.csv. @param mirror null where all lie beside their list */
export async function writePictures(
  rows: readonly Row[],
  parts: ReadonlyMap<string, Part>,
  mirror: string | null,
  folder: string,
): Promise<Outcome> {
  const written: Written[] = [];
  const missing: string[] = [];
  for (const [repository, pictures] of grouped(rows, (row) => row.repository)) {
    const part = parts.get(repository);
    if (part === undefined) throw new Error(`${repository} has no part`);
    const gitFolder = mirror === null ? null : gitFolderOf(mirror, repository);
    const inSnapshot = pictures.filter(({ blob }) => blob !== null).length;
    if (gitFolder === null && inSnapshot > 0)
      missing.push(`${repository} has no snapshot in the mirror: ${inSnapshot} pictures missing.`);
    for (const row of pictures) {
      if (gitFolder === null && row.blob !== null) continue;
      const bytes = await contentsOf(row.blob, row.file, gitFolder);
      if (bytes === null || sha256(bytes) !== row.sha256) {
        const what = bytes === null ? 'is not in the snapshot' : 'has other contents than listed';
        missing.push(`${repository}: '${row.path}' ${what}.`);
        continue;
      }
      const name = join(row.group, nameOf(row));
      put(join(folder, name), bytes);
      const maskName = row.mask === null ? '' : await putMask(row, gitFolder, folder);
      written.push({ ...row, part, bytes: bytes.length, name, maskName });
    }
  }
  written.sort((a, b) => (a.name < b.name ? -1 : 1));
  put(join(folder, 'manifest.csv'), [COLUMNS, ...written.map(cellsOf)].map(csvLine).join(''));
  return { written, missing };
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function contentsOf(
  blob: string | null,
  file: string | null,
  gitFolder: string | null,
): Promise<Buffer | null> {
  if (blob !== null) return gitFolder === null ? null : readBlob(gitFolder, blob);
  try {
    return file === null ? null : readFileSync(file);
  } catch {
    return null;
  }
}

/** Readable, unlike any other picture's, and the same in every run. */
function nameOf({ repository, path, sha256 }: Row): string {
  const extension = extname(path).toLowerCase();
  const readable = `${repository.split('/')[0]}_${path.slice(0, path.length - extension.length)}`;
  return `${readable.replace(/[^A-Za-z0-9.-]+/g, '_').slice(0, 90)}_${sha256.slice(0, 8)}${extension}`;
}

function put(name: string, contents: string | Uint8Array): void {
  mkdirSync(dirname(name), { recursive: true });
  writeFileSync(name, contents);
}

/** Black and white, white is changed; '' where it does not fit the picture. */
async function putMask(row: Row, gitFolder: string | null, folder: string): Promise<string> {
  const bytes = await contentsOf(row.blob === null ? null : row.mask, row.mask, gitFolder);
  if (bytes === null) return '';
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .toColourspace('b-w')
    .threshold(128)
    .png()
    .toBuffer({ resolveWithObject: true });
  if (info.width !== row.width || info.height !== row.height) return '';
  const name = join(row.group, 'masks', `${nameOf(row)}.png`);
  put(join(folder, name), data);
  return name;
}

const cellsOf = (row: Written): (string | number)[] => [
  row.name,
  row.label,
  row.class,
  row.maskName,
  row.part,
  row.group,
  row.repository,
  row.path,
  row.splitKey,
  row.width,
  row.height,
  row.bytes,
  row.sha256,
  row.note.replaceAll(/\s+/g, ' '),
];
