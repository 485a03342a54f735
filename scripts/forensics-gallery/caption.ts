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

const area = (box: FractionBox): number => Math.max(0, box.x_max - box.x_min) * Math.max(0, box.y_max - box.y_min);

/** The largest share of the true box that one box of the engine covers. */
function coveredShare(evidence: Evidence, truth: FractionBox): number {
  const shares = (evidence.regions ?? []).map((one) => area({
    x_min: Math.max(one.x_min, truth.x_min), x_max: Math.min(one.x_max, truth.x_max),
    y_min: Math.max(one.y_min, truth.y_min), y_max: Math.min(one.y_max, truth.y_max),
  }) / area(truth));
  return Math.max(0, ...shares);
}

const said = ({ manipulation_confidence: edited, ai_generated_confidence: ai }: Evidence): string =>
  (ai >= FLAGGED_MIN ? `flagged as AI-made, ${ai.toFixed(2)}` : edited >= FLAGGED_MIN ? `flagged as edited, ${edited.toFixed(2)}`
    : `not flagged (edited ${edited.toFixed(2)}, AI-made ${ai.toFixed(2)})`);

function judged({ truth, evidence, box }: Shown): string {
  const { manipulation_confidence: edited, ai_generated_confidence: ai } = evidence;
  if (truth === 'honest') return Math.max(edited, ai) >= FLAGGED_MIN ? 'A false alarm.' : 'Right: nothing is claimed.';
  if (truth === 'ai') return ai >= FLAGGED_MIN ? 'Right.' : 'Missed.';
  if (edited < FLAGGED_MIN) return 'Missed.';
  if (box === undefined) return 'Right.';
  const share = coveredShare(evidence, box);
  return share >= COVERED_MIN ? `Right; a box covers ${Math.round(share * 100)} % of what was changed.` : 'Right that it was edited, wrong about where.';
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
