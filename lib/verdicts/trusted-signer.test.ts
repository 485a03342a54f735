import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createContentCredentialsReader } from '@/lib/forensics/c2pa/reader';
import { certificateChain } from '@/lib/forensics/testing/certificates';
import { signedPicture } from '@/lib/forensics/testing/signed-picture';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { formOf } from '@/tests/setup/pictures';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
} from '@/tests/setup/tenants';
import { workAll } from '@/tests/setup/worker';

const folder = mkdtempSync(path.join(tmpdir(), 'signer-'));
const certificates = certificateChain('Example Org');

beforeAll(async () => {
  const file = path.join(folder, 'anchors.pem');
  writeFileSync(file, certificates.rootPem);
  vi.stubEnv('FORENSICS_TRUST_ANCHORS_FILE', file);
  await loadCatalogue(PRICE_DATE);
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('stores credentials as valid for a trusted authority and as untrusted for another', async () => {
  // The test signs its pictures in this process, which needs its own instance of the library.
  createContentCredentialsReader(
    new Uint8Array(
      readFileSync(fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm'))),
    ),
  );
  const own = await makeTenant();
  const claim = await makeClaim(own);
  const appraisal = await makeAppraisal(own, claim);
  const plain = await sharp({
    create: { width: 256, height: 192, channels: 3, background: '#456' },
  })
    .jpeg()
    .toBuffer();
  for (const [name, chain] of [
    ['known.jpg', certificates],
    ['stranger.jpg', certificateChain('Other Org')],
  ] as const) {
    const bytes = Buffer.from(
      await signedPicture(
        plain,
        'image/jpeg',
        chain,
        'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture',
      ),
    );
    expect(
      (
        await api('POST', `/client_reference/${claim}/appraisal/${appraisal.id}/attachments`, {
          key: own.key,
          form: formOf({ name, bytes }),
        })
      ).status,
    ).toBe(200);
  }
  await workAll();
  const stored = await asOwner(
    `SELECT file_name, status, facts->>'content_credentials' AS credentials FROM forensics_verdict WHERE row_id = $1 ORDER BY file_name`,
    [appraisal.rowId],
  );
  expect(stored).toEqual([
    { file_name: 'known.jpg', status: 'complete', credentials: 'valid' },
    { file_name: 'stranger.jpg', status: 'complete', credentials: 'untrusted' },
  ]);
});
