import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Evidence, Signal } from '@/lib/forensics/evidence';
import { hasSigns } from '@/lib/forensics/judged';
import { sentenceOf, verdictText } from '@/lib/forensics/sentences/analysis';
import { dictionaryOf } from '@/lib/forensics/sentences/languages';
import { env } from '@/lib/platform/env';
import type { Examination, Examine, PictureReply } from '@/lib/platform/pictures/protocol';
import type { Language } from '@/lib/shared/languages';
import { DEMO_CLIENTS } from './demo-claims';
import { PICTURES_FOLDER } from './demo-pictures';

/**
 * Findings of the engine in the demo's photos, written by `npm run demo:examine`, so that the first
 * start skips the examination.
 */
export const FINDINGS_FILE = 'findings.json';

/** A demo photo in its claim. Findings can differ between claims that contain the same photo. */
export type DemoExamination = Pick<Examine, 'claim'> & { readonly file: string };

interface Found extends Pick<Examination, 'verb' | 'perceptualHash'> {
  /** The evidence without its sentences, which are generated in the language of the claim. */
  readonly evidence: Omit<
    Evidence,
    'analysis' | 'heatmap' | 'signals' | 'thresholds' | 'times_ms'
  > & { readonly signals: readonly Omit<Signal, 'sentence'>[] };
  readonly heatmapPngBase64: string | null;
}

export interface DemoFinding extends DemoExamination {
  readonly sha256: string;
  readonly reply: Found | Extract<PictureReply, { verb: 'refused' }>;
}

export interface DemoFindings {
  /** Thresholds by medium, on which alone they depend. */
  readonly thresholds: Readonly<Record<string, Evidence['thresholds']>>;
  readonly findings: readonly DemoFinding[];
}

export const demoExaminations = (): readonly DemoExamination[] =>
  DEMO_CLIENTS.flatMap(({ claims }) =>
    claims.flatMap(({ dateDamage, items }) =>
      items.flatMap(({ pictures = [], bought }) =>
        pictures.map((file) => ({
          file,
          claim: { dateDamage, ...(bought !== undefined && { datePurchase: bought }) },
        })),
      ),
    ),
  );

export const sha256Of = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

export const readFindings = (folder = PICTURES_FOLDER): DemoFindings =>
  JSON.parse(readFileSync(path.join(folder, FINDINGS_FILE), 'utf8')) as DemoFindings;

/**
 * Answers from the committed findings. Unknown photos and claims go to the engine, as does
 * everything if FORENSICS_MODEL_FILE is set.
 */
export function knownFindings(
  engine: (request: Examine) => Promise<PictureReply>,
): (request: Examine) => Promise<PictureReply> {
  if (env().FORENSICS_MODEL_FILE !== undefined) return engine;
  const known = readFindings();
  return async (request) => {
    const sha256 = sha256Of(request.bytes);
    const found = known.findings.find(
      (one) =>
        one.sha256 === sha256 &&
        one.claim.dateDamage === request.claim.dateDamage &&
        one.claim.datePurchase === request.claim.datePurchase,
    );
    return found ? replyOf(found, known.thresholds, request.language) : engine(request);
  };
}

function replyOf(
  { reply }: DemoFinding,
  thresholds: DemoFindings['thresholds'],
  language: Language,
): PictureReply {
  if (reply.verb === 'refused') return reply;
  const { evidence, perceptualHash, heatmapPngBase64 } = reply;
  const speech = { language, messages: dictionaryOf(language) };
  const judged = { ...evidence, flagged: hasSigns(evidence) };
  const signals = evidence.signals.map((signal) => ({
    ...signal,
    sentence: sentenceOf({ ...signal, sentence: '' }, judged, speech),
  }));
  return {
    verb: 'examined',
    evidence: {
      ...evidence,
      signals,
      analysis: verdictText(signals, evidence.facts, judged, speech).analysis,
      thresholds: thresholds[evidence.facts.medium] ?? {},
      heatmap: null,
      times_ms: null,
    },
    perceptualHash,
    heatmapPng: heatmapPngBase64 === null ? null : Buffer.from(heatmapPngBase64, 'base64'),
  };
}
