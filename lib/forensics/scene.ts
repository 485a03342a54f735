import type { ContentCredentials } from './content-credentials';
import type { Finding, Scene } from './detector';
import type { Container } from './formats/container';
import type { PictureTags } from './formats/tags';
import type { ProbabilityMap } from './model/probability-map';

/** The scene with what the file says of itself, for the detectors of provenance and metadata. */
export interface FileScene extends Scene {
  /** Null when the container could not be read. */
  readonly container: Container | null;
  readonly tags: PictureTags | null;
  /** Null when the file carries none; `unchecked` when nobody was there to verify them. */
  readonly contentCredentials: ContentCredentials | null;
  /** What the model file said, or why it said nothing; null without one. */
  readonly modelFile: { readonly map: ProbabilityMap } | { readonly error: string } | null;
}

/** A detector of pixels alone (`Detector`) is one too. */
export type FileDetector = (scene: FileScene) => Finding;
