/**
 * Measures the forensics engine on a folder of pictures.
 *
 *   npm run forensics:bench -- --set <folder> --out <file.jsonl> [--only double_compression,copy_move]
 *     [--processes 2] [--class splice_png,neg_png] [--base <names, one a line, in a file>] [--model <weights.json>]
 *
 * With a manifest.csv in the folder (path, label, class, mask, …) the table is printed per class; without one, every
 * picture below the folder is taken. One JSON line per picture goes to the file. Pictures are decoded and examined in
 * child processes, so that one that brings a decoder down costs one line.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DETECTORS, type DetectorName } from '@/lib/forensics/evidence';
import { answerRequests } from './child';
import { examineAll } from './pool';
import { readSet } from './set';
import { printTables } from './tables';

const { values } = parseArgs({
  options: {
    set: { type: 'string' }, out: { type: 'string' }, only: { type: 'string' }, class: { type: 'string' }, model: { type: 'string' }, base: { type: 'string' },
    processes: { type: 'string', default: '2' }, child: { type: 'boolean', default: false },
  },
});

if (values.child) answerRequests();
else if (values.set === undefined || values.out === undefined) {
  console.error('usage: npm run forensics:bench -- --set <folder> --out <file.jsonl> [--only <detectors>]');
  process.exitCode = 2;
} else {
  const detectors = DETECTORS.filter((name): name is DetectorName => (
    values.only === undefined || values.only.split(',').includes(name)
  ));
  const classes = values.class?.split(',') ?? null;
  const bases = values.base === undefined ? null : new Set(readFileSync(values.base, 'utf8').split('\n'));
  const pictures = readSet(values.set).filter((picture) => (
    (classes === null || classes.includes(picture.class)) && (bases === null || bases.has(basename(picture.base)))
  ));
  const answers = await examineAll(fileURLToPath(import.meta.url), pictures, detectors, Number(values.processes), values.model ?? null);
  writeFileSync(values.out, answers.map((answer) => `${JSON.stringify(answer)}\n`).join(''));
  await printTables(pictures, answers, detectors);
}
