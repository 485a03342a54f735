import type { Detector, Finding, Scene } from '../detector';
import type { Region } from '../evidence';
import { asShown, placeOf, REGIONS_MAX } from '../regions';
import { signal } from '../signal';
import { findText } from '../text/find-text';
import { grainOf } from '../text/paper-grain';
import { typedOnDocument, typedOnPhoto, type TypedWord } from '../text/typed-words';
import { tracesOf, type WordTraces } from '../text/word-traces';

/**
 * Digits and words that were typed over older ones: drawn by a program on paper that was painted in one colour. Around
 * print the paper carries the grain of the scan or photo and the noise that an earlier JPEG left beside the strokes;
 * around typed words it carries nothing but the last compression's rounding, and their edges are as sharp as a screen's.
 *
 * It is blind where the whole picture is that clean (drawn bills, strong compression, paper cut off at black), and
 * to words that were blurred and given grain, or erased by copying real paper over them.
 */

const silent = { detector: 'small_text', about: 'manipulation', score: 0 } as const;

type Inconclusive = 'small_text.composed_medium' | 'small_text.no_text';

function silentWord(message: Inconclusive | 'small_text.none', finding: 'inconclusive' | 'neutral'): Finding {
  return { signals: [signal({ ...silent, finding, message, values: {} })], heatmap: null };
}

/** 0.8 at strength 1, then on towards 1. */
export function scoreOfStrength(strength: number): number {
  return strength <= 0 ? 0 : 1 / (1 + Math.exp(-(Math.log(4) + 6 * (strength - 1))));
}

const UNIT_STEPS = new Uint16Array(64).fill(1);

function typedIn(scene: Scene, words: readonly WordTraces[], steps: ArrayLike<number>): TypedWord[] {
  const { width, height } = scene.frame.pixels;
  const typed = scene.facts.medium === 'scan' ? typedOnDocument(words)
    : typedOnPhoto(words, () => grainOf({ width, height, values: scene.luma }, steps));
  return typed.filter(({ strength }) => scoreOfStrength(strength) >= 0.5).sort((a, b) => b.strength - a.strength);
}

/** The paper that was painted reaches beyond the letters. */
function regionOf({ traces: { word }, strength }: TypedWord, { frame }: Scene): Region {
  const { width, height } = frame.pixels;
  const margin = 0.3 * (word.bottom - word.top);
  return asShown({
    x_min: (word.left - margin) / width,
    y_min: (word.top - margin) / height,
    x_max: (word.right + margin) / width,
    y_max: (word.bottom + margin) / height,
    kind: 'edited',
    confidence: scoreOfStrength(strength),
  }, frame.orientation);
}

export const smallText: Detector = (scene) => {
  const { medium } = scene.facts;
  const { width, height } = scene.frame.pixels;
  if (medium === 'screenshot' || medium === 'graphic' || scene.frame.format === 'webp') {
    return silentWord('small_text.composed_medium', 'inconclusive');
  }
  const luma = { width, height, values: scene.luma };
  const steps = scene.jpeg?.components[0]?.quantizationTable ?? UNIT_STEPS;
  const words = findText(luma).map((word) => tracesOf(word, luma, steps)).filter((word) => word !== null);
  if (words.length === 0) return silentWord('small_text.no_text', 'inconclusive');
  const typed = typedIn(scene, words, steps);
  const [strongest] = typed;
  if (strongest === undefined) return silentWord('small_text.none', 'neutral');
  const regions = typed.slice(0, REGIONS_MAX).map((word) => regionOf(word, scene));
  const place = placeOf(regions[0] ?? regionOf(strongest, scene));
  const message = medium === 'scan' ? 'small_text.typed_on_document' : 'small_text.typed_on_photo';
  const values = { place, words: typed.length, compared: words.length };
  const word = {
    ...silent, score: scoreOfStrength(strongest.strength), finding: 'suspicious', message, values, regions,
  } as const;
  return { signals: [signal(word)], heatmap: null };
};
