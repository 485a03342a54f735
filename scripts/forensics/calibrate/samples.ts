import { basename } from 'node:path';
import { DETECTORS, type Medium, type Signal } from '@/lib/forensics/evidence';
import { weigh } from '@/lib/forensics/fusion';
import { ENGINE_VERSION } from '@/lib/forensics/version';
import { fileThatExists, folderThatExists, WrongUse } from '../../command-line';
import { readAnswers } from '../bench/answers';
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

function readRun(argument: string): { folder: string; answers: readonly Answer[] } {
  const at = argument.lastIndexOf('=');
  if (at < 1) throw new WrongUse(`'${argument}' is not <folder>=<run.jsonl>.`);
  const folder = folderThatExists('The set', argument.slice(0, at));
  const file = fileThatExists('The run', argument.slice(at + 1));
  const answers = readAnswers(file);
  if (answers.length === 0) throw new WrongUse(`The run '${file}' is empty.`);
  for (const answer of answers) refuseForeign(answer, file);
  return { folder, answers };
}

/**
 * Refuses a run of another engine or with fewer detectors: missing findings there mean something
 * else.
 */
function refuseForeign(answer: Answer, file: string): void {
  if (answer.error !== null) return;
  if (answer.engine_version !== ENGINE_VERSION) {
    throw new WrongUse(
      `The run '${file}' is of engine ${answer.engine_version ?? 'before 2.2.0'}, this is ${ENGINE_VERSION}: measure again.`,
    );
  }
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
