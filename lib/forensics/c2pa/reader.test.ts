import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentCredentialsReader } from '../content-credentials';
import { certificateChain } from '../testing/certificates';
import { bytesOf, C2PA_SEGMENT, jpegFile } from '../testing/files';
import { signedPicture } from '../testing/signed-picture';
import { createContentCredentialsReader } from './reader';

const SOURCE = 'http://cv.iptc.org/newscodes/digitalsourcetype';
const wasm = new Uint8Array(
  readFileSync(fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm'))),
);
const certificates = certificateChain('Example Org');

let read: ContentCredentialsReader;
let picture: Uint8Array;
let photo: Uint8Array;

beforeAll(async () => {
  read = createContentCredentialsReader(wasm);
  picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer();
  photo = await signedPicture(picture, 'image/jpeg', certificates, `${SOURCE}/digitalCapture`);
});

describe('createContentCredentialsReader', () => {
  it('finds a valid signature by an unknown signer untrusted, not invalid', async () => {
    expect(await read(photo, 'image/jpeg')).toEqual({
      state: 'untrusted',
      problem: null,
      signer: 'Example Org',
      tool: 'Example Tool',
      ai: null,
      brokenIngredient: false,
      expired: false,
    });
  });

  it("finds it valid once the signer's root is a trust anchor", async () => {
    const trusting = createContentCredentialsReader(wasm, {
      trustAnchorsPem: certificates.rootPem,
    });
    expect((await trusting(photo, 'image/jpeg')).state).toBe('valid');
  });

  it('finds an expired certificate, and its signed content intact', async () => {
    const expired = certificateChain('Example Org', ['200101000000Z', '210101000000Z']);
    const signed = await signedPicture(picture, 'image/jpeg', expired, `${SOURCE}/digitalCapture`);
    expect(await read(signed, 'image/jpeg')).toMatchObject({
      state: 'untrusted',
      expired: true,
      problem: null,
    });
    const trusting = createContentCredentialsReader(wasm, { trustAnchorsPem: expired.rootPem });
    expect(await trusting(signed, 'image/jpeg')).toMatchObject({
      state: 'untrusted',
      expired: true,
      problem: null,
    });
  });

  it('finds an expired certificate valid where a trusted authority stamped a time within its validity', async () => {
    const signer = certificateChain('Example Org', ['200101000000Z', '210101000000Z']);
    const authority = certificateChain('Example Clock', undefined, 'time_stamping');
    const source = `${SOURCE}/digitalCapture`;
    const inTime = await signedPicture(picture, 'image/jpeg', signer, source, {
      authority,
      time: '20200601120000Z',
    });
    const late = await signedPicture(picture, 'image/jpeg', signer, source, {
      authority,
      time: '20220601120000Z',
    });
    const trustingBoth = createContentCredentialsReader(wasm, {
      trustAnchorsPem: signer.rootPem + authority.rootPem,
    });
    expect(await trustingBoth(inTime, 'image/jpeg')).toMatchObject({
      state: 'valid',
      expired: false,
      problem: null,
    });
    expect(await trustingBoth(late, 'image/jpeg')).toMatchObject({
      state: 'untrusted',
      expired: true,
    });
    const trustingSigner = createContentCredentialsReader(wasm, {
      trustAnchorsPem: signer.rootPem,
    });
    expect(await trustingSigner(inTime, 'image/jpeg')).toMatchObject({
      state: 'untrusted',
      expired: true,
    });
  });

  it('detects a picture changed after an expired signer signed it', async () => {
    const expired = certificateChain('Example Org', ['200101000000Z', '210101000000Z']);
    const changed = Uint8Array.from(
      await signedPicture(picture, 'image/jpeg', expired, `${SOURCE}/digitalCapture`),
    );
    changed[changed.length - 6] = (changed[changed.length - 6] ?? 0) ^ 1;
    expect(await read(changed, 'image/jpeg')).toMatchObject({
      state: 'invalid',
      expired: true,
      problem: 'changed_after_signing',
    });
  });

  it('detects a picture changed after signing', async () => {
    const changed = Uint8Array.from(photo);
    const inScan = changed.length - 6;
    changed[inScan] = (changed[inScan] ?? 0) ^ 1;
    expect(await read(changed, 'image/jpeg')).toMatchObject({
      state: 'invalid',
      problem: 'changed_after_signing',
    });
  });

  it('detects a manifest changed after signing', async () => {
    const changed = Buffer.from(photo);
    changed.write('Evample', changed.indexOf('Example Tool'), 'latin1');
    expect(await read(changed, 'image/jpeg')).toMatchObject({
      state: 'invalid',
      problem: 'record_broken',
    });
  });

  it('reports a trained model as the source', async () => {
    const generated = await signedPicture(
      picture,
      'image/jpeg',
      certificates,
      `${SOURCE}/trainedAlgorithmicMedia`,
    );
    expect((await read(generated, 'image/jpeg')).ai).toEqual({
      extent: 'generated',
      tool: 'Example Camera',
    });
  });

  it('returns unchecked for what it cannot read, and reads the next file', async () => {
    for (const bytes of [
      jpegFile(C2PA_SEGMENT),
      bytesOf('\xff\xd8'),
      new Uint8Array(0),
      photo.subarray(0, 3000),
    ]) {
      expect((await read(bytes, 'image/jpeg')).state).toBe('unchecked');
    }
    expect((await read(photo, 'image/jpeg')).state).toBe('untrusted');
  });

  it('returns a result for a signed file with any bytes changed, and still reads the next', async () => {
    const changesOf = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(changesOf, async (changes) => {
        const changed = Uint8Array.from(photo);
        for (const [at, value] of changes) changed[at % changed.length] = value;
        expect(['untrusted', 'invalid', 'unchecked']).toContain(
          (await read(changed, 'image/jpeg')).state,
        );
      }),
      { numRuns: 100 },
    );
    expect((await read(photo, 'image/jpeg')).state).toBe('untrusted');
  });

  it('does not fetch a manifest that is stored elsewhere', async () => {
    const remote =
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
      '<rdf:Description xmlns:dcterms="http://purl.org/dc/terms/" dcterms:provenance="http://127.0.0.1:9/m.c2pa"/>' +
      '</rdf:RDF></x:xmpmeta>';
    const requested: unknown[] = [];
    const fetchBefore = globalThis.fetch;
    globalThis.fetch = (async (...request: unknown[]) => {
      requested.push(request);
      throw new Error('no network');
    }) as typeof fetch;
    try {
      const withLink = await sharp(picture).withXmp(remote).jpeg().toBuffer();
      expect((await read(withLink, 'image/jpeg')).state).toBe('unchecked');
    } finally {
      globalThis.fetch = fetchBefore;
    }
    expect(requested).toEqual([]);
  });
});
