import { randomBytes, randomInt } from 'node:crypto';
import { database } from '@/lib/platform/database/tenant';
import { now } from '@/lib/platform/clock';
import { type Authenticated, type Scope, SCOPES } from './caller';
import { keyedHash, sameHash } from './key-hash';

const KEY = /^cvs_live_([0-9A-Za-z]{12})_([0-9A-Za-z]{43})$/;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LAST_USED_STEP_MS = 60_000;

/** Compared on a miss, so that an unknown id costs the same work as a wrong secret. */
const DUMMY_HASH = randomBytes(32);

const randomText = (length: number) => Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

export interface NewKey {
  readonly name: string;
  readonly clientIds: readonly number[];
  readonly scopes?: readonly Scope[];
  readonly expireTime?: Date;
}

/** The key in clear exists in this answer only. */
export async function issueKey({ name, clientIds, scopes = ['read', 'write'], expireTime }: NewKey): Promise<string> {
  const id = randomText(12);
  const secret = randomText(43);
  await database().apiKey.create({
    data: {
      id,
      name,
      secretHash: Uint8Array.from(keyedHash(secret)),
      scopes: [...scopes],
      expireTime: expireTime ?? null,
      createTime: now(),
      clients: { createMany: { data: clientIds.map((clientId) => ({ clientId })) } },
    },
  });
  return `cvs_live_${id}_${secret}`;
}

/** Null for every reason alike: no such key, wrong secret, expired, revoked. */
export async function authenticateKey(key: string): Promise<Authenticated | null> {
  const [, id, secret = ''] = KEY.exec(key) ?? [];
  const row = id ? await database().apiKey.findUnique({ where: { id }, include: { clients: true } }) : null;
  const matches = sameHash(keyedHash(secret), row?.secretHash ?? DUMMY_HASH);
  const time = now();
  if (!row || !matches || row.revokeTime || (row.expireTime && row.expireTime <= time)) return null;
  await touch(row.id, row.lastUsed, time);
  return {
    kind: 'key',
    actor: `key:${row.id}`,
    name: row.name,
    clientIds: row.clients.map(({ clientId }) => clientId),
    scopes: SCOPES.filter((scope) => row.scopes.includes(scope)),
    deprecatedStyle: false,
  };
}

/** Once a minute is exact enough and spares a write per request. */
async function touch(id: string, lastUsed: Date | null, time: Date): Promise<void> {
  if (lastUsed && time.getTime() - lastUsed.getTime() < LAST_USED_STEP_MS) return;
  await database().apiKey.update({ where: { id }, data: { lastUsed: time } });
}
