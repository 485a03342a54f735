import type { Detector, Finding, Scene } from '../detector';
import type { Region } from '../evidence';
import { cameraBars } from '../marks/camera-bars';
import type { PixelBox } from '../maths/cell-boxes';
import type { Plane } from '../maths/plane';
import { asShown, placeOf, REGIONS_MAX, type Place } from '../regions';
import { signal } from '../signal';
import { VERDICT } from '../thresholds';
import { TYPED_WORDS } from '../text/thresholds';
import { findCopiedGlyphs, type CopiedGlyphs } from '../text/copied-glyphs';
import { findText, type Text } from '../text/find-text';
import { laterOf } from '../text/later-copy';
import { grainOf } from '../text/paper-grain';
import { typedOnDocument, typedOnPhoto, type TypedWord } from '../text/typed-words';
import { paperTracesOf, strokeTracesOf } from '../text/word-traces';

/**
 * Detects digits and words that were typed or copied over older ones.
 *
 * Typed: drawn by a program on paper that was painted in one colour. Around print the paper has the
 * grain of the scan or photo and the noise that an earlier JPEG left beside the strokes; around
 * typed words it has only the last compression's rounding, and their edges are as sharp as on a
 * screen.
 * Copied, on scans: two prints of a letter differ by the scanner's noise and by fractions of a
 * pixel, a copy only by the last compression's noise.
 *
 * It is blind where the complete picture is that clean (drawn bills, strong compression, paper
 * clipped at black), to words that were blurred and given grain or erased by copying paper over
 * them, and to a copy that was turned or resized.
 */

const base = { detector: 'small_text', about: 'manipulation', score: 0 } as const;

/**
 * Larger pictures are searched at half size, which misses their small print. Print on scans is
 * small, so scans have a higher limit.
 */
const PIXELS_MAX = { photo: 5_000_000, scan: 12_000_000 } as const;
const UNIT_STEPS = new Uint16Array(64).fill(1);

type WithoutFinding = 'small_text.composed_medium' | 'small_text.no_text' | 'small_text.none';

function withoutFinding(message: WithoutFinding): Finding {
  const finding = message === 'small_text.none' ? 'neutral' : 'inconclusive';
  return { signals: [signal({ ...base, finding, message, values: {} })], heatmap: null };
}

/**
 * Returns `scoreFlagged` at strength 1 and rises towards 1 beyond it. Below 1 it falls faster, so
 * that print close to the limit decides nothing.
 */
export function scoreOfStrength(strength: number): number {
  if (strength <= 0) return 0;
  return (
    1 /
    (1 +
      Math.exp(
        -(
          Math.log(VERDICT.scoreFlagged / VERDICT.scoreLeft) +
          (strength < 1 ? TYPED_WORDS.slopeBelow : TYPED_WORDS.slopeAbove) * (strength - 1)
        ),
      ))
  );
}

const speaks = ({ strength }: { readonly strength: number }): boolean =>
  scoreOfStrength(strength) >= VERDICT.min;

function typedIn(scene: Scene, text: Text, luma: Plane): { typed: TypedWord[]; compared: number } {
  const steps = scene.jpeg?.components[0]?.quantizationTable ?? UNIT_STEPS;
  const strokes = text.words
    .map((word) => strokeTracesOf(word, luma))
    .filter((word) => word !== null);
  const typed =
    scene.facts.medium === 'scan'
      ? typedOnDocument(
          strokes.map((word) => paperTracesOf(word, luma, steps)).filter((word) => word !== null),
        )
      : typedOnPhoto(
          strokes,
          (word) => paperTracesOf(word, luma, steps),
          () => grainOf(luma, steps),
        );
  const speaking = typed.filter(speaks).sort((a, b) => b.strength - a.strength);
  const mayHaveBars = speaking.length > 0 && scene.facts.medium !== 'scan';
  const bars = mayHaveBars ? cameraBars(scene.frame.pixels) : [];
  const isInBar = ({ traces: { word } }: TypedWord): boolean =>
    bars.some(({ top, bottom }) => word.top >= top && word.bottom <= bottom);
  return { typed: speaking.filter((word) => !isInBar(word)), compared: strokes.length };
}

