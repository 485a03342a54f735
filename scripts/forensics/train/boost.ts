import type { Forest } from '@/lib/forensics/learned/forest';
import { BIN_COUNT, type Binned } from './bins';
import { seededRandom } from './random';

export interface BoostRules {
  readonly trees: number;
  readonly depth: number;
  readonly rate: number;
  /** Share of samples and of features that each tree sees. */
  readonly sampleShare: number;
  readonly featureShare: number;
  /** Minimum sum of second derivatives in a leaf. */
  readonly leafWeightMin: number;
  readonly ridge: number;
  readonly seed: number;
  readonly onTree?: (tree: number, loss: number) => void;
}

interface Growing {
  readonly features: Uint16Array;
  readonly thresholds: Float32Array;
  /** The last bin that goes left. */
  readonly bins: Uint8Array;
  readonly leaves: Float32Array;
}

/** Trains boosted trees for the probability of label 1. `weights` are those of the samples. */
export function boost(
  samples: Binned,
  labels: Uint8Array,
  weights: Float32Array,
  rules: BoostRules,
): Forest {
  const { trees, depth } = rules;
  const nodes = 2 ** depth - 1;
  const all: Growing = {
    features: new Uint16Array(trees * nodes),
    thresholds: new Float32Array(trees * nodes).fill(Infinity),
    bins: new Uint8Array(trees * nodes).fill(BIN_COUNT),
    leaves: new Float32Array(trees * (nodes + 1)),
  };
  const bias = priorLogOdds(labels, weights);
  const odds = new Float32Array(samples.sampleCount).fill(bias);
  const gradients = new Float32Array(2 * samples.sampleCount);
  const random = seededRandom(rules.seed);
  for (let tree = 0; tree < trees; tree++) {
    const loss = derive(odds, labels, weights, gradients);
    rules.onTree?.(tree, loss);
    const chosen = choose(samples.sampleCount, rules.sampleShare, random);
    const features = choose(samples.featureCount, rules.featureShare, random);
    growTree(
      samples,
      gradients,
      chosen,
      features,
      rules,
      {
        features: all.features.subarray(tree * nodes, (tree + 1) * nodes),
        thresholds: all.thresholds.subarray(tree * nodes, (tree + 1) * nodes),
        bins: all.bins.subarray(tree * nodes, (tree + 1) * nodes),
        leaves: all.leaves.subarray(tree * (nodes + 1), (tree + 1) * (nodes + 1)),
      },
      odds,
    );
  }
  return {
    depth,
    featureCount: samples.featureCount,
    bias,
    features: all.features,
    thresholds: all.thresholds,
    leaves: all.leaves,
  };
}

function priorLogOdds(labels: Uint8Array, weights: Float32Array): number {
  let positive = 0;
  let total = 0;
  for (let i = 0; i < labels.length; i++) {
    total += weights[i] as number;
    if (labels[i] === 1) positive += weights[i] as number;
  }
  const share = Math.min(0.999, Math.max(0.001, positive / total));
  return Math.log(share / (1 - share));
}

/**
 * First and second derivatives of the log loss, interleaved.
 * @returns the mean loss
 */
function derive(
  odds: Float32Array,
  labels: Uint8Array,
  weights: Float32Array,
  gradients: Float32Array,
): number {
  let loss = 0;
  let total = 0;
  for (let i = 0; i < odds.length; i++) {
    const weight = weights[i] as number;
    const p = 1 / (1 + Math.exp(-(odds[i] as number)));
    const label = labels[i] as number;
    gradients[2 * i] = weight * (p - label);
    gradients[2 * i + 1] = weight * Math.max(1e-6, p * (1 - p));
    loss -= weight * Math.log(Math.max(1e-9, label === 1 ? p : 1 - p));
    total += weight;
  }
  return loss / total;
}

function choose(count: number, share: number, random: () => number): Uint32Array {
  const chosen: number[] = [];
  for (let i = 0; i < count; i++) if (random() < share) chosen.push(i);
  return Uint32Array.from(chosen.length === 0 ? [0] : chosen);
}

