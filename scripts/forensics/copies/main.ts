/**
 * `npm run forensics:copies`: sends the pictures of a set through what happens to honest pictures
 * (saved again, made smaller, sent by a messenger, a screenshot of them …). Photos and AI-made
 * pictures get the same chains, so that format, size and quality do not tell them apart.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import {
  fileThatExists,
  folderThatExists,
  folderToWrite,
  readArguments,
  runCommand,
  wholeNumber,
  WrongUse,
} from '../../command-line';
import { csvLine } from '../csv-line';
import { CHAINS } from '../forge/chains/plan';
import { type Cells, copyOf } from './copy-of';

const NAMES = CHAINS.map(([name]) => name);

const USAGE = `Sends the pictures of a set through chains of honest processing.

  npm run forensics:copies -- --set <folder> --out <folder>
    --chain a,b   only these chains: ${NAMES.join(', ')}
    --seed 1

The manifest has the columns of the set's, with the chain in the class, and base, chain, quality and
params. The same set and seed give the same bytes. Edited pictures are left out.`;

const readOptions = () =>
  readArguments({
    options: {
      set: { type: 'string' },
      out: { type: 'string' },
      chain: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  }).values;

function chainsOf(text: string | undefined): readonly string[] {
  const names = text?.split(',') ?? NAMES;
  for (const name of names)
    if (!NAMES.includes(name))
      throw new WrongUse(`Unknown chain '${name}'. There are: ${NAMES.join(', ')}.`);
  return names;
}

/** @returns 1 when a picture cannot be opened */
async function run(): Promise<number> {
  const options = readOptions();
  if (options.set === undefined || options.out === undefined)
    throw new WrongUse('Name the set and the folder for the copies.');
  const chains = chainsOf(options.chain);
  const seed = wholeNumber('--seed', options.seed, 0);
  const set = folderThatExists('The set', options.set);
  const manifest = fileThatExists('The manifest', join(set, 'manifest.csv'));
  const rows: Cells[] = parse(readFileSync(manifest, 'utf8'), { columns: true, bom: true });
  const out = folderToWrite('The copies', options.out);
  const made: Cells[] = [];
  let failures = 0;
  for (const row of rows.filter(({ label }) => label !== 'manipulated'))
    for (const chain of chains) {
      const copy = await copyOf(row, set, chain, seed);
      if (copy === null) {
        console.error(`'${row['path']}' cannot be opened, or is too large.`);
        failures++;
        break;
      }
      const name = join(out, copy.row['path'] ?? '');
      mkdirSync(dirname(name), { recursive: true });
      writeFileSync(name, copy.bytes);
      made.push(copy.row);
    }
  const columns = Object.keys(made[0] ?? {});
  const lines = made.map((row) => columns.map((column) => row[column] ?? ''));
  writeFileSync(join(out, 'manifest.csv'), [columns, ...lines].map(csvLine).join(''));
  console.log(`${made.length} copies in ${join(out, 'manifest.csv')}, ${failures} not opened`);
  return failures > 0 ? 1 : 0;
}

export const main = (): Promise<void> => runCommand(USAGE, run);
