import type { DetectorName, Evidence, NotJudged } from '@/lib/forensics/evidence';
import type { Written } from './pictures';

/** What a detector looks for, in one line. */
const LOOKS_FOR: Readonly<Record<DetectorName, string>> = {
  provenance:
    'content credentials (C2PA), digital source type, traces of image generators: where the file says it comes from',
  metadata: 'EXIF, preview and dates against the picture and the claim: hints, never a verdict',
  double_compression: 'areas that were saved as a JPEG once in a picture that was saved twice',
  shifted_compression:
    'areas that were saved as a JPEG before on other blocks than the rest, or alone were not',
  foreign_grid: 'areas whose JPEG blocks lie on another grid than those of the picture',
  copy_move: 'areas that are the same down to their grain as another one, turned or resized too',
  noise_level:
    'areas without the fine grain that places like them around have: blurred, filled, painted over',
  learned_fusion:
    'many weak traces of grain, sharpness and compression, weighed by a model trained on edits',
  small_text: 'words and digits typed over others, or copied over them on a scan',
  model: 'what a model file of your own marks (--model); silent without one',
};

export const listOfDetectors = (): string =>
  Object.entries(LOOKS_FOR)
    .map(([name, looksFor]) => `${name.padEnd(20)}${looksFor}`)
    .join('\n');

const INDENT = '  ';
const WIDTH_CHARS = 110;

/** Messages for pictures that were not judged, where "no findings" would mislead. */
const NOT_JUDGED: Readonly<Record<NotJudged, string>> = {
  few_checks: 'not judged (hardly any check for edits looked)',
  small: 'not judged (too small)',
  strongly_compressed: 'not judged (too strongly compressed)',
};

/**
 * Suspicious signals that together are too weak for a verdict are counted; they are listed below,
 * some with their place.
 */
function verdictOf({
  is_ai_generated,
  is_digitally_manipulated,
  not_judged,
  signals,
}: Evidence): string {
  const verdicts = [
    ...(is_digitally_manipulated ? ['likely edited'] : []),
    ...(is_ai_generated ? ['likely AI-made'] : []),
  ];
  if (verdicts.length > 0) return verdicts.join(', ');
  const hints = signals.filter(({ finding }) => finding === 'suspicious').length;
  if (hints === 0) return not_judged === null ? 'no findings' : NOT_JUDGED[not_judged];
  return `${not_judged === null ? 'nothing that counts as a finding' : NOT_JUDGED[not_judged]}; hints: ${hints}`;
}

const timeOf = (ms: number | undefined): string =>
  ms === undefined ? '' : `${ms.toFixed(ms < 10 ? 1 : 0)} ms`;

/** Wraps text between words and indents each line. */
function wrapped(text: string, indent: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && indent.length + last.length + 1 + word.length <= WIDTH_CHARS)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((one) => indent + one).join('\n');
}

function signalLines({ signals, times_ms }: Evidence): readonly string[] {
  const timed = new Set<string>();
  return signals.map(({ detector, about, finding, score, sentence }) => {
    // A detector with several signals ran once.
    const time = timed.has(detector) ? '' : timeOf(times_ms?.[detector]);
    timed.add(detector);
    const head = `${INDENT}${detector.padEnd(20)}${about.padEnd(14)}${finding.padEnd(14)}${score.toFixed(2)}${time.padStart(11)}`;
    return `${head.trimEnd()}\n${wrapped(sentence, INDENT.repeat(2))}`;
  });
}

const percent = (fraction: number): string => `${Math.round(fraction * 100)}%`;

const BOXES = {
  edited: 'edited',
  copied: 'copied',
  copy_source: 'source of a copy',
  ai: 'AI-made',
} as const;

function regionLines({ regions }: Evidence): readonly string[] {
  return (regions ?? []).map(
    ({ kind, confidence, x_min, y_min, x_max, y_max }, index) =>
      `${INDENT}${index + 1} ${BOXES[kind]}: from ${percent(x_min)}, ${percent(y_min)} to ${percent(x_max)}, ${percent(y_max)}; ${confidence.toFixed(2)}`,
  );
}

function timesLine({ times_ms: times }: Evidence): string {
  const shared = Object.entries(times ?? {}).filter(([step]) => !Object.hasOwn(LOOKS_FOR, step));
  const sum = Object.values(times ?? {}).reduce((total, ms) => total + ms, 0);
  return `${INDENT}${timeOf(sum)} in all, of them shared: ${shared.map(([step, ms]) => `${step} ${timeOf(ms)}`).join(', ')}`;
}

/** Returns the report on one picture. */
export function reportOf(file: string, evidence: Evidence, { overlay, heatmap }: Written): string {
  const {
    facts,
    ai_generated_confidence: ai,
    manipulation_confidence: edited,
    engine_version,
  } = evidence;
  const kind = [
    `${facts.width} × ${facts.height}`,
    facts.format,
    facts.medium,
    ...(facts.camera === null ? [] : [facts.camera]),
    ...(facts.content_credentials === 'absent'
      ? []
      : [`content credentials ${facts.content_credentials}`]),
  ].join(', ');
  return [
    `${file}: ${verdictOf(evidence)}`,
    `${INDENT}edited ${edited.toFixed(2)}, AI-made ${ai.toFixed(2)}; engine ${engine_version}; ${kind}`,
    '',
    wrapped(evidence.analysis, INDENT),
    '',
    ...signalLines(evidence),
    ...((evidence.regions ?? []).length > 0 ? ['', ...regionLines(evidence)] : []),
    '',
    timesLine(evidence),
    `${INDENT}${heatmap === null ? overlay : `${overlay}, ${heatmap}`}`,
    '',
  ].join('\n');
}
