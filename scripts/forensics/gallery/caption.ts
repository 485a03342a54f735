import type { Evidence } from '@/lib/forensics/evidence';
import type { Entry, FractionBox } from './entries';

/** The default threshold of a client. */
const FLAGGED_MIN = 0.8;
const COVERED_MIN = 0.5;

export interface Shown extends Entry {
  readonly evidence: Evidence;
  readonly box: FractionBox | undefined;
}

const SAMPLES_A_SIDE = 200;

type Point = readonly [x: number, y: number];

const POINTS = Array.from({ length: SAMPLES_A_SIDE ** 2 }, (_, i): Point => [
  ((i % SAMPLES_A_SIDE) + 0.5) / SAMPLES_A_SIDE,
  (Math.floor(i / SAMPLES_A_SIDE) + 0.5) / SAMPLES_A_SIDE,
]);

const isIn = ([x, y]: Point, box: FractionBox): boolean =>
  x >= box.x_min && x <= box.x_max && y >= box.y_min && y <= box.y_max;

/**
 * Returns the share of the true box that the engine's boxes cover together, and the share of them
 * that lies in it.
 */
function overlapOf({ regions }: Evidence, box: FractionBox): { covered: number; right: number } {
  const isMarked = (point: Point): boolean => (regions ?? []).some((one) => isIn(point, one));
  const within = POINTS.map(([x, y]): Point => [
    box.x_min + x * (box.x_max - box.x_min),
    box.y_min + y * (box.y_max - box.y_min),
  ]);
  const marked = POINTS.filter(isMarked);
  return {
    covered: within.filter(isMarked).length / POINTS.length,
    right: marked.filter((point) => isIn(point, box)).length / Math.max(1, marked.length),
  };
}

const NOT_JUDGED = {
  few_checks: 'not judged: hardly any check for edits can look at it',
  small: 'not judged: too small',
  strongly_compressed: 'not judged: too strongly compressed',
} as const;

function verdictText({
  manipulation_confidence: edited,
  ai_generated_confidence: ai,
  is_digitally_manipulated,
  not_judged,
}: Evidence): string {
  if (ai >= FLAGGED_MIN) return `flagged as AI-made, ${ai.toFixed(2)}`;
  if (edited >= FLAGGED_MIN) return `flagged as edited, ${edited.toFixed(2)}`;
  const verdict = is_digitally_manipulated
    ? 'likely edited, but not flagged'
    : not_judged === null
      ? 'not flagged'
      : `not flagged; ${NOT_JUDGED[not_judged]}`;
  return `${verdict} (edited ${edited.toFixed(2)}, AI-made ${ai.toFixed(2)})`;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function judged({ truth, evidence, box }: Shown): string {
  const { manipulation_confidence: edited, ai_generated_confidence: ai } = evidence;
  const marked = (evidence.regions ?? []).length > 0 ? ' It marks a place that nobody edited.' : '';
  if (truth === 'honest')
    return (
      (Math.max(edited, ai) >= FLAGGED_MIN ? 'A false alarm.' : 'Right: not flagged.') + marked
    );
  if (truth === 'ai') return (ai >= FLAGGED_MIN ? 'Right.' : 'Missed.') + marked;
  const { covered, right } =
    box === undefined ? { covered: 0, right: 0 } : overlapOf(evidence, box);
  if (edited < FLAGGED_MIN)
    return covered >= COVERED_MIN
      ? 'Missed: the place is marked, but not surely enough.'
      : 'Missed.';
  return covered >= COVERED_MIN
    ? `Right; the boxes cover ${percent(covered)} of what was changed, which is ${percent(right)} of what they mark.`
    : 'Right that it was edited, wrong about where.';
}

/** Returns the messages of the most confident detectors. */
function because({ evidence }: Shown): string {
  const firing = evidence.signals.filter(
    ({ finding, score }) => finding === 'suspicious' && score >= FLAGGED_MIN,
  );
  return firing
    .map(({ detector, sentence }) => ` \`${detector}\`: ${sentence}`)
    .slice(0, 2)
    .join('');
}

/** Markdown: the picture, the edit, the engine's result, and whether it is right. */
export function captionOf(shown: Shown, number: number): string {
  return (
    `**${number}. ${shown.title}.** Done: ${shown.done}. Verdict: ${verdictText(shown.evidence)}. ${judged(shown)}${because(shown)}\n\n` +
    `![${shown.title}](forensics/${shown.name}.webp)`
  );
}
