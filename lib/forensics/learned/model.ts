import type { Forest } from './forest';

/**
 * Converts the evidence of a picture into a score: a line in log-odds that gives 0.8 at
 * `evidenceFlagged`.
 */
export interface Calibration {
  readonly slope: number;
  /** Evidence that few honest pictures exceed. */
  readonly evidenceFlagged: number;
}

/** Limit on the depth that a file may declare; training grows shallower trees. */
const DEPTH_MAX = 12;

/** The weights that training writes: data, no code. */
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

/** Decodes a base64 text; null where it is invalid or ends within a value. */
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

/**
 * In a node that was not split everything goes left: its threshold is Infinity, and no other value
 * is allowed there.
 */
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
 * Checks the complete file, because a single invalid number would make every picture's score
 * invalid.
 * @throws TypeError with the reason, also for a model that was trained on other features than the
 * engine measures
 */
export function openModel(file: ModelFile, featureNames: readonly string[]): Model {
  // The type is only a claim: the contents come from a file.
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
