/**
 * `npm run forensics:bench`: runs the forensics engine on a folder of pictures with a manifest.csv
 * (path, label, class, mask, …); the tables are per class and per detector. One JSON line per
 * picture goes to the file. Pictures are decoded and examined in child processes, so that one that
 * crashes a decoder costs one line. Pictures that could not be examined are counted separately and
 * named with the reason, and the command exits with 1.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readAnswers } from './answers';
import { answerRequests, type Answer } from './child';
import { compare, printComparison } from './compare';
import { summaryOf } from './figures';
import { runCommand, WrongUse } from '../../command-line';
import { readOptions, USAGE, type Options } from './options';
import { examineAll } from './pool';
import { scoreAll } from './scored';
import { readSet, type Picture } from './set';
import { printTables } from './tables';

async function examine(
  pictures: readonly Picture[],
  { answers: file, detectors, processes, warmUp, ownScores, model, trustAnchors }: Options,
): Promise<readonly Answer[]> {
  const answers = await examineAll(
    { bundle: fileURLToPath(import.meta.url), processes, warmUp },
    pictures,
    { detectors, modelFile: model, trustAnchorsFile: trustAnchors, ownScores },
  );
  writeFileSync(file, answers.map((answer) => `${JSON.stringify(answer)}\n`).join(''));
  return answers;
}

/** @returns 1 where a picture could not be examined */
function printFailures(pictures: readonly Picture[], answers: readonly Answer[]): number {
  const measured = new Set(pictures.map(({ path }) => path));
  const failed = answers.filter(({ path, error }) => error !== null && measured.has(path));
  for (const { path, error } of failed)
    console.error(`${path}: ${String(error).split('\n')[0] ?? ''}`);
  if (failed.length > 0)
    console.error(
      `${failed.length} of ${measured.size} pictures could not be examined; no rate counts them.`,
    );
  return failed.length === 0 ? 0 : 1;
}

async function measure(options: Options): Promise<number> {
  const { set, classes, detectors, json } = options;
  const bases =
    options.bases === null ? null : new Set(readFileSync(options.bases, 'utf8').split('\n'));
  const all = readSet(set);
  const unknown = classes?.find((name) => !all.some((picture) => picture.class === name));
  if (unknown !== undefined)
    throw new WrongUse(
      `The set has no class '${unknown}'. There are: ${[...new Set(all.map((picture) => picture.class))].sort().join(', ')}.`,
    );
  const pictures = all.filter(
    (picture) =>
      (classes === null || classes.includes(picture.class)) &&
      (bases === null || bases.has(basename(picture.base))),
  );
  if (pictures.length === 0) throw new WrongUse(`No picture of '${set}' is left to measure.`);
  const answers = options.examine ? await examine(pictures, options) : readAnswers(options.answers);
  const summary = summaryOf(await scoreAll(pictures, answers, detectors));
  printTables(summary);
  if (json !== null) writeFileSync(json, `${JSON.stringify(summary, null, 1)}\n`);
  if (options.compare !== null)
    printComparison(compare(pictures, readAnswers(options.compare), answers));
  return printFailures(pictures, answers);
}

if (process.argv[2] === '--child') answerRequests(process.argv[3] === '--warm-up');
else await runCommand(USAGE, () => measure(readOptions(process.argv.slice(2))));
