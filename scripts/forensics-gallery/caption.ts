import type { Evidence } from '@/lib/forensics/evidence';
import type { FractionBox } from '@/scripts/demo-pictures/demo-picture';
import type { Entry } from './entries';

/** The default threshold of a client. */
const FLAGGED_MIN = 0.8;
const COVERED_MIN = 0.5;

export interface Shown extends Entry {
  readonly evidence: Evidence;
  readonly box: FractionBox | undefined;
}

const SAMPLES_A_SIDE = 60;

/** Share of the true box that the engine's boxes cover together. */
function coveredShare(evidence: Evidence, { x_min, x_max, y_min, y_max }: FractionBox): number {
  const points = Array.from({ length: SAMPLES_A_SIDE ** 2 }, (_, i): readonly [number, number] => [
    x_min + ((x_max - x_min) * ((i % SAMPLES_A_SIDE) + 0.5)) / SAMPLES_A_SIDE,
    y_min + ((y_max - y_min) * (Math.floor(i / SAMPLES_A_SIDE) + 0.5)) / SAMPLES_A_SIDE,
  ]);
  const covered = points.filter(([x, y]) => (
    (evidence.regions ?? []).some((one) => x >= one.x_min && x <= one.x_max && y >= one.y_min && y <= one.y_max)
  ));
  return covered.length / points.length;
}

const said = ({ manipulation_confidence: edited, ai_generated_confidence: ai }: Evidence): string =>
  (ai >= FLAGGED_MIN ? `flagged as AI-made, ${ai.toFixed(2)}` : edited >= FLAGGED_MIN ? `flagged as edited, ${edited.toFixed(2)}`
    : `not flagged (edited ${edited.toFixed(2)}, AI-made ${ai.toFixed(2)})`);

function judged({ truth, evidence, box }: Shown): string {
  const { manipulation_confidence: edited, ai_generated_confidence: ai } = evidence;
  const marked = (evidence.regions ?? []).length > 0 ? ' It marks a place that nobody edited.' : '';
  if (truth === 'honest') return (Math.max(edited, ai) >= FLAGGED_MIN ? 'A false alarm.' : 'Right: not flagged.') + marked;
  if (truth === 'ai') return (ai >= FLAGGED_MIN ? 'Right.' : 'Missed.') + marked;
  const share = box === undefined ? 0 : coveredShare(evidence, box);
  if (edited < FLAGGED_MIN) return share >= COVERED_MIN ? 'Missed: the place is marked, but not surely enough.' : 'Missed.';
  return share >= COVERED_MIN ? `Right; the boxes cover ${Math.round(share * 100)} % of what was changed.` : 'Right that it was edited, wrong about where.';
}

/** The surest detectors in their own words. */
function because({ evidence }: Shown): string {
  const firing = evidence.signals.filter(({ finding, score }) => finding === 'suspicious' && score >= FLAGGED_MIN);
  return firing.map(({ detector, sentence }) => ` \`${detector}\`: ${sentence}`).slice(0, 2).join('');
}

/** Markdown: the picture, what was done, what the engine said, and whether it is right. */
export function captionOf(shown: Shown, number: number): string {
  return `**${number}. ${shown.title}.** Done: ${shown.done}. Verdict: ${said(shown.evidence)}. ${judged(shown)}${because(shown)}\n\n`
    + `![${shown.title}](forensics/${shown.name}.webp)`;
}
