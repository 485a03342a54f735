import type { Language } from '@/lib/shared/languages';
import type { ContentCredentials, ContentCredentialsReader } from './content-credentials';
import type { Finding } from './detector';
import { ownHistoryOf, type OwnHistory } from './compression/own-history';
import { cameraTraces } from './camera/traces';
import { copyMove } from './detectors/copy-move';
import { doubleCompression } from './detectors/double-compression';
import { foreignGrid } from './detectors/foreign-grid';
import { learnedFusion } from './detectors/learned-fusion';
import { metadata } from './detectors/metadata';
import { model } from './detectors/model';
import { noiseLevel } from './detectors/noise-level';
import { provenance } from './detectors/provenance';
import { shiftedCompression } from './detectors/shifted-compression';
import { smallText } from './detectors/small-text';
import {
  DETECTORS,
  type DetectorName,
  type Evidence,
  type Heatmap,
  type PictureFacts,
  type Signal,
} from './evidence';
import { factsOf } from './facts';
import type { Container } from './formats/container';
import { readQuantizedJpeg } from './formats/jpeg/read';
import type { QuantizedJpeg } from './formats/jpeg/quantized';
import { UnreadableJpeg } from './formats/jpeg/unreadable';
import { readContainer, UnreadableContainer } from './formats/read-container';
import { readTags } from './formats/tags';
import type { Frame, Pixels } from './frame';
import { type Confidences, fuse } from './fusion';
import { FEATURE_NAMES } from './learned/cell-features';
import { openModel, type Model, type ModelFile } from './learned/model';
import { OWN_WEIGHTS, ownModel } from './learned/own-model';
import { hasPrintRaster } from './grain/print-raster';
import { hasSigns, notJudged } from './judged';
import { passingLumaOf } from './luma';
import { looksDrawn, mediumOf } from './medium';
import { UnusableModel, type ModelRunner } from './model/probability-map';
import { arrangeRegions } from './regions';
import type { FileDetector, FileScene } from './scene';
import { sentenceOf, verdictText } from './sentences/analysis';
import { dictionaryOf } from './sentences/languages';
import { signal } from './signal';
import { Stopwatch } from './stopwatch';
import { limitedByHonest, TAILS, type Tails, tailsOf } from './tails';
import { CALIBRATION } from './calibration';
import * as GRAIN_THRESHOLDS from './grain/thresholds';
import * as MARKS_THRESHOLDS from './marks/thresholds';
import * as TEXT_THRESHOLDS from './text/thresholds';
import * as THRESHOLDS from './thresholds';
import { ENGINE_VERSION } from './version';

const LIST: Readonly<Record<DetectorName, FileDetector>> = {
  provenance,
  metadata,
  double_compression: doubleCompression,
  shifted_compression: shiftedCompression,
  foreign_grid: foreignGrid,
  copy_move: copyMove,
  noise_level: noiseLevel,
  learned_fusion: learnedFusion,
  small_text: smallText,
  model,
};

interface AnalyseTools {
  /**
   * Verifies Content Credentials; called only for files that carry some. Without it their state is
   * `unchecked`.
   */
  readonly readContentCredentials?: ContentCredentialsReader;
  /** Language of the sentences and the analysis; English by default. */
  readonly language?: Language;
  /**
   * Weights of the learned fusion instead of the engine's own, in the format that training writes.
   */
  readonly model?: ModelFile;
  /** Runs a model file that the operator chose; without it the detector `model` gives no signal. */
  readonly runModel?: ModelRunner;
  /** Limits of the scores, the engine's own by default; null for the detectors' own scores. */
  readonly tails?: Tails | null;
  /** Detectors to run; all by default. */
  readonly detectors?: readonly DetectorName[];
  /**
   * A clock in milliseconds since any fixed moment. With it the evidence includes the time of each
   * detector.
   */
  readonly now?: () => number;
  /**
   * Called for a detector that threw, which is a bug in the engine. The verdict is made without
   * that detector.
   */
  readonly onDetectorError?: (detector: DetectorName, error: unknown) => void;
}

