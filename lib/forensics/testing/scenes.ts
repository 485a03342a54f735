import { ownHistoryOf } from '../compression/own-history';
import type { ContentCredentials } from '../content-credentials';
import { factsOf } from '../facts';
import { readContainer } from '../formats/read-container';
import { readTags } from '../formats/tags';
import type { ClaimFacts, Frame, Pixels } from '../frame';
import { ownModel } from '../learned/own-model';
import { lumaOf } from '../luma';
import type { FileScene } from '../scene';

/**
 * A small deterministic generator (xorshift32), so that a test picture is the same in every run.
 */
export function noise(seed: number): () => number {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x1_0000_0000;
  };
}

/** Creates a picture by position: `paint(x, y)` returns red, green and blue, 0-255. */
export function pixelsOf(
  width: number,
  height: number,
  paint: (x: number, y: number) => readonly [number, number, number],
): Pixels {
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rgb.set(paint(x, y), (y * width + x) * 3);
  }
  return { width, height, rgb };
}

/** Like a sensor's picture: a coloured gradient with noise. */
export function photoPixels(width: number, height: number): Pixels {
  const random = noise(7);
  return pixelsOf(width, height, (x, y) => {
    const level = 40 + (120 * x) / width;
    return [level + 40 * random(), level * 0.7 + 40 * random(), (90 * y) / height + 40 * random()];
  });
}

export function frameOf(
  bytes: Uint8Array,
  pixels: Pixels = photoPixels(64, 48),
  claim: ClaimFacts = {},
): Frame {
  return { bytes, format: 'jpeg', pixels, orientation: 1, claim };
}

interface SceneParts {
  readonly pixels?: Pixels;
  readonly claim?: ClaimFacts;
  readonly contentCredentials?: ContentCredentials;
  readonly modelFile?: FileScene['modelFile'];
  readonly cameraTraces?: number;
}

export function sceneOf(bytes: Uint8Array, parts: SceneParts = {}): FileScene {
  const frame = frameOf(bytes, parts.pixels, parts.claim);
  const container = readContainer(bytes);
  const tags = readTags(container);
  const contentCredentials = parts.contentCredentials ?? null;
  const facts = factsOf({ frame, medium: 'camera', container, tags, contentCredentials });
  const luma = lumaOf(frame.pixels);
  return {
    frame,
    container,
    tags,
    contentCredentials,
    facts,
    modelFile: parts.modelFile ?? null,
    cameraTraces: parts.cameraTraces ?? null,
    jpeg: null,
    luma,
    get history() {
      return ownHistoryOf(frame, luma, null);
    },
    hasPrintRaster: false,
    get model() {
      return ownModel();
    },
  };
}
