import type { ContentCredentials } from './content-credentials';
import type { Finding, Scene } from './detector';
import type { Container } from './formats/container';
import type { PictureTags } from './formats/tags';
import type { ProbabilityMap } from './model/probability-map';

/** The scene with the file's metadata, for the detectors of provenance and metadata. */
export interface FileScene extends Scene {
  /** Null when the container could not be read. */
  readonly container: Container | null;
  readonly tags: PictureTags | null;
  /**
   * Null when the file carries none; `unchecked` when the caller passed no reader to verify them.
   */
  readonly contentCredentials: ContentCredentials | null;
  /** Mean log-odds of a photo straight from a camera; null for a picture that is too small. */
  readonly cameraTraces: number | null;
  /** The map of the model file, or why it failed; null without a model file. */
  readonly modelFile: { readonly map: ProbabilityMap } | { readonly error: string } | null;
}

/** A `Detector`, which needs only pixels, is one too. */
export type FileDetector = (scene: FileScene) => Finding;
