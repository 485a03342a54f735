import type { Forest } from './forest';

/** How the evidence of a picture becomes a score: a line in log-odds that is worth 0.8 at `evidenceFlagged`. */
export interface Calibration {
  readonly slope: number;
  /** What few honest pictures exceed. */
  readonly evidenceFlagged: number;
}

/** Deeper than training grows them: a bound on what a file may ask for. */
const DEPTH_MAX = 12;

/** What training writes: data, no code. */
export interface ModelFile {
  readonly version: string;
  /** Names of the features in the order of the vector; a model of other features is refused. */
  readonly features: readonly string[];
  readonly depth: number;
  readonly bias: number;
  /** Base64 of little-endian uint16 and float32 values; see `Forest`. */
  readonly nodes: {
    readonly features: string;
    readonly thresholds: string;
    readonly leaves: string;
  };
  readonly calibration: Calibration;
}

export interface Model {
  readonly version: string;
  readonly forest: Forest;
  readonly calibration: Calibration;
}

/** The values of a base64 text; null where it is none, or ends within a value. */
function bytesOf(base64: unknown, bytesPerValue: number): ArrayBuffer | null {
  if (typeof base64 !== 'string') return null;
  try {
    const { buffer } = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return buffer.byteLength % bytesPerValue === 0 ? buffer : null;
  } catch {
    return null;
  }
}

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** A node that was not split lets everything go left: Infinity is a threshold, and no other value here. */
function forestOf(
  { depth, bias, nodes }: Partial<ModelFile>,
  featureCount: number,
): Forest | string {
  if (
    !isNumber(depth) ||
    !Number.isInteger(depth) ||
    depth < 1 ||
    depth > DEPTH_MAX ||
    !isNumber(bias)
  )
    return 'its depth or its bias is no usable number';
  const [features, thresholds, leaves] = [
    bytesOf(nodes?.features, 2),
    bytesOf(nodes?.thresholds, 4),
    bytesOf(nodes?.leaves, 4),
  ];
  if (features === null || thresholds === null || leaves === null)
    return 'its trees cannot be read';
  const forest = {
    depth,
    bias,
    featureCount,
    features: new Uint16Array(features),
    thresholds: new Float32Array(thresholds),
    leaves: new Float32Array(leaves),
  };
  const trees = forest.leaves.length / 2 ** depth;
  const nodesCount = trees * (2 ** depth - 1);
  if (trees < 1 || forest.features.length !== nodesCount || forest.thresholds.length !== nodesCount)
    return 'its trees are not of its depth';
  if (forest.features.some((feature) => feature >= featureCount))
    return 'a tree asks for a feature that there is not';
  return forest.thresholds.some(Number.isNaN) || !forest.leaves.every(isNumber)
    ? 'a tree holds something else than numbers'
    : forest;
}

/**
 * Checks the whole file: a number that is none would make every picture's score none.
 * @throws TypeError with what is wrong, also for a model that was trained on other features than the engine measures.
 */
export function openModel(file: ModelFile, featureNames: readonly string[]): Model {
  // What was read from a file is no more than claimed to be one.
  const claimed: Partial<ModelFile> | null = typeof file === 'object' ? file : null;
  const { version, features, calibration } = claimed ?? {};
  if (claimed === null || typeof version !== 'string' || !Array.isArray(features))
    throw new TypeError('This is no model of the learned fusion');
  if (
    features.length !== featureNames.length ||
    features.some((name, i) => name !== featureNames[i])
  ) {
    throw new TypeError(
      `Model ${version} was trained on other features: run npm run forensics:train`,
    );
  }
  const forest = forestOf(claimed, featureNames.length);
  if (typeof forest === 'string') throw new TypeError(`Model ${version} is not usable: ${forest}`);
  if (!isNumber(calibration?.slope) || !isNumber(calibration.evidenceFlagged))
    throw new TypeError(`Model ${version} is not usable: its calibration is no number`);
  return { version, forest, calibration };
}
