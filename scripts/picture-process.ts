/**
 * The child process in which every untrusted picture is opened. It has no database, keys or
 * settings except its arguments: megabytes of memory, a model file and a file of trust anchors, the
 * files empty when unused. It watches its own memory, because V8's limit does not cover a decoder's
 * allocations.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { analyse } from '@/lib/forensics/analyse';
import { createContentCredentialsReader } from '@/lib/forensics/c2pa/reader';
import type { DetectorName } from '@/lib/forensics/evidence';
import type { PictureFormat } from '@/lib/forensics/frame';
import { UnusableModel } from '@/lib/forensics/model/probability-map';
import { showsPaper } from '@/lib/forensics/paper';
import { perceptualHash } from '@/lib/forensics/perceptual-hash';
import { heatmapPng } from '@/lib/platform/pictures/heatmap-png';
import {
  copiesOf,
  openPicture,
  rgbOf,
  shownSize,
  UndecodablePicture,
} from '@/lib/platform/pictures/decode';
import { forgetBeside } from '@/lib/platform/pictures/picture-child';
import { createModelRunner } from '@/lib/platform/pictures/model-runner';
import type {
  Examination,
  Examine,
  PictureReply,
  PictureRequest,
} from '@/lib/platform/pictures/protocol';
import { eachScannedPage } from '@/lib/platform/pictures/receipts/scanned-pages';
import { giveWay, readReceiptFile } from '@/lib/platform/pictures/receipts/read-receipt-file';
import { warmUp } from '@/lib/platform/pictures/warm-up';

const MEMORY_CHECK_MS = 20;
const memoryMaxMb = Number(process.argv[2] ?? 1000);
const memoryMaxBytes = memoryMaxMb * 1024 * 1024;

setInterval(() => {
  if (process.memoryUsage.rss() > memoryMaxBytes) process.kill(process.pid, 'SIGKILL');
}, MEMORY_CHECK_MS).unref();

const [modelFile = '', trustAnchorsFile = ''] = process.argv.slice(3);
const runModel =
  modelFile === ''
    ? undefined
    : createModelRunner(modelFile, fileURLToPath(new URL('model-worker.mjs', import.meta.url)));

const require = createRequire(import.meta.url);
const trust =
  trustAnchorsFile === '' ? {} : { trustAnchorsPem: readFileSync(trustAnchorsFile, 'utf8') };
let readContentCredentials: ReturnType<typeof createContentCredentialsReader> | undefined;
const credentialsReader = () =>
  (readContentCredentials ??= createContentCredentialsReader(
    readFileSync(require.resolve('@contentauth/c2pa-wasm/c2pa.wasm')),
    trust,
  ));

/** Reports a failing model in one line, and a bug in the engine with its stack. */
function reportError(detector: DetectorName, error: unknown): void {
  if (error instanceof UnusableModel)
    console.error(`${detector}: ${error.message.split('\n')[0] ?? ''}`);
  else console.error(detector, error);
}

async function serve(request: PictureRequest): Promise<PictureReply> {
  if (request.verb === 'warm_up') {
    await warmUp(credentialsReader(), memoryMaxMb);
    return { verb: 'warmed_up' };
  }
  const bytes = Buffer.from(
    request.bytes.buffer,
    request.bytes.byteOffset,
    request.bytes.byteLength,
  );
  if (request.verb === 'inspect') {
    const picture = await openPicture(bytes, request.kind, 'truncated');
    return { verb: 'inspected', ...shownSize(picture), ...(await copiesOf(picture)) };
  }
  if (request.verb === 'read_receipt') {
    giveWay();
    return readReceiptFile(request, bytes);
  }
  if (request.kind === 'pdf') return examineDocument(request, bytes);
  return examinePicture(request, request.kind, bytes);
}

async function examinePicture(
  request: Examine,
  kind: PictureFormat,
  bytes: Buffer,
): Promise<Examination> {
  const picture = await openPicture(bytes, kind, 'warning');
  forgetBeside(picture);
  const pixels = await rgbOf(picture);
  const orientation = picture.orientation as 1;
  const evidence = await analyse(
    { bytes, format: kind, pixels, orientation, claim: request.claim },
    {
      language: request.language,
      ...(request.detectors && { detectors: request.detectors }),
      ...(runModel && { runModel }),
      readContentCredentials: (file, mediaType) => credentialsReader()(file, mediaType),
      onDetectorError: reportError,
      now: () => performance.now(),
    },
  );
  return {
    verb: 'examined',
    evidence: { ...evidence, heatmap: null },
    perceptualHash: perceptualHash(pixels, orientation),
    heatmapPng: evidence.heatmap && (await heatmapPng(evidence.heatmap, orientation)),
    showsPaper: showsPaper(pixels),
  };
}

/**
 * The scanned page with the strongest findings, and the hash of the first one, by which copies are
 * found. It has been read already.
 */
async function examineDocument(request: Examine, bytes: Buffer): Promise<PictureReply> {
  const pages = await eachScannedPage(bytes, async ({ number, kind, bytes: file }) => {
    const examined = await examinePicture(request, kind, file);
    return {
      ...examined,
      page: { number, ...(await copiesOf(await openPicture(file, kind, 'truncated'))) },
    };
  });
  if (!Array.isArray(pages))
    return { verb: 'refused', problem: { reason: 'unreadable', values: {} } };
  const [first] = pages;
  const [worst] = pages.toSorted((one, other) => strengthOf(other) - strengthOf(one));
  if (!first || !worst) return { verb: 'refused', problem: { reason: 'unreadable', values: {} } };
  return { ...worst, perceptualHash: first.perceptualHash, showsPaper: false };
}

/** Findings count before doubts. */
const strengthOf = ({ evidence }: Examination): number =>
  Math.max(evidence.ai_generated_confidence, evidence.manipulation_confidence) +
  (evidence.is_ai_generated || evidence.is_digitally_manipulated ? 1 : 0);

process.on('message', (request: PictureRequest) => {
  serve(request)
    .catch((error: unknown): PictureReply =>
      error instanceof UndecodablePicture
        ? { verb: 'refused', problem: error.problem }
        : {
            verb: 'failed',
            message: error instanceof Error ? (error.stack ?? error.message) : String(error),
          },
    )
    .then(
      (reply) => process.send?.(reply),
      () => process.exit(1),
    );
});
process.on('disconnect', () => process.exit(0));
