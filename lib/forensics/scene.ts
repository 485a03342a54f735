import type { ContentCredentials } from './content-credentials';
import type { Finding, Scene } from './detector';
import type { Container } from './formats/container';
import type { PictureTags } from './formats/tags';

/** The scene with what the file says of itself, for the detectors of provenance and metadata. */
export interface FileScene extends Scene {
  /** Null when the container could not be read. */
  readonly container: Container | null;
  readonly tags: PictureTags | null;
  /** Null when the file carries none; `unchecked` when nobody was there to verify them. */
  readonly contentCredentials: ContentCredentials | null;
}

/** A detector of pixels alone (`Detector`) is one too. */
export type FileDetector = (scene: FileScene) => Finding;
