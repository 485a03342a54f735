import { FEATURE_NAMES } from './cell-features';
import { openModel, type Model } from './model';
import weights from './weights.json';

let opened: Model | null = null;

/** The model that the engine ships with, opened with the first picture: training, which writes it, imports the engine too. */
export const ownModel = (): Model => (opened ??= openModel(weights, FEATURE_NAMES));
