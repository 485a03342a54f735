/**
 * `npm run forensics:calibrate -- <folder>=<run.jsonl> … [--out lib/forensics/calibration.json]`:
 * fits the prior for the absence of findings in each medium to runs of `forensics:bench` over
 * folders with a manifest. Reports the error for originals that were held out, and the pictures
 * whose verdict changes (ADR 030). Writes nothing without `--out`. The runs must be of models that
 * were trained on none of the originals.
 */
import { writeFileSync } from 'node:fs';
import { CALIBRATION, calibrated, type Calibration } from '@/lib/forensics/calibration';
import type { Medium } from '@/lib/forensics/evidence';
import { FUSION, VERDICT } from '@/lib/forensics/thresholds';
import { runCommand, WrongUse } from '../../command-line';
import { balancedCalibrationError, fitPrior } from './fit';
import { readSamples, type Sample } from './samples';
import { readRunArguments } from '../run-arguments';

const USAGE = `usage: npm run forensics:calibrate -- <folder>=<run.jsonl> … [--out lib/forensics/calibration.json]
  prints what it fitted; writes it only where --out says`;
const MEDIA: readonly Medium[] = ['camera', 'web_copy', 'screenshot', 'scan', 'graphic'];
/** A medium needs at least so many edited and so many honest pictures. */
const EACH_MIN = 20;
const PARTS = 3;

const countOf = (samples: readonly Sample[]) => {
  const edited = samples.filter(({ isEdited }) => isEdited).length;
  return { edited, honest: samples.length - edited };
};

/**
 * Returns the medium's prior, or that of all media while it has too few pictures of either kind.
 */
function fittedPriorOf(samples: readonly Sample[], medium: Medium): number {
  const own = samples.filter((sample) => sample.medium === medium);
  const { edited, honest } = countOf(own);
  return fitPrior(Math.min(edited, honest) < EACH_MIN ? samples : own);
}

/** Returns the error of each third of the originals under the fit of the other two. */
function heldOutError(
  samples: readonly Sample[],
  medium: Medium,
): { before: number; after: number } {
  const bases = [...new Set(samples.map(({ base }) => base))].sort();
  let before = 0,
    after = 0;
  for (let part = 0; part < PARTS; part++) {
    const left = new Set(bases.filter((_, i) => i % PARTS === part));
    const judged = samples.filter((sample) => sample.medium === medium && left.has(sample.base));
    const prior = fittedPriorOf(
      samples.filter(({ base }) => !left.has(base)),
      medium,
    );
    before += balancedCalibrationError(judged, FUSION.manipulationPrior) / PARTS;
    after += balancedCalibrationError(judged, prior) / PARTS;
  }
  return { before, after };
}

const hasEnough = ({
  edited,
  honest,
}: {
  readonly edited: number;
  readonly honest: number;
}): boolean => Math.min(edited, honest) >= EACH_MIN;

/** Refuses to replace the value of a medium by a fit to too few pictures. */
function refuseTooFew(samples: readonly Sample[]): void {
  const all = countOf(samples);
  if (!hasEnough(all))
    throw new WrongUse(
      `Too few pictures: ${all.edited} edited and ${all.honest} honest, ${EACH_MIN} of each are needed.`,
    );
  for (const medium of MEDIA) {
    const count = countOf(samples.filter((sample) => sample.medium === medium));
    if (hasEnough(CALIBRATION[medium]) && !hasEnough(count)) {
      throw new WrongUse(
        `Too few pictures of the medium ${medium}: ${count.edited} edited and ${count.honest} honest, ${EACH_MIN} of each are needed to replace its value.`,
      );
    }
  }
}

const isCalled = (evidence: number, prior: number): boolean =>
  calibrated(evidence, prior) >= VERDICT.min;

/** Counts pictures that were called likely edited and no longer are, and the other way round. */
function wordsChanged(
  samples: readonly Sample[],
  medium: Medium,
  silentPrior: number,
): { gained: number; lost: number } {
  const pairs = samples
    .filter((sample) => sample.medium === medium)
    .map(
      ({ evidence }) =>
        [
          isCalled(evidence, CALIBRATION[medium].silentPrior),
          isCalled(evidence, silentPrior),
        ] as const,
    );
  return {
    gained: pairs.filter(([now, then]) => !now && then).length,
    lost: pairs.filter(([now, then]) => now && !then).length,
  };
}

function fit(samples: readonly Sample[]): Readonly<Record<string, Calibration>> {
  console.log(
    'medium       edited  honest  silence   now  words changed  calibration error of originals left out: one prior for all → fitted',
  );
  return Object.fromEntries(
    MEDIA.map((medium) => {
      const count = countOf(samples.filter((sample) => sample.medium === medium));
      const silentPrior = Number(fittedPriorOf(samples, medium).toFixed(3));
      const { gained, lost } = wordsChanged(samples, medium, silentPrior);
      const error = hasEnough(count) ? heldOutError(samples, medium) : null;
      console.log(
        medium.padEnd(12),
        String(count.edited).padStart(6),
        String(count.honest).padStart(7),
        silentPrior.toFixed(3).padStart(8),
        CALIBRATION[medium].silentPrior.toFixed(3).padStart(6),
        `+${gained} -${lost}`.padStart(13),
        error === null ? '   too few' : `   ${error.before.toFixed(3)} → ${error.after.toFixed(3)}`,
      );
      return [medium, { silentPrior, ...count }];
    }),
  );
}

await runCommand(USAGE, async () => {
  const { runs, out } = readRunArguments('The calibration', '<folder>=<run.jsonl>');
  const samples = readSamples(runs);
  refuseTooFew(samples);
  const fitted = fit(samples);
  console.log(
    'words changed: pictures of these runs that would be called likely edited and are not now, and the other way round; flags stay',
  );
  if (out === undefined)
    console.log('Nothing is written; --out lib/forensics/calibration.json would.');
  else writeFileSync(out, `${JSON.stringify(fitted, null, 2)}\n`);
});
