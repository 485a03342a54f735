import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Evidence } from '@/lib/forensics/evidence';
import { env } from '@/lib/platform/env';
import type { Examination, Examine, PictureReply } from '@/lib/platform/pictures/protocol';
import { isLanguage } from '@/lib/shared/languages';
import { DEMO_CLIENTS } from './demo-claims';
import { PICTURES_FOLDER } from './demo-pictures';

/** What the engine finds in the demo's photos: written by `npm run demo:examine`, so that a first start need not look again. */
export const FINDINGS_FILE = 'findings.json';

/** A photo of the demo in its claim: the same photo in another claim may have other findings. */
export type DemoExamination = Pick<Examine, 'claim' | 'language'> & { readonly file: string };

interface Found extends Pick<Examination, 'verb' | 'perceptualHash'> {
  readonly evidence: Omit<Evidence, 'heatmap' | 'thresholds' | 'times_ms'>;
  readonly heatmapPngBase64: string | null;
}

export interface DemoFinding extends DemoExamination {
  readonly sha256: string;
  readonly reply: Found | Extract<PictureReply, { verb: 'refused' }>;
}

export interface DemoFindings {
  /** By medium: all that `Evidence.thresholds` says depends on it alone. */
  readonly thresholds: Readonly<Record<string, Evidence['thresholds']>>;
  readonly findings: readonly DemoFinding[];
}

export const demoExaminations = (): readonly DemoExamination[] =>
  DEMO_CLIENTS.flatMap(({ language, claims }) =>
    claims.flatMap(({ dateDamage, items }) =>
      items.flatMap(({ pictures = [], bought }) =>
        pictures.map((file) => ({
          file,
          language: isLanguage(language) ? language : 'en',
          claim: { dateDamage, ...(bought !== undefined && { datePurchase: bought }) },
        })),
      ),
    ),
  );

export const sha256Of = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

export const readFindings = (folder = PICTURES_FOLDER): DemoFindings =>
  JSON.parse(readFileSync(path.join(folder, FINDINGS_FILE), 'utf8')) as DemoFindings;

/** Answers from the committed findings; a photo or claim that they do not know goes to the engine, and so does all for an operator's own model. */
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
        one.language === request.language &&
        one.claim.dateDamage === request.claim.dateDamage &&
        one.claim.datePurchase === request.claim.datePurchase,
    );
    return found ? replyOf(found, known.thresholds) : engine(request);
  };
}

export function replyOf(
  { reply }: DemoFinding,
  thresholds: DemoFindings['thresholds'],
): PictureReply {
  if (reply.verb === 'refused') return reply;
  const { evidence, perceptualHash, heatmapPngBase64 } = reply;
  return {
    verb: 'examined',
    evidence: {
      ...evidence,
      thresholds: thresholds[evidence.facts.medium] ?? {},
      heatmap: null,
      times_ms: null,
    },
    perceptualHash,
    heatmapPng: heatmapPngBase64 === null ? null : Buffer.from(heatmapPngBase64, 'base64'),
  };
}
