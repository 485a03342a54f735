import { expect, it } from 'vitest';
import { sized, tell } from '@/tests/setup/profile';
import { analyse } from './analyse';
import type { Evidence } from './evidence';
import { photoPixels } from './testing/scenes';
import { cuts, damaged, oddPictures, wholePictures, type OddPicture } from './testing/odd-pictures.fixture';

/** Beside pixels that are sound: every reader of the file is reached, whatever a decoder would say to it. */
const PIXELS = photoPixels(96, 64);
const DAMAGED_PER_PICTURE = sized(12, 600);
const CUTS = sized(10, 50);

async function evidenceOf({ kind }: OddPicture, bytes: Uint8Array): Promise<{ evidence: Evidence; errors: unknown[] }> {
  const errors: unknown[] = [];
  const evidence = await analyse(
    { bytes, format: kind, pixels: PIXELS, orientation: 1, claim: {} },
    { onDetectorError: (detector, error) => errors.push([detector, error]) },
  );
  return { evidence, errors };
}

it('no cut and no damage of a file makes the engine throw or a detector fail', { timeout: 3_600_000 }, async () => {
  let examined = 0;
  for (const picture of await wholePictures()) {
    const files = [...cuts(picture, CUTS), ...Array.from({ length: DAMAGED_PER_PICTURE }, (_, seed) => damaged(picture, seed))];
    for (const [number, bytes] of files.entries()) {
      const answer = await evidenceOf(picture, bytes).catch((error: unknown) => ({ evidence: null, errors: [error] }));
      expect(answer.errors, `${picture.name}, file ${number}`).toEqual([]);
      expect(answer.evidence?.manipulation_confidence).toBeGreaterThanOrEqual(0);
      examined += 1;
    }
  }
  tell(`${examined} cut or damaged files: evidence each time\n`);
});

it('nor does any odd file', async () => {
  for (const picture of await oddPictures()) expect((await evidenceOf(picture, picture.bytes)).errors, picture.name).toEqual([]);
});
