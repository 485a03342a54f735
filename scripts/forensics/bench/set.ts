import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileThatExists } from '../../command-line';

export interface Picture {
  readonly path: string;
  readonly label: string;
  readonly class: string;
  /** The original it was made of; its own path where the manifest names none. */
  readonly base: string;
  /** Where it comes from; empty where the manifest does not tell. */
  readonly source: string;
  /** Absolute path; null for pictures without a mask. White is changed. */
  readonly mask: string | null;
}

/**
 * Reads the pictures of a folder's manifest.csv, which contains the truth that the figures need.
 */
export function readSet(folder: string): Picture[] {
  return readManifest(
    folder,
    readFileSync(fileThatExists('The manifest', join(folder, 'manifest.csv')), 'utf8'),
  );
}

function readManifest(folder: string, text: string): Picture[] {
  const [header = [], ...rows] = readCsv(text);
  return rows.map((row) => {
    const cell = (name: string): string => row[header.indexOf(name)] ?? '';
    const mask = cell('mask');
    return {
      path: resolve(folder, cell('path')),
      label: cell('label'),
      class: cell('class'),
      base: cell('base') || cell('path'),
      source: cell('source'),
      mask: mask === '' ? null : resolve(folder, mask),
    };
  });
}

/** Parses RFC 4180 without line breaks inside a cell. */
function readCsv(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) =>
      Array.from(line.matchAll(/("(?:[^"]|"")*"|[^",]*)(?:,|$)/g), (match) => match[1] ?? '').map(
        (cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell),
      ),
    );
}
