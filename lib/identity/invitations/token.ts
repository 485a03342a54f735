import { randomBytes } from 'node:crypto';
import { now } from '@/lib/platform/clock';
import { keyedHash } from '../key-hash';

const TOKEN_BYTES = 32;
export const TOKEN = /^[\w-]{43}$/;
const DAY_MS = 86_400_000;
const VALID_MS = { join: 7 * DAY_MS, reset: DAY_MS } as const;

export type Kind = keyof typeof VALID_MS;

/** The prefix separates these hashes from those of portal tokens and API keys. */
export const hashOf = (token: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(keyedHash(`invitation:${token}`));

export interface NewLink {
  readonly tokenHash: Uint8Array<ArrayBuffer>;
  readonly expireTime: Date;
  /**
   * The only plain text of the token. It is in the fragment, which browsers do not send to servers.
   */
  readonly link: string;
}

export function newLink(kind: Kind, origin: string): NewLink {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return {
    tokenHash: hashOf(token),
    expireTime: new Date(now().getTime() + VALID_MS[kind]),
    link: `${origin}/invitation#${token}`,
  };
}
