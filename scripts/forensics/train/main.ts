/**
 * Trains the learned fusion and writes its weights, with the figures of its model card.
 *
 *   npm run forensics:train -- --set <folder> [--set <folder> …] --work <folder>
 *     [--seed 1] [--trees 200] [--depth 5] [--processes 2]
 *     [--out lib/forensics/learned/weights.json] [--card docs/forensics/model-card.json] [--dry]
 *     [--hold-out <folder>]
 *
 * A set is a folder with a manifest.csv (path, label, class, mask, base), as npm run
 * forensics:forge makes it. Each picture is measured once, and the result is stored in the work
 * folder. The figures are for cameras that the judging model never saw: three models are trained,
 * each without a third of the originals, and each judges that third. The weights that are written
 * come from all of them. With --hold-out the models of the three folds are written there too, each
 * with the names of the originals it never saw, so that the complete engine can be measured on
 * those (npm run forensics:bench -- --model --base). The same sets and seed give the same weights.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FEATURE_COUNT } from '@/lib/forensics/learned/cell-features';
import type { Forest } from '@/lib/forensics/learned/forest';
import type { Calibration } from '@/lib/forensics/learned/model';
import { LEARNED_FUSION } from '@/lib/forensics/thresholds';
import {
  fileThatExists,
  fileToWrite,
  folderThatExists,
  folderToWrite,
  readArguments,
  runCommand,
  wholeNumber,
  WrongUse,
} from '../../command-line';
import { binSamples } from './bins';
import { boost, type BoostRules } from './boost';
import { calibrate } from './calibrate';
import { figuresOf, printFigures } from './figures';
import { judge, type Judged } from './judge';
import { measureAll } from './measure-all';
import { answerMeasureRequests } from './measure-child';
import { FOLDS, trainingPictures, type TrainingPicture } from './pictures';
import { drawSamples, samplesOf, type Samples } from './samples';
import { modelFileOf } from './model-file';

const USAGE = `usage: npm run forensics:train -- --set <folder> [--set <folder> …] --work <folder>
  [--seed 1] [--trees 200] [--depth 5] [--processes 2] [--out weights.json] [--card model-card.json] [--dry] [--hold-out <folder>]`;

const readOptions = () =>
  readArguments({
    options: {
      set: { type: 'string', multiple: true, default: [] },
      work: { type: 'string' },
      seed: { type: 'string', default: '1' },
      trees: { type: 'string', default: '200' },
      depth: { type: 'string', default: '5' },
      processes: { type: 'string', default: '2' },
      out: { type: 'string', default: 'lib/forensics/learned/weights.json' },
      card: { type: 'string', default: 'docs/forensics/model-card.json' },
      dry: { type: 'boolean', default: false },
      'hold-out': { type: 'string' },
      child: { type: 'boolean', default: false },
    },
  }).values;

type Wanted = ReturnType<typeof readOptions>;

/** Validates the options before hours of measuring. Throws WrongUse. */
function checked(values: Wanted): Wanted {
  if (values.set.length === 0 || values.work === undefined)
    throw new WrongUse('Name at least one set and the folder for the measures.');
  for (const set of values.set)
    fileThatExists('The manifest', join(folderThatExists('The set', set), 'manifest.csv'));
  folderToWrite('The measures', values.work);
  wholeNumber('--seed', values.seed, 0);
  wholeNumber('--trees', values.trees, 1);
  wholeNumber('--depth', values.depth, 1);
  wholeNumber('--processes', values.processes, 1);
  if (values['hold-out'] !== undefined) folderToWrite('The models', values['hold-out']);
  if (values.dry) return values;
  fileToWrite('The weights', values.out);
  fileToWrite('The figures', values.card);
  return values;
}

function rulesOf(values: Wanted): BoostRules {
  return {
    trees: Number(values.trees),
    depth: Number(values.depth),
    rate: 0.08,
    sampleShare: 0.4,
    featureShare: 0.25,
    leafWeightMin: 20,
    ridge: 5,
    seed: Number(values.seed),
    onTree: (tree, loss) => {
      if (tree % 60 === 59) console.log(`  tree ${tree + 1}: loss ${loss.toFixed(4)}`);
    },
  };
}

