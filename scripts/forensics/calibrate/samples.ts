import { basename } from 'node:path';
import { DETECTORS, type Medium, type Signal } from '@/lib/forensics/evidence';
import { weigh } from '@/lib/forensics/fusion';
import { WrongUse } from '../../command-line';
import { type GivenRun, readGivenRun } from '../bench/answers';
import type { Answer } from '../bench/child';
import { readSet, type Picture } from '../bench/set';
import type { LabelledEvidence } from './fit';

export interface Sample extends LabelledEvidence {
  readonly medium: Medium;
  readonly base: string;
}

const isLabelled = ({ label }: Picture): boolean =>
  label === 'manipulated' || label === 'authentic';

/** All detectors except `model`, which is the operator's. */
const COMMITTED_DETECTORS = DETECTORS.filter((name) => name !== 'model');

/**
 * Returns the pictures of the sets with the engine's answers. Runs of another engine, of fewer
 * detectors or of a part of a set are refused, because they would fit the calibration to something
 * else. Pictures that were not judged are excluded.
 * @param given `<folder>=<run.jsonl>`; several runs may share a folder, such as those of models
 * trained on different originals
 */
export function readSamples(given: readonly string[]): Sample[] {
  const runs = given.map(readRun);
  for (const { folder } of runs)
    refusePartial(
      folder,
      runs.filter((run) => run.folder === folder).flatMap(({ answers }) => answers),
    );
  return runs.flatMap(({ folder, answers }) => {
    const pictures = new Map(readSet(folder).map((picture) => [picture.path, picture]));
    return answers.flatMap((answer) => sampleOf(answer, pictures.get(answer.path)));
  });
}

function readRun(argument: string): GivenRun {
  const run = readGivenRun(argument);
  for (const answer of run.answers) refuseUnusable(answer, run.file);
  return run;
}

/**
 * Refuses a run with fewer detectors, where missing findings mean something else, and one whose
 * scores are not those of verdicts.
 */
function refuseUnusable(answer: Answer, file: string): void {
  if (answer.error !== null) return;
  if (answer.own_scores) throw new WrongUse(`The run '${file}' was made with --own-scores.`);
  const missing = COMMITTED_DETECTORS.filter(
    (name) => !answer.signals.some(({ detector }) => detector === name),
  );
  if (missing.length > 0)
    throw new WrongUse(`The run '${file}' was made without ${missing.join(', ')}.`);
}

function refusePartial(folder: string, answers: readonly Answer[]): void {
  const answered = new Set(answers.map(({ path }) => path));
  const labelled = readSet(folder).filter(isLabelled);
  const covered = labelled.filter(({ path }) => answered.has(path)).length;
  if (covered < labelled.length)
    throw new WrongUse(
      `The runs of '${folder}' tell of ${covered} of its ${labelled.length} pictures: a part of them is no measure of the medium.`,
    );
}

function sampleOf({ medium, signals, not_judged }: Answer, picture: Picture | undefined): Sample[] {
  if (picture === undefined || !isLabelled(picture) || medium === null || not_judged !== null)
    return [];
  const { evidence, rest } = weigh(signals as readonly Signal[]);
  return [
    {
      medium: medium as Medium,
      base: basename(picture.base),
      isEdited: picture.label === 'manipulated',
      evidence: evidence + rest,
    },
  ];
}
