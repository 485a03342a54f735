import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';

const BEGIN = '-----BEGIN CERTIFICATE-----';
const BLOCK = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/gu;

/**
 * Why a PEM file cannot tell whose signatures on Content Credentials are trusted; null where it can. Every certificate
 * in it must be readable and one of an authority: the C2PA library passes over others in silence.
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
    // By its bytes: OpenSSL refuses PEM with an empty line, which the C2PA library reads.
    return new X509Certificate(Buffer.from(block.replaceAll(/-----[^-]+-----/gu, ''), 'base64')).ca
      ? null
      : `Certificate ${index + 1} in the file is not that of an authority (CA)`;
  } catch {
    return `Certificate ${index + 1} in the file cannot be read`;
  }
}
