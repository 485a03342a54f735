import { readFileSync } from 'node:fs';
import { FEATURE_NAMES } from '@/lib/forensics/learned/cell-features';
import { openModel, type ModelFile } from '@/lib/forensics/learned/model';
import { fileThatExists, WrongUse } from '../../command-line';

/** Reads weights of the learned fusion that the engine can open. Throws WrongUse. */
export function readWeights(name: string): ModelFile {
  fileThatExists('The file of weights', name);
  try {
    const file = JSON.parse(readFileSync(name, 'utf8')) as ModelFile;
    openModel(file, FEATURE_NAMES);
    return file;
  } catch (error) {
    const why = error instanceof TypeError ? error.message : 'it is no JSON';
    throw new WrongUse(`The weights '${name}' cannot be used: ${why}.`, { cause: error });
  }
}
