import type { Forest } from './forest';

/** How the evidence of a picture becomes a score: a line in log-odds that is worth 0.8 at `evidenceFlagged`. */
export interface Calibration {
  readonly slope: number;
  /** What few honest pictures exceed. */
  readonly evidenceFlagged: number;
}

/** What training writes: data, no code. */
export interface ModelFile {
  readonly version: string;
  /** Names of the features in the order of the vector; a model of other features is refused. */
  readonly features: readonly string[];
  readonly depth: number;
  readonly bias: number;
  /** Base64 of little-endian uint16 and float32 values; see `Forest`. */
  readonly nodes: { readonly features: string; readonly thresholds: string; readonly leaves: string };
  readonly calibration: Calibration;
}

export interface Model {
  readonly version: string;
  readonly forest: Forest;
  readonly calibration: Calibration;
}

function bytesOf(base64: string): ArrayBuffer {
  const text = atob(base64);
  return Uint8Array.from(text, (character) => character.charCodeAt(0)).buffer;
}

/** @throws TypeError for a model that was trained on other features than the engine measures. */
export function openModel(file: ModelFile, featureNames: readonly string[]): Model {
  if (file.features.length !== featureNames.length || file.features.some((name, i) => name !== featureNames[i])) {
    throw new TypeError(`Model ${file.version} was trained on other features: run npm run forensics:train`);
  }
  const forest: Forest = {
    depth: file.depth, bias: file.bias, featureCount: featureNames.length,
    features: new Uint16Array(bytesOf(file.nodes.features)),
    thresholds: new Float32Array(bytesOf(file.nodes.thresholds)),
    leaves: new Float32Array(bytesOf(file.nodes.leaves)),
  };
  return { version: file.version, forest, calibration: file.calibration };
}
