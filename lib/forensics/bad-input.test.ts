import { expect, it } from 'vitest';
import { sized, report } from '@/tests/setup/profile';
import { analyse } from './analyse';
import type { Evidence } from './evidence';
import { photoPixels } from './testing/scenes';
import {
  cuts,
  damaged,
  oddPictures,
  PHOTO_SIZE,
  completePictures,
  type OddPicture,
} from './testing/odd-pictures.fixture';

/**
 * Valid pixels beside damaged file bytes, so that every parser runs even where a decoder would
 * refuse the file.
 */
const PIXELS = photoPixels(PHOTO_SIZE.width, PHOTO_SIZE.height);
const DAMAGED_PER_PICTURE = sized(4, 300);
const CUTS = sized(3, 50);
/** Messages of detectors that did not measure anything. */
const PASSED_OVER =
  /\.(?:too_small|too_little_texture|composed_medium|unreadable|detector_failed)$/u;

async function evidenceOf(
  { kind }: OddPicture,
  bytes: Uint8Array,
): Promise<{ evidence: Evidence; errors: unknown[] }> {
  const errors: unknown[] = [];
  const evidence = await analyse(
    { bytes, format: kind, pixels: PIXELS, orientation: 1, claim: {} },
    { onDetectorError: (detector, error) => errors.push([detector, error]) },
  );
  return { evidence, errors };
}

it(
  'every detector examines the pictures that are cut and damaged here: none is too small',
  { timeout: 600_000 },
  async () => {
    for (const picture of (await completePictures()).filter(({ kind }) => kind !== 'webp')) {
      const { evidence, errors } = await evidenceOf(picture, picture.bytes);
      expect(errors, picture.name).toEqual([]);
      expect(
        evidence.signals
          .map(({ message }) => message)
          .filter((message) => PASSED_OVER.test(message)),
        picture.name,
      ).toEqual([]);
    }
  },
);

it(
  'no cut and no damage of a file makes the engine throw or a detector fail',
  { timeout: 3_600_000 },
  async () => {
    let examined = 0;
    for (const picture of await completePictures()) {
      const files = [
        ...cuts(picture, CUTS),
        ...Array.from({ length: DAMAGED_PER_PICTURE }, (_, seed) => damaged(picture, seed)),
      ];
      for (const [number, bytes] of files.entries()) {
        const answer = await evidenceOf(picture, bytes).catch((error: unknown) => ({
          evidence: null,
          errors: [error],
        }));
        expect(answer.errors, `${picture.name}, file ${number}`).toEqual([]);
        expect(answer.evidence?.manipulation_confidence).toBeGreaterThanOrEqual(0);
        examined += 1;
      }
    }
    report(`${examined} cut or damaged files: evidence each time\n`);
  },
);

it('no unusual file makes the engine throw or a detector fail', { timeout: 600_000 }, async () => {
  for (const picture of await oddPictures())
    expect((await evidenceOf(picture, picture.bytes)).errors, picture.name).toEqual([]);
});
