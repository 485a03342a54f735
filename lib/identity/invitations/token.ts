import { randomBytes } from 'node:crypto';
import { now } from '@/lib/platform/clock';
import { keyedHash } from '../key-hash';

const TOKEN_BYTES = 32;
export const TOKEN = /^[\w-]{43}$/;
const DAY_MS = 86_400_000;
const VALID_MS = { join: 7 * DAY_MS, reset: DAY_MS } as const;

export type Kind = keyof typeof VALID_MS;

/** Hashed under a label of its own: it is never a portal's token or an API key's secret. */
export const hashOf = (token: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(keyedHash(`invitation:${token}`));

export interface NewLink {
  readonly tokenHash: Uint8Array<ArrayBuffer>;
  readonly expireTime: Date;
  /** What is handed out, the token behind the #, which browsers keep to themselves: the one place where it exists in clear. */
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
