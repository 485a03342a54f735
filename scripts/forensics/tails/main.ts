/**
 * `npm run forensics:tails -- <folder>=<run.jsonl> … [--out lib/forensics/tails.json]`: fits how
 * often each detector's scores reach high values on honest pictures of each medium, to runs of
 * `forensics:bench --own-scores`. Prints the scores that are needed for a flag. Writes nothing
 * without `--out`.
 */
import { writeFileSync } from 'node:fs';
import type { Medium } from '@/lib/forensics/evidence';
import { falseAlarmsOf, type Limited, shareOfHonest, type Tail } from '@/lib/forensics/tails';
import { TAIL } from '@/lib/forensics/thresholds';
import { runCommand, WrongUse } from '../../command-line';
import { readGivenRun } from '../bench/answers';
import type { Answer } from '../bench/child';
import { readSet } from '../bench/set';
import { fitTail } from './fit';
import { readRunArguments } from '../run-arguments';

const USAGE = `usage: npm run forensics:tails -- <folder>=<run.jsonl> … [--out lib/forensics/tails.json]
  fits the tails of honest pictures to runs of forensics:bench --own-scores; writes only with --out`;
const MEDIA: readonly Medium[] = ['camera', 'web_copy', 'screenshot', 'scan', 'graphic'];
const HONEST_ALL_MIN = 1000;
const NEEDED_STEP = 0.001;

/** The engine's answers about the honest pictures of a set. */
function readHonest(argument: string): Answer[] {
  const { folder, file, answers: all } = readGivenRun(argument);
  const honest = new Set(
    readSet(folder).flatMap(({ path, label }) => (label === 'authentic' ? [path] : [])),
  );
  const answers = all.filter(({ path, error }) => honest.has(path) && error === null);
  if (answers.some(({ own_scores: isOwn }) => isOwn !== true))
    throw new WrongUse(`The run '${file}' was made without --own-scores.`);
  return answers;
}

const scoreOf = (answer: Answer, detector: Limited): number =>
  answer.signals.reduce(
    (most, signal) => (signal.detector === detector ? Math.max(most, signal.score) : most),
    0,
  );

/** The lowest score of a detector that may still flag; null if none may. */
function neededScore(tail: Tail, falseAlarms: number): number | null {
  for (let score = 0.8; score < 1; score += NEEDED_STEP)
    if (shareOfHonest(tail, score) <= falseAlarms) return score;
  return null;
}

function fitDetector(detector: Limited, answers: readonly Answer[]) {
  const all = answers.map((answer) => scoreOf(answer, detector));
  return Object.fromEntries(
    MEDIA.map((medium) => {
      const own = answers.filter((answer) => answer.medium === medium);
      const tail = fitTail(
        own.map((answer) => scoreOf(answer, detector)),
        all,
      );
      const needed = neededScore(tail, falseAlarmsOf(detector, medium));
      console.log(
        detector.padEnd(20),
        medium.padEnd(10),
        String(tail.honest).padStart(7),
        String(tail.above).padStart(6),
        tail.scale.toFixed(2).padStart(6),
        tail.shape.toFixed(2).padStart(6),
        needed === null ? ' never' : needed.toFixed(3).padStart(7),
      );
      return [medium, tail];
    }),
  );
}

await runCommand(USAGE, async () => {
  const { runs, out } = readRunArguments('The tails', '<folder>=<run.jsonl>');
  const answers = runs.flatMap(readHonest);
  if (answers.length < HONEST_ALL_MIN)
    throw new WrongUse(
      `Too few honest pictures: ${answers.length}, ${HONEST_ALL_MIN} are needed for a tail.`,
    );
  console.log('detector             medium      honest  above  scale  shape  flags from');
  const detectors = Object.keys(TAIL.falseAlarms.photo) as Limited[];
  const tails = Object.fromEntries(
    detectors.map((detector) => [detector, fitDetector(detector, answers)]),
  );
  if (out === undefined) console.log('Nothing is written; --out lib/forensics/tails.json would.');
  else writeFileSync(out, `${JSON.stringify(tails, null, 2)}\n`);
});