function containerOf(bytes: Uint8Array): Container | null {
  try {
    return readContainer(bytes);
  } catch (error) {
    if (error instanceof UnreadableContainer) return null;
    throw error;
  }
}

function jpegOf(container: Container | null, bytes: Uint8Array): QuantizedJpeg | null {
  if (container?.format !== 'jpeg') return null;
  try {
    return readQuantizedJpeg(bytes, 'luma');
  } catch (error) {
    if (error instanceof UnreadableJpeg) return null;
    throw error;
  }
}

const UNCHECKED: ContentCredentials = {
  state: 'unchecked',
  problem: null,
  signer: null,
  tool: null,
  ai: null,
  brokenIngredient: false,
  expired: false,
};

async function credentialsOf(
  container: Container | null,
  bytes: Uint8Array,
  read: ContentCredentialsReader | undefined,
): Promise<ContentCredentials | null> {
  if (!container?.hasContentCredentials) return null;
  return read ? await read(bytes, `image/${container.format}`) : UNCHECKED;
}

/**
 * Runs the operator's model. An error becomes a signal, and the verdict is made without the model.
 */
async function runModel(pixels: Pixels, tools: AnalyseTools): Promise<FileScene['modelFile']> {
  if (!tools.runModel || !(tools.detectors ?? DETECTORS).includes('model')) return null;
  try {
    return { map: await tools.runModel(pixels) };
  } catch (error) {
    tools.onDetectorError?.('model', error);
    return {
      error: error instanceof UnusableModel ? error.message.replace(/\.$/u, '') : 'unknown',
    };
  }
}

async function sceneOf(frame: Frame, tools: AnalyseTools, watch: Stopwatch): Promise<FileScene> {
  const container = watch.measure('container', () => containerOf(frame.bytes));
  const tags = watch.measure('container', () => container && readTags(container));
  const contentCredentials = await watch.measureWait('content_credentials', () =>
    credentialsOf(container, frame.bytes, tools.readContentCredentials),
  );
  const medium = watch.measure('medium', () => mediumOf(container, tags, frame.pixels));
  const modelFile = await watch.measureWait('model', () => runModel(frame.pixels, tools));
  let jpeg: QuantizedJpeg | null | undefined;
  let luma: Float32Array | undefined;
  let history: OwnHistory | undefined;
  let hasRaster: boolean | undefined;
  let traces: number | null | undefined;
  let model: Model | undefined;
  const scene: FileScene = {
    frame,
    container,
    tags,
    contentCredentials,
    modelFile,
    facts: factsOf({ frame, medium, container, tags, contentCredentials }),
    // Computed on first access: all are costly, and not every choice of detectors needs them.
    get jpeg() {
      return jpeg === undefined
        ? (jpeg = watch.measure('coefficients', () => jpegOf(container, frame.bytes)))
        : jpeg;
    },
    // Only detectors read it. All of them run without an `await`, so no other picture overwrites
    // the shared memory in between.
    get luma() {
      return (luma ??= watch.measure('luma', () => passingLumaOf(frame.pixels)));
    },
    get history() {
      return (history ??= watch.measure('history', () =>
        ownHistoryOf(frame, scene.luma, scene.jpeg),
      ));
    },
    get hasPrintRaster() {
      return (hasRaster ??= watch.measure('print_raster', () =>
        hasPrintRaster({
          width: frame.pixels.width,
          height: frame.pixels.height,
          values: scene.luma,
        }),
      ));
    },
    get cameraTraces() {
      return traces === undefined
        ? (traces = watch.measure('camera_traces', () => cameraTraces(frame.pixels)))
        : traces;
    },
    get model() {
      return (model ??= tools.model ? openModel(tools.model, FEATURE_NAMES) : ownModel());
    },
  };
  return scene;
}

