import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';

const BEGIN = '-----BEGIN CERTIFICATE-----';
const BLOCK = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/gu;

/**
 * Returns why a PEM file cannot be used as trust anchors for Content Credentials, or null. Every
 * certificate must be readable and belong to an authority, because the C2PA library ignores others
 * without an error.
 */
export function trustAnchorsProblem(file: string): string | null {
  let pem: string;
  try {
    pem = readFileSync(file, 'utf8');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? 'There is no such file'
      : 'The file cannot be read';
  }
  const blocks = pem.match(BLOCK) ?? [];
  if (blocks.length === 0) return `The file holds no certificate in PEM (${BEGIN} …)`;
  if (blocks.length !== pem.split(BEGIN).length - 1) return 'A certificate in the file is cut off';
  const problem = blocks.map(problemOf).find((one) => one !== null);
  return problem ?? null;
}

function problemOf(block: string, index: number): string | null {
  try {
    // Decoded first: OpenSSL refuses PEM with an empty line, which the C2PA library accepts.
    return new X509Certificate(Buffer.from(block.replaceAll(/-----[^-]+-----/gu, ''), 'base64')).ca
      ? null
      : `Certificate ${index + 1} in the file is not that of an authority (CA)`;
  } catch {
    return `Certificate ${index + 1} in the file cannot be read`;
  }
}
