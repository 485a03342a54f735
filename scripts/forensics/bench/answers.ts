import { readFileSync } from 'node:fs';
import { ENGINE_VERSION } from '@/lib/forensics/version';
import { fileThatExists, folderThatExists, WrongUse } from '../../command-line';
import type { Answer } from './child';

/** Reads the answers of an earlier run, one per line. */
export const readAnswers = (file: string): Answer[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => answerIn(line, index, file));

/** A set and the answers of a run over it. */
export interface GivenRun {
  readonly folder: string;
  readonly file: string;
  readonly answers: readonly Answer[];
}

/** Reads `<folder>=<run.jsonl>`; refuses empty runs and those of another engine. */
export function readGivenRun(argument: string): GivenRun {
  const at = argument.lastIndexOf('=');
  if (at < 1) throw new WrongUse(`'${argument}' is not <folder>=<run.jsonl>.`);
  const folder = folderThatExists('The set', argument.slice(0, at));
  const file = fileThatExists('The run', argument.slice(at + 1));
  const answers = readAnswers(file);
  if (answers.length === 0) throw new WrongUse(`The run '${file}' is empty.`);
  const foreign = answers.find(
    ({ error, engine_version: version }) => error === null && version !== ENGINE_VERSION,
  );
  if (foreign)
    throw new WrongUse(
      `The run '${file}' is of engine ${foreign.engine_version ?? 'before 2.2.0'}, this is ${ENGINE_VERSION}: measure again.`,
    );
  return { folder, file, answers };
}

function answerIn(line: string, index: number, file: string): Answer {
  try {
    return JSON.parse(line) as Answer;
  } catch (error) {
    throw new WrongUse(`Line ${index + 1} of '${file}' is no answer of the bench.`, {
      cause: error,
    });
  }
}
