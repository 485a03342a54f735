import { describe, expect, it } from 'vitest';
import type { ContentCredentials } from './content-credentials';
import { cameraOf } from './facts';
import { C2PA_SEGMENT, exifSegment, jpegFile, tiffBlock } from './testing/files';
import { sceneOf } from './testing/scenes';
import { readContainer } from './formats/read-container';
import { readTags } from './formats/tags';

const cameraNamed = (make: string, model: string): string | null =>
  cameraOf(
    readTags(readContainer(jpegFile(exifSegment(tiffBlock({ 0x010f: make, 0x0110: model }))))),
  );

const CREDENTIALS: ContentCredentials = {
  state: 'untrusted',
  problem: null,
  signer: 'Example Org',
  tool: 'Example Tool',
  brokenIngredient: false,
  expired: false,
  ai: { extent: 'generated', tool: 'Adobe Firefly Pipeline' },
};

const generator = (contentCredentials: ContentCredentials): string | null =>
  sceneOf(jpegFile(C2PA_SEGMENT), { contentCredentials }).facts.generator;

describe('factsOf', () => {
  it.each([
    ['Apple', 'iPhone 7', 'Apple iPhone 7'],
    ['Canon', 'Canon PowerShot S40', 'Canon PowerShot S40'],
    ['EASTMAN KODAK COMPANY', 'KODAK DX6490 ZOOM', 'KODAK DX6490 ZOOM'],
    ['HTC', 'HTC_One', 'HTC_One'],
  ])('names the camera of %s, %s once', (make, model, camera) => {
    expect(cameraNamed(make, model)).toBe(camera);
  });

  it('names a signed generator only where the signature is valid', () => {
    expect(generator(CREDENTIALS)).toBe('Adobe Firefly');
    expect(generator({ ...CREDENTIALS, state: 'invalid', problem: 'record_broken' })).toBeNull();
    expect(generator({ ...CREDENTIALS, state: 'unchecked' })).toBeNull();
  });
});
