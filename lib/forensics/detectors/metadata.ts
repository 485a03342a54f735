import type { Signal } from '../evidence';
import { cameraOf } from '../facts';
import type { JpegStructure } from '../formats/container';
import { estimateQuality } from '../formats/jpeg/quality';
import type { PictureTags } from '../formats/tags';
import type { ClaimFacts } from '../frame';
import { editorNamed } from '../generators';
import { hasCameraSize } from '../medium';
import type { FileDetector, FileScene } from '../scene';
import { signal } from '../signal';
import { CAMERA_TRACES } from '../marks/thresholds';
import { METADATA } from '../thresholds';

/**
 * Gives hints, never a verdict: one honest web picture in twenty carries an editor's name, and
 * every messenger resizes. The scores are so low that all of them together flag nothing.
 */

const MS_PER_DAY = 86_400_000;
/** Previews are often letterboxed to 4:3, whatever the picture's shape. */
const LETTERBOX_SHAPE = 4 / 3;

const aboutManipulation = { detector: 'metadata', about: 'manipulation' } as const;
const suspicious = { ...aboutManipulation, finding: 'suspicious' } as const;
const neutral = { ...aboutManipulation, finding: 'neutral', score: 0 } as const;

/** Days from one `YYYY-MM-DD…` to another; null when either is not a date. */
function daysBetween(from: string, to: string): number | null {
  const days = (Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / MS_PER_DAY;
  return Number.isFinite(days) ? Math.round(days) : null;
}

const sizeText = (width: number, height: number): string => `${width} × ${height}`;

const shapeOf = (width: number, height: number): number =>
  Math.max(width, height) / Math.min(width, height);

const differs = (a: number, b: number): boolean => Math.abs(a / b - 1) > METADATA.shapeTolerance;

function sizeSignals(tags: PictureTags, { frame }: FileScene): readonly Signal[] {
  const { width, height } = frame.pixels;
  const size = sizeText(width, height);
  const signals: Signal[] = [];
  if (!hasCameraSize(tags, frame.pixels)) {
    signals.push(
      signal({
        ...suspicious,
        score: METADATA.size,
        message: 'metadata.size_differs',
        values: { camera_size: sizeText(tags.pixelWidth ?? 0, tags.pixelHeight ?? 0), size },
      }),
    );
  }
  const preview = tags.thumbnail;
  if (
    preview &&
    differs(shapeOf(preview.width, preview.height), shapeOf(width, height)) &&
    differs(shapeOf(preview.width, preview.height), LETTERBOX_SHAPE)
  ) {
    signals.push(
      signal({
        ...suspicious,
        score: METADATA.thumbnail,
        message: 'metadata.thumbnail_shape_differs',
        values: { thumbnail_size: sizeText(preview.width, preview.height), size },
      }),
    );
  }
  return signals;
}

/**
 * Reports camera data together with the standard tables and the JFIF header of a general library.
 */
function savedAgainSignals(tags: PictureTags, jpeg: JpegStructure | null): readonly Signal[] {
  const camera = cameraOf(tags);
  const table = jpeg?.quantizationTables[jpeg.lumaTable];
  if (camera === null || !jpeg?.hasJfif || !table || !tags.hasExposure) return [];
  const { quality, standardTable } = estimateQuality(table);
  if (!standardTable) return [];
  return [
    signal({
      ...suspicious,
      score: METADATA.savedAgain,
      message: 'metadata.saved_again',
      values: { camera, quality },
    }),
  ];
}

function editingSignals(tags: PictureTags): readonly Signal[] {
  const signals: Signal[] = [];
  const software = editorNamed(tags);
  if (software !== null)
    signals.push(signal({ ...neutral, message: 'metadata.editor_named', values: { software } }));
  const days = tags.takenAt && tags.changedAt ? daysBetween(tags.takenAt, tags.changedAt) : null;
  if (days !== null && days > METADATA.clockToleranceDays) {
    signals.push(
      signal({
        ...suspicious,
        score: METADATA.changedLater,
        message: 'metadata.changed_later',
        values: { days },
      }),
    );
  }
  return signals;
}

/** A clock that was never set starts on 1 January; `is_clock_set` in the database is the same rule. */
const isClockSet = (taken: string): boolean => taken >= '1995' && taken.slice(5) !== '01-01';

/** A day can begin elsewhere while it is still the day before here. */
const TIME_ZONE_DAYS = 1;

function dateSignals(tags: PictureTags, claim: ClaimFacts): readonly Signal[] {
  const taken = tags.takenAt?.slice(0, 10);
  if (taken === undefined || !isClockSet(taken)) return [];
  const signals: Signal[] = [];
  const { dateDamage: damage, datePurchase: purchase, received } = claim;
  const afterReceipt = received === undefined ? null : daysBetween(received, taken);
  if (received !== undefined && afterReceipt !== null && afterReceipt > TIME_ZONE_DAYS)
    return [
      signal({
        ...neutral,
        message: 'metadata.taken_in_future',
        values: { taken, received, days: afterReceipt },
      }),
    ];
  const afterDamage = damage === undefined ? null : daysBetween(damage, taken);
  if (damage !== undefined && afterDamage !== null && afterDamage > 0) {
    signals.push(
      signal({
        ...neutral,
        message: 'metadata.taken_after_damage',
        values: { taken, damage, days: afterDamage },
      }),
    );
  }
  const beforePurchase = purchase === undefined ? null : daysBetween(taken, purchase);
  if (
    purchase !== undefined &&
    beforePurchase !== null &&
    beforePurchase > METADATA.clockToleranceDays
  ) {
    signals.push(
      signal({
        ...suspicious,
        score: METADATA.beforePurchase,
        message: 'metadata.taken_before_purchase',
        values: { taken, purchase, days: beforePurchase },
      }),
    );
  }
  return signals;
}

function cameraSignal(
  tags: PictureTags,
  doubts: readonly Signal[],
  scene: FileScene,
): readonly Signal[] {
  const camera = tags.make !== null && tags.model !== null ? cameraOf(tags) : null;
  if (camera === null)
    return [signal({ ...neutral, message: 'metadata.camera_data_missing', values: {} })];
  if (doubts.length > 0) return [];
  const complete = tags.hasExposure && tags.takenAt !== null && tags.pixelWidth !== null;
  if (!complete)
    return [signal({ ...neutral, message: 'metadata.camera_data_incomplete', values: { camera } })];
  const about = { ...aboutManipulation, score: 0, values: { camera } } as const;
  const traces = scene.facts.medium === 'camera' ? scene.cameraTraces : null;
  if (traces !== null && traces < CAMERA_TRACES.logOddsMissing)
    return [signal({ ...about, finding: 'neutral', message: 'metadata.no_camera_traces' })];
  const isStraight = traces !== null && traces >= CAMERA_TRACES.logOddsMin;
  const message = isStraight ? 'metadata.straight_from_camera' : 'metadata.camera_data_agree';
  return [signal({ ...about, finding: 'supports', message })];
}

/**
 * Checks the file's metadata against the picture and the claim's dates: EXIF size and preview
 * against the picture, compression tables against the camera, programs, dates, location. Where all
 * agree it looks for the fine structure of a camera's pixels, too.
 */
export const metadata: FileDetector = (scene) => {
  const { tags, container, frame } = scene;
  if (!tags) {
    const unreadable = signal({
      ...aboutManipulation,
      finding: 'inconclusive',
      score: 0,
      message: 'metadata.unreadable',
      values: {},
    });
    return { signals: [unreadable], heatmap: null };
  }
  const doubts = [
    ...sizeSignals(tags, scene),
    ...savedAgainSignals(tags, container?.jpeg ?? null),
    ...editingSignals(tags),
  ];
  const place = tags.hasGps
    ? [signal({ ...neutral, message: 'metadata.place_stored', values: {} })]
    : [];
  const animated = container?.isAnimated
    ? [signal({ ...neutral, message: 'metadata.animated', values: {} })]
    : [];
  const signals = [
    ...animated,
    ...doubts,
    ...dateSignals(tags, frame.claim),
    ...cameraSignal(tags, doubts, scene),
    ...place,
  ];
  return { signals, heatmap: null };
};
