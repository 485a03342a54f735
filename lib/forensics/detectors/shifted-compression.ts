import {
  findShiftedAreas,
  type ShiftedArea,
  type ShiftedAreas,
} from '../compression/shifted-areas';
import { findShiftedTraces, type ShiftedTrace } from '../compression/shifted-traces';
import type { Detector, Finding, Scene } from '../detector';
import type { Heatmap, Region } from '../evidence';
import { hasDrawnSurfaces } from '../medium';
import { asShown, placeOf } from '../regions';
import { signal } from '../signal';
import { SHIFTED_COMPRESSION, VERDICT } from '../thresholds';

/**
 * Detects a part that was compressed as a JPEG on a grid beside the file's own, in a picture that
 * was not, or the other way round (paper: see compression/shifted-traces.ts). A shifted history in
 * the complete picture means a crop.
 *
 * It is blind where the older quantization was finer than about the last one, where the part lies
 * on the file's own grid or exactly half a block off it in both directions, and where it was
 * resized.
 */

const AREAS_MAX = 4;
const base = { detector: 'shifted_compression', about: 'manipulation', score: 0 } as const;

/** Returns `scoreFlagged` at `falseAlarmsFlagged`, then rises slowly towards 1. */
export function scoreOfShift(log10FalseAlarms: number): number {
  const relative = Math.max(0, log10FalseAlarms / SHIFTED_COMPRESSION.log10FalseAlarmsFlagged);
  return relative <= 1
    ? VERDICT.scoreFlagged * relative
    : 1 - VERDICT.scoreLeft * Math.exp(-(relative - 1) / SHIFTED_COMPRESSION.riseScale);
}

interface Mapped extends ShiftedAreas {
  readonly trace: ShiftedTrace;
}

/**
 * Grids near a strong one show some of its traces, so others count only where they are nearly as
 * prominent.
 */
function mappedTraces({ luma, frame }: Scene): readonly Mapped[] {
  const traces = findShiftedTraces({
    luma,
    width: frame.pixels.width,
    height: frame.pixels.height,
  });
  const least = SHIFTED_COMPRESSION.prominenceShareMin * (traces[0]?.prominence ?? 0);
  return traces
    .filter(({ prominence }) => prominence >= least)
    .map((trace) => ({ trace, ...findShiftedAreas(trace) }));
}

function boxShare(area: ShiftedArea, { grid }: ShiftedTrace): number {
  const cells = (area.toColumn - area.fromColumn) * (area.toRow - area.fromRow);
  return cells / (grid.blocksWide * grid.blocksHigh);
}

function regionOf(area: ShiftedArea, { grid }: ShiftedTrace, { frame }: Scene): Region {
  const { width, height } = frame.pixels;
  return asShown(
    {
      x_min: (grid.left + area.fromColumn * grid.pitchPx) / width,
      y_min: (grid.top + area.fromRow * grid.pitchPx) / height,
      x_max: Math.min(1, (grid.left + area.toColumn * grid.pitchPx) / width),
      y_max: Math.min(1, (grid.top + area.toRow * grid.pitchPx) / height),
      kind: 'edited',
      confidence: scoreOfShift(area.log10FalseAlarms),
    },
    frame.orientation,
  );
}

function heatmapOf({ trace, surplus, areas: [strongest] }: Mapped): Heatmap {
  const { blocksWide, blocksHigh } = trace.grid;
  const sign = strongest?.kind === 'absent' ? -1 : 1;
  const values = Uint8Array.from(surplus, (errors) =>
    Math.round(255 * Math.min(1, Math.max(0, (sign * errors) / SHIFTED_COMPRESSION.errorsWhite))),
  );
  return { width: blocksWide, height: blocksHigh, values };
}

function report(scene: Scene, mapped: Mapped, strongest: ShiftedArea): Finding {
  const { trace, areas } = mapped;
  const shown = areas
    .filter(
      ({ kind, log10FalseAlarms }) =>
        kind === strongest.kind && scoreOfShift(log10FalseAlarms) >= VERDICT.min,
    )
    .slice(0, AREAS_MAX);
  const regions = shown.map((area) => regionOf(area, trace, scene));
  const draft = {
    ...base,
    finding: 'suspicious',
    score: scoreOfShift(strongest.log10FalseAlarms),
    regions,
    message:
      strongest.kind === 'present' ? 'shifted_compression.found' : 'shifted_compression.missing',
    values: {
      place: placeOf(regions[0] ?? regionOf(strongest, trace, scene)),
      shift_x: trace.grid.left,
      shift_y: trace.grid.top,
      frequencies: trace.combs.length,
    },
  } as const;
  return { signals: [signal(draft)], heatmap: heatmapOf(mapped) };
}

function withoutFinding(score: number, first: Mapped | undefined): Finding {
  if (first !== undefined && first.share >= SHIFTED_COMPRESSION.croppedShareMin) {
    const values = { shift_x: first.trace.grid.left, shift_y: first.trace.grid.top };
    const draft = {
      ...base,
      score,
      finding: 'neutral',
      message: 'shifted_compression.cropped',
      values,
    } as const;
    return { signals: [signal(draft)], heatmap: null };
  }
  const draft = {
    ...base,
    score,
    finding: 'neutral',
    message: 'shifted_compression.none',
    values: {},
  } as const;
  return { signals: [signal(draft)], heatmap: null };
}

/** Windows on a screen, saved as JPEG, consist of parts. */
const isDrawn = ({ frame, facts }: Scene): boolean =>
  facts.camera === null && hasDrawnSurfaces(frame.pixels);

function inconclusive(
  message: 'shifted_compression.too_small' | 'shifted_compression.composed_medium',
): Finding {
  return {
    signals: [signal({ ...base, finding: 'inconclusive', message, values: {} })],
    heatmap: null,
  };
}

export const shiftedCompression: Detector = (scene) => {
  const { width, height } = scene.frame.pixels;
  const { medium } = scene.facts;
  if (Math.min(width, height) < 8 * SHIFTED_COMPRESSION.sideBlocksMin)
    return inconclusive('shifted_compression.too_small');
  if (medium === 'screenshot' || medium === 'graphic')
    return inconclusive('shifted_compression.composed_medium');
  const traces = mappedTraces(scene);
  const best = traces
    .filter(({ trace }) => trace.combs.length >= SHIFTED_COMPRESSION.frequenciesMin)
    .flatMap((mapped) =>
      mapped.areas
        .filter((area) => boxShare(area, mapped.trace) <= SHIFTED_COMPRESSION.boxShareMax)
        .slice(0, 1)
        .map((area) => ({ mapped, area })),
    )
    .sort((a, b) => a.area.log10FalseAlarms - b.area.log10FalseAlarms)[0];
  const score = best === undefined ? 0 : scoreOfShift(best.area.log10FalseAlarms);
  if (best === undefined || score < VERDICT.min) return withoutFinding(score, traces[0]);
  return isDrawn(scene)
    ? inconclusive('shifted_compression.composed_medium')
    : report(scene, best.mapped, best.area);
};
