import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { analyse } from '@/lib/forensics/analyse';
import { createContentCredentialsReader } from '@/lib/forensics/c2pa/reader';
import type { ContentCredentialsReader } from '@/lib/forensics/content-credentials';
import type { DetectorName, NotJudged, Region, Signal } from '@/lib/forensics/evidence';
import type { ModelFile } from '@/lib/forensics/learned/model';
import type { Frame, Orientation, PictureFormat } from '@/lib/forensics/frame';
import { readWeights } from './weights';

export interface Request {
  readonly path: string;
  readonly detectors: readonly DetectorName[];
  /** Weights of the learned fusion to measure instead of the engine's own. */
  readonly modelFile: string | null;
  /** PEM certificates of the authorities whose Content Credentials are trusted. */
  readonly trustAnchorsFile: string | null;
  /** Leaves the detectors' own scores as they are. */
  readonly ownScores: boolean;
}

/** One line of the results. */
export interface Answer {
  readonly path: string;
  /** Version of the engine; null for a picture that could not be examined. */
  readonly engine_version: string | null;
  readonly ai_generated_confidence: number | null;
  readonly manipulation_confidence: number | null;
  readonly flagged: boolean;
  readonly regions: readonly Region[] | null;
  readonly seconds: number | null;
  readonly cpu_seconds: number | null;
  /** Peak memory of the process since its start. */
  readonly rss_mb: number | null;
  /** Time of every detector and of shared steps. */
  readonly times_ms: Readonly<Record<string, number>> | null;
  readonly medium: string | null;
  /** Why the absence of findings has no meaning for this picture. */
  readonly not_judged: NotJudged | null;
  readonly signals: readonly Pick<
    Signal,
    'detector' | 'about' | 'finding' | 'score' | 'message' | 'values' | 'regions'
  >[];
  readonly error: string | null;
  /** Whether the scores are the detectors' own, not limited by those of honest pictures. */
  readonly own_scores: boolean;
}

export const FLAGGED_MIN = 0.8;

const FORMATS: ReadonlyMap<string, PictureFormat> = new Map([
  ['jpeg', 'jpeg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['heif', 'heic'],
]);

/** Created with the first picture; the parent process needs none. */
let reader: ContentCredentialsReader | null = null;

function credentialsReader(trustAnchorsFile: string | null): ContentCredentialsReader {
  const wasmPath = createRequire(import.meta.url).resolve('@contentauth/c2pa-wasm/c2pa.wasm');
  const trust =
    trustAnchorsFile === null ? {} : { trustAnchorsPem: readFileSync(trustAnchorsFile, 'utf8') };
  reader ??= createContentCredentialsReader(new Uint8Array(readFileSync(wasmPath)), trust);
  return reader;
}

let model: ModelFile | null = null;

function modelOf(file: string): ModelFile {
  return (model ??= readWeights(file));
}

/** Loaded only here, because importing it applies the service's decoding limits to the process. */
async function warmUp({ trustAnchorsFile }: Request): Promise<void> {
  await (
    await import('@/lib/platform/pictures/warm-up')
  ).warmUp(credentialsReader(trustAnchorsFile));
}

/** Answers each request of the parent process. */
export function answerRequests(isWarmedUp: boolean): void {
  let ready: Promise<void> | undefined;
  process.on('message', (request: Request) => {
    ready ??= isWarmedUp ? warmUp(request) : Promise.resolve();
    void ready.then(() => examine(request)).then((answer) => process.send?.(answer));
  });
}

export async function decode(path: string): Promise<Frame> {
  const bytes = await readFile(path);
  const image = sharp(bytes, { failOn: 'none', limitInputPixels: 50_000_000, ignoreIcc: true });
  const { format, orientation } = await image.metadata();
  const { data, info } = await image
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const rgb =
    info.channels === 3
      ? new Uint8Array(data.buffer, data.byteOffset, data.length)
      : greyAsRgb(data);
  return {
    bytes: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length),
    format: FORMATS.get(format ?? '') ?? 'png',
    pixels: { width: info.width, height: info.height, rgb },
    orientation: (orientation ?? 1) as Orientation,
    claim: {},
  };
}

function greyAsRgb(grey: Uint8Array): Uint8Array {
  return Uint8Array.from({ length: grey.length * 3 }, (_, i) => grey[Math.floor(i / 3)] ?? 0);
}

async function examine(request: Request): Promise<Answer> {
  const { path, detectors, modelFile, trustAnchorsFile, ownScores } = request;
  try {
    const frame = await decode(path);
    const cpuBefore = process.cpuUsage();
    const startedMs = performance.now();
    const evidence = await analyse(frame, {
      detectors,
      ...(modelFile === null ? {} : { model: modelOf(modelFile) }),
      ...(ownScores && { tails: null }),
      readContentCredentials: credentialsReader(trustAnchorsFile),
      onDetectorError: (name, error) =>
        console.error(
          `${path}: ${name} failed: ${error instanceof Error ? error.message : String(error)}`,
        ),
      now: () => performance.now(),
    });
    const seconds = (performance.now() - startedMs) / 1000;
    const cpu = process.cpuUsage(cpuBefore);
    const { ai_generated_confidence, manipulation_confidence } = evidence;
    return {
      path,
      engine_version: evidence.engine_version,
      ai_generated_confidence,
      manipulation_confidence,
      flagged: Math.max(ai_generated_confidence, manipulation_confidence) >= FLAGGED_MIN,
      regions: evidence.regions,
      seconds,
      cpu_seconds: (cpu.user + cpu.system) / 1e6,
      rss_mb: Math.round(process.resourceUsage().maxRSS / 1024),
      times_ms: evidence.times_ms,
      medium: evidence.facts.medium,
      not_judged: evidence.not_judged,
      signals: evidence.signals.map(
        ({ detector, about, finding, score, message, values, regions }) => ({
          detector,
          about,
          finding,
          score,
          message,
          values,
          regions,
        }),
      ),
      error: null,
      own_scores: ownScores,
    };
  } catch (error) {
    return failed(path, error instanceof Error ? error.message : String(error));
  }
}

export function failed(path: string, error: string): Answer {
  return {
    path,
    engine_version: null,
    ai_generated_confidence: null,
    manipulation_confidence: null,
    flagged: false,
    regions: null,
    seconds: null,
    cpu_seconds: null,
    rss_mb: null,
    times_ms: null,
    medium: null,
    not_judged: null,
    signals: [],
    error,
    own_scores: false,
  };
}
