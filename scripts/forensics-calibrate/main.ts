/**
 * `npm run forensics:calibrate -- <folder>=<run.jsonl> …`: fits what silence is worth in each medium to runs of
 * `forensics:bench` over folders with a manifest, tells how well it holds for originals that were left out, and writes
 * lib/forensics/calibration.json. The runs must be of models that saw none of the originals.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Medium, Signal } from '@/lib/forensics/evidence';
import { weigh } from '@/lib/forensics/fusion';
import { FUSION } from '@/lib/forensics/thresholds';
import { readSet } from '../forensics-bench/set';
import { balancedCalibrationError, fitSilence, type Told } from './fit';

const MEDIA: readonly Medium[] = ['camera', 'web_copy', 'screenshot', 'scan', 'graphic'];
/** Fewer edited or honest pictures than that tell nothing of their medium. */
const EACH_MIN = 20;
const PARTS = 3;

interface Sample extends Told {
  readonly medium: Medium;
  readonly base: string;
}

interface Line {
  readonly path: string;
  readonly medium: Medium | null;
  readonly signals: readonly Signal[];
}

function readSamples(argument: string): Sample[] {
  const [folder = '', run = ''] = argument.split('=');
  const pictures = new Map(readSet(folder).map((picture) => [picture.path, picture]));
  return readFileSync(run, 'utf8').split('\n').filter((line) => line !== '').flatMap((text) => {
    const { path, medium, signals } = JSON.parse(text) as Line;
    const picture = pictures.get(path);
    if (picture === undefined || medium === null || (picture.label !== 'manipulated' && picture.label !== 'authentic')) return [];
    const { evidence, rest } = weigh(signals);
    return [{ medium, base: basename(picture.base), isEdited: picture.label === 'manipulated', evidence: evidence + rest }];
  });
}

const countOf = (told: readonly Told[]) => {
  const edited = told.filter(({ isEdited }) => isEdited).length;
  return { edited, honest: told.length - edited };
};

/** The medium's own, or that of all media while it has too few of either kind. */
function silenceOf(samples: readonly Sample[], medium: Medium): number {
  const own = samples.filter((sample) => sample.medium === medium);
  const { edited, honest } = countOf(own);
  return fitSilence(Math.min(edited, honest) < EACH_MIN ? samples : own);
}

/** Each third of the originals judged by what the other two gave. */
function heldOutError(samples: readonly Sample[], medium: Medium): { before: number; after: number } {
  const bases = [...new Set(samples.map(({ base }) => base))].sort();
  let before = 0, after = 0;
  for (let part = 0; part < PARTS; part++) {
    const left = new Set(bases.filter((_, i) => i % PARTS === part));
    const judged = samples.filter((sample) => sample.medium === medium && left.has(sample.base));
    const silence = silenceOf(samples.filter(({ base }) => !left.has(base)), medium);
    before += balancedCalibrationError(judged, FUSION.manipulationPrior) / PARTS;
    after += balancedCalibrationError(judged, silence) / PARTS;
  }
  return { before, after };
}

const runs = process.argv.slice(2);
if (runs.length === 0) {
  console.error('Name at least one <folder>=<run.jsonl>.');
  process.exit(2);
}
const samples = runs.flatMap(readSamples);
console.log('medium       edited  honest  silence  calibration error of originals left out: one prior for all → fitted');
const fitted = Object.fromEntries(MEDIA.map((medium) => {
  const own = samples.filter((sample) => sample.medium === medium);
  const silentPrior = Number(silenceOf(samples, medium).toFixed(3));
  const count = countOf(own);
  const error = Math.min(count.edited, count.honest) < EACH_MIN ? null : heldOutError(samples, medium);
  console.log(medium.padEnd(12), String(count.edited).padStart(6), String(count.honest).padStart(7), silentPrior.toFixed(3).padStart(8), error === null ? '   too few' : `   ${error.before.toFixed(3)} → ${error.after.toFixed(3)}`);
  return [medium, { silentPrior, ...count }];
}));
writeFileSync(fileURLToPath(new URL('../lib/forensics/calibration.json', import.meta.url)), `${JSON.stringify(fitted, null, 2)}\n`);
