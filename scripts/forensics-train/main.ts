/**
 * Trains the learned fusion and writes its weights, with the figures of its model card.
 *
 *   npm run forensics:train -- --set <folder> [--set <folder> …] --work <folder>
 *     [--seed 1] [--trees 240] [--depth 5] [--processes 2] [--out lib/forensics/learned/weights.json]
 *     [--card docs/forensics/model-card.json] [--dry]
 *     [--hold-out <folder>]
 *
 * A set is a folder with a manifest.csv (path, label, class, mask, base), as npm run forensics:forge makes it. Pictures
 * are measured once and kept in the work folder. The figures are of cameras that the judging model never saw: three
 * models are trained, each without a third of the originals, and each judges that third. The weights that are written
 * come from all of them. With --hold-out the models of the three folds are written there too, each with the names of the
 * originals it never saw, so that the whole engine can be measured on those (npm run forensics:bench -- --model --base).
 * The same sets and seed give the same weights.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { FEATURE_COUNT } from '@/lib/forensics/learned/cell-features';
import type { Forest } from '@/lib/forensics/learned/forest';
import type { Calibration } from '@/lib/forensics/learned/model';
import { LEARNED_FUSION } from '@/lib/forensics/thresholds';
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

const { values } = parseArgs({
  options: {
    set: { type: 'string', multiple: true, default: [] }, work: { type: 'string' },
    seed: { type: 'string', default: '1' }, trees: { type: 'string', default: '240' }, depth: { type: 'string', default: '5' },
    processes: { type: 'string', default: '2' }, out: { type: 'string', default: 'lib/forensics/learned/weights.json' },
    card: { type: 'string', default: 'docs/forensics/model-card.json' },
    dry: { type: 'boolean', default: false }, 'hold-out': { type: 'string' }, child: { type: 'boolean', default: false },
  },
});

function rulesOf(): BoostRules {
  return {
    trees: Number(values.trees), depth: Number(values.depth), rate: 0.08, sampleShare: 0.4, featureShare: 0.25,
    leafWeightMin: 20, ridge: 5, seed: Number(values.seed),
    onTree: (tree, loss) => { if (tree % 60 === 59) console.log(`  tree ${tree + 1}: loss ${loss.toFixed(4)}`); },
  };
}

const grow = (samples: Samples) => (
  boost(binSamples(samples.rows, FEATURE_COUNT), samples.labels, new Float32Array(samples.labels.length).fill(1), rulesOf())
);

/** Each fold judged by a model that was trained without it. */
function judgeUnseen(pictures: readonly TrainingPicture[], samples: Samples, forests: Forest[]): Judged[] {
  const judged: Judged[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    console.log(`without fold ${fold + 1} of ${FOLDS}`);
    const forest = grow(samplesOf(samples, (own) => own !== fold));
    forests.push(forest);
    for (const picture of pictures) if (picture.fold === fold) judged.push(judge(picture, forest, LEARNED_FUSION.cellOddsMin));
  }
  return judged;
}

function writeHeldOut(
  folder: string, fold: number, pictures: readonly TrainingPicture[], forest: Forest, calibration: Calibration,
): void {
  mkdirSync(folder, { recursive: true });
  const unseen = new Set(pictures.filter((picture) => picture.fold === fold).map(({ base }) => base));
  writeFileSync(join(folder, `without-${fold}.json`), JSON.stringify(modelFileOf(forest, calibration, Number(values.seed))));
  writeFileSync(join(folder, `unseen-${fold}.txt`), `${[...unseen].join('\n')}\n`);
}

async function train(workFolder: string): Promise<void> {
  const asked = trainingPictures(values.set, workFolder);
  const pictures = await measureAll(fileURLToPath(import.meta.url), asked, Number(values.processes));
  const samples = drawSamples(pictures, Number(values.seed));
  console.log(`${pictures.length} pictures, ${samples.labels.length} cells, ${FEATURE_COUNT} features`);
  const forests: Forest[] = [];
  const judged = judgeUnseen(pictures, samples, forests);
  const figures = figuresOf(judged);
  printFigures(figures);
  const calibration = calibrate(judged);
  console.log('calibration', calibration);
  const folder = values['hold-out'];
  if (folder !== undefined) forests.forEach((forest, fold) => writeHeldOut(folder, fold, pictures, forest, calibration));
  if (values.dry) return;
  const model = modelFileOf(grow(samples), calibration, Number(values.seed));
  writeFileSync(values.out, `${JSON.stringify(model)}\n`);
  writeFileSync(values.card, `${JSON.stringify({
    version: model.version, seed: Number(values.seed), trees: Number(values.trees), depth: Number(values.depth), folds: FOLDS,
    pictures: pictures.length, originals: new Set(pictures.map(({ base }) => base)).size, cells: samples.labels.length,
    calibration, figures,
  }, null, 2)}\n`);
}

if (values.child) answerMeasureRequests();
else if (values.set.length === 0 || values.work === undefined) {
  console.error('usage: npm run forensics:train -- --set <folder> [--set <folder> …] --work <folder>');
  process.exitCode = 2;
} else await train(values.work);