/**
 * Runs the detectors and collects their signals; of several heatmaps it keeps that of the most
 * confident detector.
 */
function detect(scene: FileScene, tools: AnalyseTools, watch: Stopwatch): Finding {
  const signals: Signal[] = [];
  const { tails = TAILS } = tools;
  let heatmap: Heatmap | null = null;
  let heatmapScore = -1;
  for (const name of DETECTORS) {
    const detector = LIST[name];
    if (!(tools.detectors ?? DETECTORS).includes(name)) continue;
    try {
      const finding = watch.measure(name, () => detector(scene));
      const limited = finding.signals.map((one) =>
        tails === null ? one : limitedByHonest(one, scene.facts.medium, tails),
      );
      signals.push(...limited);
      const score = Math.max(0, ...limited.map((signal) => signal.score));
      if (finding.heatmap && score > heatmapScore)
        [heatmap, heatmapScore] = [finding.heatmap, score];
    } catch (error) {
      tools.onDetectorError?.(name, error);
      signals.push(
        signal({
          detector: name,
          about: 'manipulation',
          finding: 'inconclusive',
          score: 0,
          message: 'engine.detector_failed',
          values: { error: error instanceof Error ? error.name : 'unknown' },
        }),
      );
    }
  }
  return { signals, heatmap };
}

/** The engine knows no client's threshold: every true verdict counts as flagged. */
function judgedBy(confidences: Confidences, signals: readonly Signal[], facts: PictureFacts) {
  const isAi = confidences.ai_generated_confidence >= THRESHOLDS.VERDICT.min;
  const isManipulated = confidences.manipulation_confidence >= THRESHOLDS.VERDICT.min;
  return {
    flagged: isAi || isManipulated,
    is_ai_generated: isAi,
    is_digitally_manipulated: isManipulated,
    not_judged: notJudged(signals, facts),
  };
}

/**
 * The engine's entry point: takes one picture and returns evidence. Pure: no file, no network, no
 * clock; the same frame gives the same evidence. `regions` is null when the evidence concerns the
 * picture as a whole.
 */
export async function analyse(frame: Frame, tools: AnalyseTools = {}): Promise<Evidence> {
  const watch = new Stopwatch(tools.now);
  const scene = await sceneOf(frame, tools, watch);
  const { signals, heatmap } = detect(scene, tools, watch);
  const language = tools.language ?? 'en';
  const speech = { language, messages: dictionaryOf(language) };
  const confidences = fuse(signals, scene.facts);
  const { version, calibration } = tools.model ?? OWN_WEIGHTS;
  const judged = judgedBy(confidences, signals, scene.facts);
  const isDrawn =
    !hasSigns(judged) && looksDrawn(scene.facts.medium, scene.tags, scene.frame.pixels);
  const facts: PictureFacts = isDrawn ? { ...scene.facts, medium: 'graphic' } : scene.facts;
  return {
    engine_version: ENGINE_VERSION,
    thresholds: {
      ...THRESHOLDS,
      ...GRAIN_THRESHOLDS,
      ...MARKS_THRESHOLDS,
      ...TEXT_THRESHOLDS,
      CALIBRATION: CALIBRATION[scene.facts.medium],
      TAILS: tailsOf(scene.facts.medium),
      LEARNED_WEIGHTS: { version, ...calibration },
    },
    ...confidences,
    is_ai_generated: judged.is_ai_generated,
    is_digitally_manipulated: judged.is_digitally_manipulated,
    regions: arrangeRegions(signals.flatMap((signal) => signal.regions)),
    signals: signals.map((signal) => ({ ...signal, sentence: sentenceOf(signal, judged, speech) })),
    analysis: verdictText(signals, facts, judged, speech).analysis,
    heatmap,
    facts,
    not_judged: judged.not_judged,
    times_ms: watch.timesMs,
  };
}