function growTree(
  samples: Binned,
  gradients: Float32Array,
  chosen: Uint32Array,
  features: Uint32Array,
  rules: BoostRules,
  tree: Growing,
  odds: Float32Array,
): void {
  const nodeOf = new Uint16Array(chosen.length);
  for (let level = 0; level < rules.depth; level++) {
    const first = 2 ** level - 1;
    splitLevel(samples, gradients, chosen, features, rules, nodeOf, first, 2 ** level, tree);
    for (let k = 0; k < chosen.length; k++)
      nodeOf[k] = childOf(samples, tree, nodeOf[k] as number, chosen[k] as number);
  }
  setLeaves(gradients, chosen, nodeOf, rules, tree);
  const nodes = 2 ** rules.depth - 1;
  for (let i = 0; i < samples.sampleCount; i++) {
    let node = 0;
    while (node < nodes) node = childOf(samples, tree, node, i);
    odds[i] = (odds[i] as number) + (tree.leaves[node - nodes] as number);
  }
}

function childOf(samples: Binned, tree: Growing, node: number, sample: number): number {
  const column = samples.columns[tree.features[node] as number] as Uint8Array;
  return 2 * node + ((column[sample] as number) <= (tree.bins[node] as number) ? 1 : 2);
}

/** Finds for every node of a level the split that lowers the loss most. */
function splitLevel(
  samples: Binned,
  gradients: Float32Array,
  chosen: Uint32Array,
  features: Uint32Array,
  rules: BoostRules,
  nodeOf: Uint16Array,
  first: number,
  width: number,
  tree: Growing,
): void {
  const best = new Float64Array(width);
  const histogram = new Float64Array(width * BIN_COUNT * 2);
  for (const feature of features) {
    const column = samples.columns[feature] as Uint8Array;
    const edges = samples.edges[feature] as Float32Array;
    histogram.fill(0);
    for (let k = 0; k < chosen.length; k++) {
      const sample = chosen[k] as number;
      const at = (((nodeOf[k] as number) - first) * BIN_COUNT + (column[sample] as number)) * 2;
      histogram[at] = (histogram[at] as number) + (gradients[2 * sample] as number);
      histogram[at + 1] = (histogram[at + 1] as number) + (gradients[2 * sample + 1] as number);
    }
    for (let node = 0; node < width; node++) {
      const split = bestSplit(
        histogram.subarray(node * BIN_COUNT * 2, (node + 1) * BIN_COUNT * 2),
        edges.length,
        rules,
      );
      if (split.gain <= (best[node] as number)) continue;
      best[node] = split.gain;
      tree.features[first + node] = feature;
      tree.bins[first + node] = split.bin;
      tree.thresholds[first + node] = edges[split.bin] as number;
    }
  }
}

function bestSplit(
  histogram: Float64Array,
  edgeCount: number,
  { ridge, leafWeightMin }: BoostRules,
): { bin: number; gain: number } {
  let gradient = 0;
  let curvature = 0;
  for (let at = 0; at < histogram.length; at += 2) {
    gradient += histogram[at] as number;
    curvature += histogram[at + 1] as number;
  }
  const total = (gradient * gradient) / (curvature + ridge);
  let best = { bin: 0, gain: 0 };
  let g = 0;
  let h = 0;
  for (let bin = 0; bin < edgeCount; bin++) {
    g += histogram[2 * bin] as number;
    h += histogram[2 * bin + 1] as number;
    if (h < leafWeightMin || curvature - h < leafWeightMin) continue;
    const gain =
      (g * g) / (h + ridge) + ((gradient - g) * (gradient - g)) / (curvature - h + ridge) - total;
    if (gain > best.gain) best = { bin, gain };
  }
  return best;
}

function setLeaves(
  gradients: Float32Array,
  chosen: Uint32Array,
  nodeOf: Uint16Array,
  rules: BoostRules,
  tree: Growing,
): void {
  const sums = new Float64Array(2 * tree.leaves.length);
  for (let k = 0; k < chosen.length; k++) {
    const leaf = 2 * ((nodeOf[k] as number) - (2 ** rules.depth - 1));
    const sample = chosen[k] as number;
    sums[leaf] = (sums[leaf] as number) + (gradients[2 * sample] as number);
    sums[leaf + 1] = (sums[leaf + 1] as number) + (gradients[2 * sample + 1] as number);
  }
  for (let leaf = 0; leaf < tree.leaves.length; leaf++) {
    const [gradient, curvature] = [sums[2 * leaf] as number, sums[2 * leaf + 1] as number];
    tree.leaves[leaf] = curvature === 0 ? 0 : (-rules.rate * gradient) / (curvature + rules.ridge);
  }
}
