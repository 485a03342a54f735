/**
 * Makes forgeries to train the learned fusion on, each with its honest twin, from untouched camera photos.
 *
 *   npm run forensics:forge -- --originals <folder> [--ai <folder>] [--receipts <folder>] --out <folder>
 *     --seed 1 --count 200 [--first 0] [--folds 1] [--processes 2]
 *
 *   <out>/<class>/<number>.(jpg|png|webp)   forged: the edit's name; honest: honest_<chain>, honest_native
 *   <out>/mask/<class>/<number>.png         white is changed
 *   <out>/manifest.csv                      path, label, class, mask, base, quality, params, width, height
 *
 * The same seed, folders, libraries and fonts give the same bytes, whatever the number of processes.
 * `--folds 3` takes the parts of a picture from originals (and generated pictures) whose place in the order of
 * names has the same remainder by 3, so that a third can be kept out of training.
 */
import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { forge } from './forge';
import { readSources } from './sources';
import { COLUMNS, csvLine, type Row, writeMade, writeNative } from './write';

const { values } = parseArgs({
  options: {
    originals: { type: 'string' }, ai: { type: 'string' }, receipts: { type: 'string' }, out: { type: 'string' },
    seed: { type: 'string', default: '1' }, count: { type: 'string', default: '100' },
    first: { type: 'string', default: '0' }, folds: { type: 'string', default: '1' },
    processes: { type: 'string', default: '2' }, child: { type: 'string' },
  },
});

interface Report {
  readonly number: number;
  readonly rows: readonly Row[];
}

/** Makes every `step`-th picture from the `first` on. */
async function work(
  originals: string, out: string, first: number, step: number, report: (done: Report) => void,
): Promise<void> {
  sharp.concurrency(1);
  const folds = Number(values.folds);
  const sources = {
    originals: await readSources(originals, folds),
    generated: values.ai === undefined ? [] : await readSources(values.ai, folds),
    receipts: values.receipts === undefined ? [] : await readSources(values.receipts, folds),
  };
  const [from, count] = [Number(values.first), Number(values.count)];
  for (let number = from + first; number < from + count; number += step) {
    const { forged, twin } = await forge(Number(values.seed), number, sources);
    const native = [...sources.originals, ...sources.receipts][number];
    report({
      number,
      rows: [
        await writeMade(out, number, forged), await writeMade(out, number, twin),
        ...(native === undefined ? [] : [writeNative(out, number, native)]),
      ],
    });
  }
}

/** The manifest in the order of the numbers, as far as it is done. */
function manifest(out: string, first: number): (done: Report) => void {
  const path = join(out, 'manifest.csv');
  const waiting = new Map<number, readonly Row[]>();
  let next = first;
  writeFileSync(path, `${COLUMNS.join(',')}\n`);
  return ({ number, rows }) => {
    waiting.set(number, rows);
    for (let ready = waiting.get(next); ready !== undefined; ready = waiting.get(next)) {
      writeFileSync(path, ready.map(csvLine).join(''), { flag: 'a' });
      waiting.delete(next++);
    }
  };
}

function inChildren(processes: number, report: (done: Report) => void): void {
  for (let index = 0; index < processes; index++) {
    const child = fork(fileURLToPath(import.meta.url), [...process.argv.slice(2), '--child', String(index)]);
    child.on('message', (done) => report(done as Report));
    child.on('exit', (code) => {
      if (code !== 0) process.exitCode = 1;
    });
  }
}

const processes = Math.max(1, Number(values.processes));
if (values.originals === undefined || values.out === undefined) {
  console.error('usage: npm run forensics:forge -- --originals <folder> --out <folder> [--ai <folder>]');
  process.exitCode = 2;
} else if (values.child !== undefined) {
  await work(values.originals, values.out, Number(values.child), processes, (done) => process.send?.(done));
  process.disconnect();
} else {
  mkdirSync(values.out, { recursive: true });
  inChildren(processes, manifest(values.out, Number(values.first)));
}
