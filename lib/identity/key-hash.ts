import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/platform/env';

/**
 * HMAC-SHA-256 with the installation's secret, without which a stolen table cannot be used to test
 * guesses.
 */
export const keyedHash = (secret: string): Buffer =>
  createHmac('sha256', env().KEY_HASH_SECRET).update(secret).digest();

export const sameHash = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
