/**
 * Measures the forensics engine on a folder of pictures.
 *
 *   npm run forensics:bench -- --set <folder> --out <file.jsonl> [--only double_compression,copy_move]
 *     [--processes 2] [--class splice_png,neg_png]
 *
 * With a manifest.csv in the folder (path, label, class, mask, …) the table is printed per class; without one, every
 * picture below the folder is taken. One JSON line per picture goes to the file. Pictures are decoded and examined in
 * child processes, so that one that brings a decoder down costs one line.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DETECTORS, type DetectorName } from '@/lib/forensics/evidence';
import { answerRequests } from './child';
import { examineAll } from './pool';
import { readSet } from './set';
import { printTables } from './tables';

const { values } = parseArgs({
  options: {
    set: { type: 'string' }, out: { type: 'string' }, only: { type: 'string' }, class: { type: 'string' },
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
  const pictures = readSet(values.set).filter((picture) => classes === null || classes.includes(picture.class));
  const answers = await examineAll(fileURLToPath(import.meta.url), pictures, detectors, Number(values.processes));
  writeFileSync(values.out, answers.map((answer) => `${JSON.stringify(answer)}\n`).join(''));
  await printTables(pictures, answers, detectors);
}
