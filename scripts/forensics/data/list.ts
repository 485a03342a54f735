import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { WrongUse } from '../../command-line';

/** A picture that a list names. */
export interface Row {
  readonly group: string;
  readonly class: string;
  readonly label: string;
  /** Owner and name. */
  readonly repository: string;
  /** Path in the repository. */
  readonly path: string;
  /** Git's name of the contents; null where the picture lies beside its list. */
  readonly blob: string | null;
  /** Only where the picture lies beside its list. */
  readonly file: string | null;
  /** Blob or file of the mask, or null. */
  readonly mask: string | null;
  readonly sha256: string;
  /** Generator, camera or source. */
  readonly splitKey: string;
  readonly width: number;
  readonly height: number;
  readonly note: string;
}

type Cells = Readonly<Record<string, string | undefined>>;

/** Returns each picture once: contents that a later list repeats are left out. */
export function readLists(files: readonly string[]): Row[] {
  const seen = new Set<string>();
  return files.flatMap(readList).filter(({ sha256 }) => {
    if (seen.has(sha256)) return false;
    seen.add(sha256);
    return true;
  });
}

function readList(file: string): Row[] {
  const cells: Cells[] = parse(readFileSync(file, 'utf8'), { columns: true, bom: true });
  return cells.map((row, index) => {
    const read = 'blob' in row ? rowWithBlob(row) : rowBesideList(row, dirname(file));
    if (!/^[0-9a-f]{64}$/.test(read.sha256) || read.repository === '')
      throw new WrongUse(`Line ${index + 2} of '${file}' names no repository or no sha256.`);
    return read;
  });
}

const common = (row: Cells) => ({
  class: row['class'] ?? '',
  label: row['label'] ?? '',
  sha256: row['sha256'] ?? '',
  splitKey: row['split_key'] ?? '',
  width: Number(row['width'] ?? 0),
  height: Number(row['height'] ?? 0),
});

function rowWithBlob(row: Cells): Row {
  const note = [row['generator_or_camera'], row['note']].filter(Boolean).join('; ');
  return {
    ...common(row),
    group: row['group'] ?? '',
    repository: row['repo'] ?? '',
    path: row['path'] ?? '',
    blob: row['blob'] ?? '',
    file: null,
    mask: row['mask_blob'] || null,
    note,
  };
}

/** Such a list names its groups by folders, of which originals are camera pictures. */
function rowBesideList(row: Cells, folder: string): Row {
  const path = row['path'] ?? '';
  const group = path.split('/')[0] ?? '';
  return {
    ...common(row),
    group: group === 'originals' ? 'camera' : group,
    repository: row['source'] ?? '',
    path: row['source_path'] ?? path,
    blob: null,
    file: join(folder, path),
    mask: row['mask'] ? join(folder, row['mask']) : null,
    note: row['note'] ?? '',
  };
}
