import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createContentCredentialsReader } from '@/lib/forensics/c2pa/reader';
import { certificateChain } from '@/lib/forensics/testing/certificates';
import { signedPicture } from '@/lib/forensics/testing/signed-picture';
import { env } from '../env';
import { inPictureProcess } from './pool';
import { PictureProcess } from './process';

const certificates = certificateChain('Example Org');

async function signed(): Promise<Uint8Array> {
  // The test's signer uses the library in this process; the child process has to locate it by
  // itself.
  createContentCredentialsReader(
    new Uint8Array(
      readFileSync(fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm'))),
    ),
  );
  const plain = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer();
  return signedPicture(
    plain,
    'image/jpeg',
    certificates,
    'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
  );
}

it('the picture process verifies Content Credentials with the installed library', async () => {
  const bytes = await signed();
  const reply = await inPictureProcess({
    verb: 'examine',
    kind: 'jpeg',
    bytes,
    claim: {},
    language: 'en',
  });
  expect(reply).toMatchObject({
    verb: 'examined',
    evidence: { is_ai_generated: true, facts: { content_credentials: 'untrusted' } },
  });
});

it('the picture process takes the trusted authorities from its arguments', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'anchors-'));
  const file = path.join(folder, 'anchors.pem');
  writeFileSync(file, certificates.rootPem);
  const trusting = new PictureProcess({ ...env(), FORENSICS_TRUST_ANCHORS_FILE: file });
  try {
    const reply = await trusting.run({
      verb: 'examine',
      kind: 'jpeg',
      bytes: await signed(),
      claim: {},
      language: 'en',
    });
    expect(reply).toMatchObject({
      verb: 'examined',
      evidence: { facts: { content_credentials: 'valid' } },
    });
  } finally {
    trusting.stop();
    rmSync(folder, { recursive: true });
  }
});
