/**
 * Makes forgeries to train the learned fusion on, each with its honest twin, from untouched camera
 * photos.
 *
 *   npm run forensics:forge -- --originals <folder> [--ai <folder>] [--receipts <folder>]
 *     --out <folder> --seed 1 --count 200 [--first 0] [--folds 1] [--processes 2]
 *
 *   <out>/<class>/<number>.(jpg|png|webp)   class: the edit's name, honest_<chain> or honest_native
 *   <out>/mask/<class>/<number>.png         white is changed
 *   <out>/manifest.csv                      path, label, class, mask, base, quality, params, width,
 *                                           height
 *
 * The same seed, folders, libraries and fonts give the same bytes, whatever the number of
 * processes. `--folds 3` combines originals (and generated pictures) only if their positions in the
 * order of names have the same remainder by 3, so that a third can be excluded from training.
 */
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import {
  folderThatExists,
  folderToWrite,
  readArguments,
  runCommand,
  wholeNumber,
  WrongUse,
} from '../../command-line';
import { forge } from './forge';
import { readSources } from './sources';
import { csvLine } from '../csv-line';
import { COLUMNS, type Row, writeMade, writeNative } from './write';

const USAGE = `usage: npm run forensics:forge -- --originals <folder> --out <folder> [--ai <folder>] [--receipts <folder>]
  [--seed 1] [--count 100] [--first 0] [--folds 1] [--processes 2]`;

interface Wanted {
  readonly originals: string;
  readonly ai: string | undefined;
  readonly receipts: string | undefined;
  readonly out: string;
  readonly seed: number;
  readonly count: number;
  readonly first: number;
  readonly folds: number;
  readonly processes: number;
  /** Index of this child process; null for the parent. */
  readonly child: number | null;
}

function readOptions(args: readonly string[]): Wanted {
  const { values } = readArguments({
    args: [...args],
    options: {
      originals: { type: 'string' },
      ai: { type: 'string' },
      receipts: { type: 'string' },
      out: { type: 'string' },
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '100' },
      first: { type: 'string', default: '0' },
      folds: { type: 'string', default: '1' },
      processes: { type: 'string', default: '2' },
      child: { type: 'string' },
    },
  });
  const { originals, out, ai, receipts, seed, count, first, folds, processes, child } = values;
  if (originals === undefined || out === undefined)
    throw new WrongUse('Name the folder of the originals and that of the output.');
  return {
    originals: folderThatExists('The folder of originals', originals),
    ai: ai && folderThatExists('The folder of generated pictures', ai),
    receipts: receipts && folderThatExists('The folder of receipts', receipts),
    out: folderToWrite('The forgeries', out),
    seed: wholeNumber('--seed', seed, 0),
    count: wholeNumber('--count', count, 1),
    first: wholeNumber('--first', first, 0),
    folds: wholeNumber('--folds', folds, 1),
    processes: wholeNumber('--processes', processes, 1),
    child: child === undefined ? null : wholeNumber('--child', child, 0),
  };
}

interface Report {
  readonly number: number;
  readonly rows: readonly Row[];
}

/** Makes the pictures of this child: every n-th, n being the number of processes. */
async function work(wanted: Wanted, child: number, report: (done: Report) => void): Promise<void> {
  const { originals, ai, receipts, folds, seed, out, first, count, processes } = wanted;
  sharp.concurrency(1);
  const sources = {
    originals: await readSources(originals, folds),
    generated: ai === undefined ? [] : await readSources(ai, folds),
    receipts: receipts === undefined ? [] : await readSources(receipts, folds),
  };
  for (let number = first + child; number < first + count; number += processes) {
    const { forged, twin } = await forge(seed, number, sources);
    const native = [...sources.originals, ...sources.receipts][number];
    report({
      number,
      rows: [
        await writeMade(out, number, forged),
        await writeMade(out, number, twin),
        ...(native === undefined ? [] : [writeNative(out, number, native)]),
      ],
    });
  }
}

const lineOf = (row: Row): string => csvLine(COLUMNS.map((name) => row[name]));

/** Writes the manifest in the order of the numbers, as far as it is complete. */
function manifest(out: string, first: number): (done: Report) => void {
  const path = join(out, 'manifest.csv');
  const waiting = new Map<number, readonly Row[]>();
  let next = first;
  writeFileSync(path, `${COLUMNS.join(',')}\n`);
  return ({ number, rows }) => {
    waiting.set(number, rows);
    for (let ready = waiting.get(next); ready !== undefined; ready = waiting.get(next)) {
      writeFileSync(path, ready.map(lineOf).join(''), { flag: 'a' });
      waiting.delete(next++);
    }
  };
}

function inChildren(processes: number, report: (done: Report) => void): void {
  for (let index = 0; index < processes; index++) {
    const child = fork(fileURLToPath(import.meta.url), [
      ...process.argv.slice(2),
      '--child',
      String(index),
    ]);
    child.on('message', (done) => report(done as Report));
    child.on('exit', (code) => {
      if (code !== 0) process.exitCode = 1;
    });
  }
}

await runCommand(USAGE, async () => {
  const wanted = readOptions(process.argv.slice(2));
  if (wanted.child !== null) {
    await work(wanted, wanted.child, (done) => process.send?.(done));
    process.disconnect();
    return;
  }
  if ((await readSources(wanted.originals, wanted.folds)).length === 0)
    throw new WrongUse(`There is no picture in '${wanted.originals}'.`);
  inChildren(wanted.processes, manifest(wanted.out, wanted.first));
});
