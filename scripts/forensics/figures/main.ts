/**
 * `npm run forensics:figures -- "<title>=<folder>=<run.jsonl>,…" … [--out docs/forensics/figures.md]`:
 * the tables of runs of `forensics:bench` as a page, one column for each version of the engine.
 * Prints the page without `--out`.
 */
import { writeFileSync } from 'node:fs';
import { DETECTORS } from '@/lib/forensics/evidence';
import { fileThatExists, folderThatExists, runCommand, WrongUse } from '../../command-line';
import { readAnswers } from '../bench/answers';
import { scoreAll } from '../bench/scored';
import { readSet, type Picture } from '../bench/set';
import { sectionOf, type Judged } from './page';
import { readRunArguments } from '../run-arguments';

const USAGE = `usage: npm run forensics:figures -- "<title>=<folder>=<run.jsonl>,…" … [--out docs/forensics/figures.md]
  writes the tables of runs of forensics:bench over the same set, the latest engine last`;
const HEAD = `# Figures of the engine

Written by \`npm run forensics:figures\` from runs of \`forensics:bench\`; what the sets are stands in [Image forensics](../forensics.md#figures). *Flagged* counts pictures with a confidence of 0.80 or more, with
the 95 % interval (Wilson). The areas under the curve (AUC) and the calibration error compare edits with all honest pictures of their set; IoU compares the boxes around reported regions and mask.
A detector's own row ignores all others. Seconds depend on the machine.`;

async function readRun(
  pictures: readonly Picture[],
  file: string,
): Promise<Judged['runs'][number]> {
  const answers = readAnswers(fileThatExists('The run', file));
  const versions = new Set(answers.flatMap(({ engine_version: version }) => version ?? []));
  const [version] = versions;
  if (version === undefined || versions.size > 1)
    throw new WrongUse(`The run '${file}' is not of one version of the engine.`);
  const known = new Set(answers.map(({ path }) => path));
  const missing = pictures.filter(({ path }) => !known.has(path)).length;
  if (missing > 0) throw new WrongUse(`The run '${file}' lacks ${missing} pictures of its set.`);
  return {
    version: answers.some((answer) => answer.own_scores) ? `${version}, own scores` : version,
    scored: await scoreAll(pictures, answers, DETECTORS),
    media: new Map(answers.map(({ path, medium }) => [path, medium ?? 'unknown'])),
  };
}

async function readJudged(argument: string): Promise<Judged> {
  const [title, folder, files] = argument.split('=');
  if (!title || !folder || !files)
    throw new WrongUse(`'${argument}' is not <title>=<folder>=<run.jsonl>,….`);
  const pictures = readSet(folderThatExists('The set', folder));
  const runs = [];
  for (const file of files.split(',')) runs.push(await readRun(pictures, file));
  return { title, runs };
}

await runCommand(USAGE, async () => {
  const { runs, out } = readRunArguments('The page', '<title>=<folder>=<run.jsonl>,…');
  const sections = [];
  for (const argument of runs) sections.push(sectionOf(await readJudged(argument)));
  const page = `${[HEAD, ...sections].join('\n\n')}\n`;
  if (out === undefined) console.log(page);
  else writeFileSync(out, page);
});