const grow = (samples: Samples, values: Wanted) =>
  boost(
    binSamples(samples.rows, FEATURE_COUNT),
    samples.labels,
    new Float32Array(samples.labels.length).fill(1),
    rulesOf(values),
  );

/** Judges each fold by a model that was trained without it. */
function judgeUnseen(
  pictures: readonly TrainingPicture[],
  samples: Samples,
  forests: Forest[],
  values: Wanted,
): Judged[] {
  const judged: Judged[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    console.log(`without fold ${fold + 1} of ${FOLDS}`);
    const forest = grow(
      samplesOf(samples, (own) => own !== fold),
      values,
    );
    forests.push(forest);
    for (const picture of pictures)
      if (picture.fold === fold) judged.push(judge(picture, forest, LEARNED_FUSION.cellOddsMin));
  }
  return judged;
}

function writeHeldOut(
  folder: string,
  fold: number,
  pictures: readonly TrainingPicture[],
  forest: Forest,
  calibration: Calibration,
  seed: number,
): void {
  mkdirSync(folder, { recursive: true });
  const unseen = new Set(
    pictures.filter((picture) => picture.fold === fold).map(({ base }) => base),
  );
  writeFileSync(
    join(folder, `without-${fold}.json`),
    JSON.stringify(modelFileOf(forest, calibration, seed)),
  );
  writeFileSync(join(folder, `unseen-${fold}.txt`), `${[...unseen].join('\n')}\n`);
}

/** Each fold is judged by a model of the two others, which must contain edited and honest cells. */
function checkKinds(samples: Samples): void {
  for (let fold = 0; fold < FOLDS; fold++) {
    const kinds = new Set(samplesOf(samples, (own) => own !== fold).labels);
    if (kinds.size < 2)
      throw new WrongUse(
        `There is nothing to learn from: every ${FOLDS - 1} of ${FOLDS} parts of the originals must hold edited areas and untouched ones.`,
      );
  }
}

async function train(values: Wanted): Promise<void> {
  const training = trainingPictures(values.set, values.work ?? '');
  for (const [kind, isForged] of [
    ['edited (manipulated)', true],
    ['honest (authentic)', false],
  ] as const) {
    if (!training.some((picture) => picture.isForged === isForged))
      throw new WrongUse(`The sets hold no ${kind} picture: training needs both kinds.`);
  }
  const pictures = await measureAll(
    fileURLToPath(import.meta.url),
    training,
    Number(values.processes),
  );
  if (pictures.length === 0) throw new WrongUse('No picture of the sets could be measured.');
  const samples = drawSamples(pictures, Number(values.seed));
  checkKinds(samples);
  console.log(
    `${pictures.length} pictures, ${samples.labels.length} cells, ${FEATURE_COUNT} features`,
  );
  const forests: Forest[] = [];
  const judged = judgeUnseen(pictures, samples, forests, values);
  const figures = figuresOf(judged);
  printFigures(figures);
  const calibration = calibrate(judged);
  console.log('calibration', calibration);
  const folder = values['hold-out'];
  if (folder !== undefined)
    forests.forEach((forest, fold) =>
      writeHeldOut(folder, fold, pictures, forest, calibration, Number(values.seed)),
    );
  if (values.dry) return;
  const model = modelFileOf(grow(samples, values), calibration, Number(values.seed));
  writeFileSync(values.out, `${JSON.stringify(model)}\n`);
  writeFileSync(
    values.card,
    `${JSON.stringify(
      {
        version: model.version,
        seed: Number(values.seed),
        trees: Number(values.trees),
        depth: Number(values.depth),
        folds: FOLDS,
        pictures: pictures.length,
        originals: new Set(pictures.map(({ base }) => base)).size,
        cells: samples.labels.length,
        calibration,
        figures,
      },
      null,
      2,
    )}\n`,
  );
}

await runCommand(USAGE, async () => {
  const values = readOptions();
  if (values.child) answerMeasureRequests();
  else await train(checked(values));
});
