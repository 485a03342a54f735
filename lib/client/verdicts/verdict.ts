import { isAt, type Pictured, type PicturePlace } from './pictured';
import type { Appraisal } from '@/lib/contract/appraisals';
import type { ForensicsResult } from '@/lib/contract/forensics';

/** A flag of the engine or, without one, for a reason to look that is no sign of editing. */
type Flag =
  | { readonly about: 'ai' | 'edited'; readonly confidence: number }
  | { readonly about: 'reason' };

/** What a badge says about one picture, or about an appraisal by its worst picture. */
export type VerdictState =
  | ({ readonly kind: 'flagged' } & Flag)
  /** A positive verdict that stays below the client's threshold: worth a look, not worth a flag. */
  | {
      readonly kind: 'weak';
      readonly about: 'ai' | 'edited';
      readonly confidence: number;
      readonly help: ForensicsResult['would_help'];
    }
  /** A person has confirmed the flag, so that no review is due any more. */
  | ({ readonly kind: 'confirmed' } & Flag)
  | { readonly kind: 'failed' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number }
  | { readonly kind: 'reviewed' }
  /**
   * Nothing was found because the checks were not applicable or inconclusive, so the picture is not
   * clean either.
   */
  | { readonly kind: 'unjudged'; readonly help: ForensicsResult['would_help'] }
  | { readonly kind: 'clear' };

export const isRunning = ({ status }: Pick<ForensicsResult, 'status'>): boolean =>
  status === 'not_started' || status === 'ongoing';

/** The verdict with the higher confidence; both may be true. */
function strongest(result: ForensicsResult): { about: 'ai' | 'edited'; confidence: number } {
  const ai = result.is_ai_generated ? (result.ai_generated_confidence ?? 0) : 0;
  const edited = result.is_digitally_manipulated ? (result.manipulation_confidence ?? 0) : 0;
  return ai >= edited ? { about: 'ai', confidence: ai } : { about: 'edited', confidence: edited };
}

export function stateOfPicture(result: ForensicsResult): VerdictState {
  const { state, inconclusive_reason: reason, would_help: help } = result;
  switch (state) {
    case 'not_started':
    case 'ongoing':
      return { kind: 'running', done: 0, total: 1 };
    case 'failed':
      return { kind: 'failed' };
    case 'cleared':
      return { kind: 'reviewed' };
    case 'flagged':
    case 'confirmed':
      return { kind: state, ...(result.flagged ? strongest(result) : { about: 'reason' }) };
    case 'inconclusive':
      return reason === 'weak_signs'
        ? { kind: 'weak', ...strongest(result), help }
        : { kind: 'unjudged', help };
    case 'no_findings':
      return { kind: 'clear' };
  }
}

interface Unchecked {
  readonly why: Exclude<ForensicsResult['inconclusive_reason'], 'not_read'>;
  readonly help: ForensicsResult['would_help'];
}

const NO_PHOTO: Readonly<Record<string, Unchecked>> = {
  screenshot: { why: 'screenshot', help: 'original_file' },
  graphic: { why: 'drawing', help: 'new_photo' },
};

/**
 * Why the checks could not see enough, and what would help. A reason to look flags a picture that
 * would be inconclusive without it.
 */
export function uncheckedOf(result: ForensicsResult): Unchecked {
  const { inconclusive_reason: reason, not_judged: notJudged, would_help: help } = result;
  const noPhoto =
    result.reasons.length > 0 && !result.flagged ? NO_PHOTO[result.facts?.medium ?? ''] : undefined;
  const why = reason ?? notJudged;
  // Its text says so, and the receipt below.
  return noPhoto ?? { why: why === 'not_read' ? null : why, help };
}

const WORST_FIRST = [
  'flagged',
  'failed',
  'running',
  'confirmed',
  'weak',
  'unjudged',
  'reviewed',
  'clear',
] as const;

const rank = (state: VerdictState) => WORST_FIRST.indexOf(state.kind);
const confidenceOf = (state: VerdictState) => ('confidence' in state ? state.confidence : 0);

/**
 * The picture with the worst state; of several, the one with the highest confidence, then the
 * first.
 */
export const worstOf = (results: readonly ForensicsResult[]): ForensicsResult | undefined =>
  results
    .map((result) => ({ result, state: stateOfPicture(result) }))
    .sort(
      (a, b) => rank(a.state) - rank(b.state) || confidenceOf(b.state) - confidenceOf(a.state),
    )[0]?.result;

/** The worst state among the pictures of an appraisal; null without results. */
export function stateOfAppraisal(results: readonly ForensicsResult[] = []): VerdictState | null {
  const worst = worstOf(results);
  if (!worst) return null;
  if (!isRunning(worst)) return stateOfPicture(worst);
  return {
    kind: 'running',
    done: results.filter((one) => !isRunning(one)).length,
    total: results.length,
  };
}

/** The items with a picture in this state; without a state all of them. */
export const itemsWith = (
  pictured: readonly Pictured[],
  state?: ForensicsResult['state'],
): ReadonlySet<number> =>
  new Set(
    pictured
      .filter(({ results }) => state === undefined || results.some((one) => one.state === state))
      .map(({ rowId }) => rowId),
  );

/** All appraisals of the item, which share its pictures and their verdicts. */
export const sharersOf = (appraisals: readonly Appraisal[], rowId: number): readonly Appraisal[] =>
  appraisals.filter((one) => one.row_id === rowId);

type Picture = PicturePlace & { readonly fileName: string };

/**
 * The next picture to review after the given one, in cart order and then from the start; null if no
 * other is left.
 */
export function nextFlagged(pictured: readonly Pictured[], from: Picture): Picture | null {
  const pictures = pictured.flatMap(({ place, rowId, results }) =>
    results.map(({ file_name: fileName, state }) => ({ place, rowId, fileName, state })),
  );
  const at = pictures.findIndex(
    ({ place, fileName }) => isAt(place, from) && fileName === from.fileName,
  );
  const here = pictures[at];
  const after = [...pictures.slice(at + 1), ...pictures.slice(0, Math.max(at, 0))];
  const next = after.find(
    (one) =>
      one.state === 'flagged' && !(one.rowId === here?.rowId && one.fileName === here.fileName),
  );
  return next ? { ...next.place, fileName: next.fileName } : null;
}
