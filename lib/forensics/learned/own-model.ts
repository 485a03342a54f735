import { FEATURE_NAMES } from './cell-features';
import { openModel, type Model, type ModelFile } from './model';
import weights from './weights.json';

/** The file without opening the model: its version, and the calibration of its score. */
export const OWN_WEIGHTS: Pick<ModelFile, 'version' | 'calibration'> = weights;

let opened: Model | null = null;

/**
 * The model that the engine ships with. Opened with the first picture, because training, which
 * writes the file, imports the engine too.
 */
export const ownModel = (): Model => (opened ??= openModel(weights, FEATURE_NAMES));
