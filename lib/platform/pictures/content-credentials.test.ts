import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createContentCredentialsReader } from '@/lib/forensics/c2pa/reader';
import { certificateChain } from '@/lib/forensics/testing/certificates';
import { signedPicture } from '@/lib/forensics/testing/signed-picture';
import { inPictureProcess } from './pool';

it('the picture process verifies Content Credentials with the library as it is installed', async () => {
  // The signer of the test uses the library in this process; the child has to find it by itself.
  createContentCredentialsReader(new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm')))));
  const plain = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#456' } }).jpeg().toBuffer();
  const source = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';
  const bytes = await signedPicture(plain, 'image/jpeg', certificateChain('Example Org'), source);
  const reply = await inPictureProcess({ verb: 'examine', kind: 'jpeg', bytes, claim: {}, language: 'en' });
  expect(reply).toMatchObject({ verb: 'examined', evidence: { is_ai_generated: true, facts: { content_credentials: 'untrusted' } } });
});
