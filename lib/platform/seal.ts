import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from './env';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = () =>
  Buffer.from(hkdfSync('sha256', env().KEY_HASH_SECRET, '', 'claim-valuation sealed values', 32));

/**
 * Encrypts with AES-256-GCM under the installation's secret, for values that must be read again: a
 * stolen table alone reveals nothing. Returns nonce || tag || text.
 */
export function seal(text: string): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Uint8Array.from(Buffer.concat([nonce, cipher.getAuthTag(), sealed]));
}

/**
 * Decrypts what `seal` returned. Throws when the bytes were changed or sealed under another secret.
 */
export function unseal(bytes: Uint8Array): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return (
    decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') +
    decipher.final('utf8')
  );
}
