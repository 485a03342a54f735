import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { certificateChain } from '@/lib/forensics/testing/certificates';
import { trustAnchorsProblem } from './trust-anchors';

const folder = mkdtempSync(path.join(tmpdir(), 'anchors-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { rootPem, chain } = certificateChain('Example Org');
const signerPem = new X509Certificate(Buffer.from(chain[0] ?? [])).toString();

function problemOf(text: string): string | null {
  const file = path.join(folder, 'anchors.pem');
  writeFileSync(file, text);
  return trustAnchorsProblem(file);
}

describe('a file of trust anchors', () => {
  it('may contain several authorities with text between them', () => {
    expect(
      problemOf(`Example Org\n${rootPem}\nOther Org\n${certificateChain('Other Org').rootPem}`),
    ).toBeNull();
  });

  it('may contain empty lines', () => {
    expect(problemOf(rootPem.replace('\n-----END', '\n\n-----END'))).toBeNull();
  });

  it.each([
    ['is empty', '', /^The file holds no certificate in PEM/u],
    ['is no PEM', 'Bag Attributes', /^The file holds no certificate in PEM/u],
    ['is cut off', rootPem + rootPem.slice(0, 300), /^A certificate in the file is cut off$/u],
    [
      'holds nonsense',
      `${rootPem}-----BEGIN CERTIFICATE-----\nbm9uc2Vuc2U=\n-----END CERTIFICATE-----\n`,
      /^Certificate 2 in the file cannot be read$/u,
    ],
    [
      "holds a signer's certificate instead of an authority's",
      signerPem,
      /^Certificate 1 in the file is not that of an authority/u,
    ],
  ])('that %s is refused with the reason', (_, text, why) => {
    expect(problemOf(text)).toMatch(why);
  });

  it('that is missing, or a folder, is refused', () => {
    expect(trustAnchorsProblem(path.join(folder, 'gone.pem'))).toBe('There is no such file');
    expect(trustAnchorsProblem(folder)).toBe('The file cannot be read');
  });
});
