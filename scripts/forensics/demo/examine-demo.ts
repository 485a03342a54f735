import type { PictureProcess } from '@/lib/platform/pictures/process';
import type { PictureReply } from '@/lib/platform/pictures/protocol';
import { sniff } from '@/lib/platform/pictures/sniff';
import {
  demoExaminations,
  type DemoExamination,
  type DemoFinding,
  type DemoFindings,
  sha256Of,
} from '@/prisma/seed/demo-findings';

export async function examineDemo(
  pictures: ReadonlyMap<string, Uint8Array>,
  process: Pick<PictureProcess, 'run'>,
  names: readonly string[] = [],
): Promise<DemoFindings> {
  const thresholds: Record<string, DemoFindings['thresholds'][string]> = {};
  const findings: DemoFinding[] = [];
  for (const examination of demoExaminations()) {
    if (names.length > 0 && !names.includes(examination.file)) continue;
    const { bytes, reply } = await examined(examination, pictures, process);
    if (reply.verb === 'examined')
      thresholds[reply.evidence.facts.medium] = reply.evidence.thresholds;
    findings.push({ ...examination, sha256: sha256Of(bytes), reply: committed(reply) });
  }
  return { thresholds, findings };
}

async function examined(
  { file, claim }: DemoExamination,
  pictures: ReadonlyMap<string, Uint8Array>,
  process: Pick<PictureProcess, 'run'>,
): Promise<{ bytes: Uint8Array; reply: PictureReply }> {
  const bytes = pictures.get(file);
  const kind = bytes && sniff(bytes);
  if (!bytes || !kind || kind === 'pdf') throw new Error(`${file} is no picture of the demo`);
  return {
    bytes,
    reply: await process.run({ verb: 'examine', kind, bytes, claim, language: 'en' }),
  };
}

function committed(reply: PictureReply): DemoFinding['reply'] {
  if (reply.verb === 'refused') return reply;
  if (reply.verb !== 'examined')
    throw new Error(reply.verb === 'failed' ? reply.message : `unexpected reply: ${reply.verb}`);
  const {
    analysis: _analysis,
    heatmap: _heatmap,
    thresholds: _thresholds,
    times_ms: _times,
    ...evidence
  } = reply.evidence;
  const signals = evidence.signals.map(({ sentence: _sentence, ...signal }) => signal);
  return {
    verb: reply.verb,
    evidence: { ...evidence, signals },
    perceptualHash: reply.perceptualHash,
    heatmapPngBase64: reply.heatmapPng && Buffer.from(reply.heatmapPng).toString('base64'),
  };
}

const DIGITS = 3;

/**
 * Serializes without details that differ between processors or zlib versions: the last digits, and
 * the bytes of a PNG.
 */
const comparable = (value: unknown): string =>
  JSON.stringify(value, (key, part: unknown) => {
    if (key === 'heatmapPngBase64') return part !== null;
    return typeof part === 'number' ? Number(part.toFixed(DIGITS)) : part;
  });

const keyOf = ({ file, claim }: DemoExamination): string =>
  JSON.stringify([file, claim.dateDamage, claim.datePurchase]);

/** Returns the photos whose committed findings differ from today's. */
export function outdated(committedOnes: DemoFindings, today: DemoFindings): readonly string[] {
  const before = new Map(committedOnes.findings.map((one) => [keyOf(one), one]));
  const media = Object.keys(today.thresholds).filter(
    (medium) =>
      comparable(committedOnes.thresholds[medium]) !== comparable(today.thresholds[medium]),
  );
  return [
    ...today.findings
      .filter((one) => comparable(before.get(keyOf(one))) !== comparable(one))
      .map(({ file }) => file),
    ...media.map((medium) => `thresholds of ${medium}`),
  ];
}
