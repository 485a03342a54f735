import { FEATURE_NAMES } from './cell-features';
import { openModel, type Model, type ModelFile } from './model';
import weights from './weights.json';

/** As the file is: what it was made of and where its score is 0.8 can be told without opening it. */
export const OWN_WEIGHTS: Pick<ModelFile, 'version' | 'calibration'> = weights;

let opened: Model | null = null;

/** The model that the engine ships with, opened with the first picture: training, which writes it, imports the engine too. */
export const ownModel = (): Model => (opened ??= openModel(weights, FEATURE_NAMES));
