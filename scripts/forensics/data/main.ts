/**
 * `npm run forensics:data`: writes the pictures that lists name, out of snapshots of their
 * repositories, with a manifest. The pictures stay outside the project, whose licence does not
 * cover them.
 */
import { join } from 'node:path';
import {
  fileThatExists,
  folderThatExists,
  folderToWrite,
  readArguments,
  runCommand,
  wholeNumber,
  WrongUse,
} from '../../command-line';
import { chosen } from './chosen';
import { readLists } from './list';
import { partsOf } from './parts';
import { printSummary } from './summary';
import { writePictures } from './write';

const USAGE = `Writes the pictures of lists, split by source, out of snapshots of their repositories.

  npm run forensics:data -- --list <file.csv> [--list <file.csv> …] --out <folder>
    --mirror <folder>   with the repositories as <owner>+<name>/repo or <owner>/<name>
    --group a,b         only these groups: ai, camera, web, receipts, manipulated
    --per-source N      at most N pictures of a repository and generator, spread over the list

A picture of a list without blobs lies beside that list. The manifest's column 'part' is fit (60 %),
choose or report (20 % each): all pictures of a repository, a generator and a camera are in one.`;

const readOptions = () =>
  readArguments({
    options: {
      list: { type: 'string', multiple: true, default: [] },
      mirror: { type: 'string' },
      out: { type: 'string' },
      group: { type: 'string' },
      'per-source': { type: 'string', default: '0' },
    },
  }).values;

/** @returns 1 when a picture is missing */
async function run(): Promise<number> {
  const { list, mirror, out, group, 'per-source': limit } = readOptions();
  if (list.length === 0 || out === undefined)
    throw new WrongUse('Name at least one list and the folder for the pictures.');
  const perSource = wholeNumber('--per-source', limit, 0);
  const snapshots = mirror === undefined ? null : folderThatExists('The mirror', mirror);
  const rows = readLists(list.map((name) => fileThatExists('The list', name)));
  // Parts follow from the complete lists, so that neither limits nor missing pictures change them.
  const parts = partsOf(rows);
  const wanted = chosen(rows, group?.split(',') ?? null, perSource);
  if (wanted.length === 0) throw new WrongUse('The lists name no picture of these groups.');
  const folder = folderToWrite('The pictures', out);
  const { written, missing } = await writePictures(wanted, parts, snapshots, folder);
  for (const line of missing) console.error(line);
  printSummary(written, missing.length, join(folder, 'manifest.csv'));
  return missing.length > 0 ? 1 : 0;
}

export const main = (): Promise<void> => runCommand(USAGE, run);