function regionOf(
  box: PixelBox,
  margin: number,
  strength: number,
  { frame }: Scene,
  pair?: number,
): Region {
  const { width, height } = frame.pixels;
  return asShown(
    {
      x_min: (box.left - margin) / width,
      y_min: (box.top - margin) / height,
      x_max: (box.right + margin) / width,
      y_max: (box.bottom + margin) / height,
      kind: pair === undefined ? 'edited' : 'copied',
      confidence: scoreOfStrength(strength),
      ...(pair === undefined ? {} : { pair }),
    },
    frame.orientation,
  );
}

function reportTyped(scene: Scene, typed: readonly TypedWord[], compared: number): Finding {
  // The painted paper extends beyond the letters.
  const regions = typed
    .slice(0, REGIONS_MAX)
    .map(({ traces: { word }, strength }) =>
      regionOf(word, 0.3 * (word.bottom - word.top), strength, scene),
    );
  const [strongest] = regions;
  if (strongest === undefined) return withoutFinding('small_text.none');
  const message =
    scene.facts.medium === 'scan' ? 'small_text.typed_on_document' : 'small_text.typed_on_photo';
  const values = { place: placeOf(strongest), words: typed.length, compared };
  const draft = {
    ...base,
    score: strongest.confidence,
    finding: 'suspicious',
    message,
    values,
    regions,
  } as const;
  return { signals: [signal(draft)], heatmap: null };
}

function reportCopied(scene: Scene, copies: readonly CopiedGlyphs[]): Finding {
  const boxes = copies.map(({ from, to, strength, glyphs }) => {
    const later = laterOf(from, to, scene);
    const copy = later ?? to;
    return { copy, source: copy === to ? from : to, isOrdered: later !== null, strength, glyphs };
  });
  const regions = boxes.flatMap(({ copy, source, isOrdered, strength }, i) => {
    const margin = 0.1 * (copy.bottom - copy.top);
    const copyRegion = regionOf(copy, margin, strength, scene, i + 1);
    return isOrdered
      ? [copyRegion]
      : [copyRegion, regionOf(source, margin, strength, scene, i + 1)];
  });
  const [first] = boxes;
  if (first === undefined) return withoutFinding('small_text.none');
  const placeAt = (box: PixelBox): Place => placeOf(regionOf(box, 0, 0, scene));
  const draft = {
    ...base,
    score: scoreOfStrength(first.strength),
    finding: 'suspicious',
    regions,
    message: first.isOrdered ? 'small_text.copied_over' : 'small_text.copied',
    values: {
      place: placeAt(first.copy),
      other_place: placeAt(first.source),
      glyphs: first.glyphs,
    },
  } as const;
  return { signals: [signal(draft)], heatmap: null };
}

export const smallText: Detector = (scene) => {
  const { medium } = scene.facts;
  const { width, height } = scene.frame.pixels;
  if (medium === 'screenshot' || medium === 'graphic' || scene.frame.format === 'webp') {
    return withoutFinding('small_text.composed_medium');
  }
  const luma = { width, height, values: scene.luma };
  const text = findText(luma, medium === 'scan' ? PIXELS_MAX.scan : PIXELS_MAX.photo);
  if (text.words.length === 0) return withoutFinding('small_text.no_text');
  const { typed, compared } = typedIn(scene, text, luma);
  const copies =
    medium === 'scan' && text.pitchPx === 1
      ? findCopiedGlyphs(text.glyphs, luma).filter(speaks)
      : [];
  const copiedIsSurer = (copies[0]?.strength ?? 0) > (typed[0]?.strength ?? 0);
  return copiedIsSurer ? reportCopied(scene, copies) : reportTyped(scene, typed, compared);
};
