import { readFileSync } from 'node:fs';
import { WrongUse } from '../../command-line';
import type { Answer } from './child';

/** Reads the answers of an earlier run, one per line. */
export const readAnswers = (file: string): Answer[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => answerIn(line, index, file));

function answerIn(line: string, index: number, file: string): Answer {
  try {
    return JSON.parse(line) as Answer;
  } catch (error) {
    throw new WrongUse(`Line ${index + 1} of '${file}' is no answer of the bench.`, {
      cause: error,
    });
  }
}
