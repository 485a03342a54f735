import { randomBytes } from 'node:crypto';
import { now } from '@/lib/platform/clock';
import { pool } from '@/lib/platform/database/pool';
import { log } from '@/lib/platform/log';
import { type Authenticated, SCOPES } from '../caller';
import { keyedHash, sameHash } from '../key-hash';
import { parseKey } from './form';

const LAST_USED_STEP_MS = 60_000;

/** Compared on a miss, so that an unknown id costs the same work as a wrong secret. */
const DUMMY_HASH = randomBytes(32);

interface KeyRow {
  readonly name: string;
  readonly secret_hash: Buffer;
  readonly scopes: readonly string[];
  readonly expire_time: Date | null;
  readonly revoke_time: Date | null;
  readonly last_used: Date | null;
  readonly client_ids: readonly number[];
}

/** Named, so that each connection plans it once. These tables have no row-level security: who calls is not known yet. */
const FIND = {
  name: 'authenticate-key',
  text: `SELECT k.name, k.secret_hash, k.scopes, k.expire_time, k.revoke_time, k.last_used,
    ARRAY(SELECT c.client_id FROM api_key_client c WHERE c.api_key_id = k.id ORDER BY 1) AS client_ids
  FROM api_key k WHERE k.id = $1`,
};

/**
 * Null for every reason alike: no such key, wrong secret, expired, revoked. One statement for every request and nothing
 * kept between them, so that a revocation counts from the next request on, on every server.
 */
export async function authenticateKey(text: string): Promise<Authenticated | null> {
  const { id, secret } = parseKey(text) ?? { id: undefined, secret: '' };
  const row = id === undefined ? undefined : (await pool().query<KeyRow>({ ...FIND, values: [id] })).rows[0];
  const matches = sameHash(keyedHash(secret), row?.secret_hash ?? DUMMY_HASH);
  const time = now();
  if (id === undefined || !row || !matches || row.revoke_time || (row.expire_time && row.expire_time <= time)) return null;
  if (!row.last_used || time.getTime() - row.last_used.getTime() >= LAST_USED_STEP_MS) await touch(id, time);
  return {
    kind: 'key',
    actor: `key:${id}`,
    name: row.name,
    clientIds: row.client_ids,
    scopes: SCOPES.filter((scope) => row.scopes.includes(scope)),
    deprecatedStyle: false,
  };
}

/**
 * Once a minute is exact enough and spares a write per request. It waits for nobody (whoever holds the row is changing
 * the key, or is touching it as well) and fails nothing: a key is no worse for being used unseen.
 */
async function touch(id: string, time: Date): Promise<void> {
  const before = new Date(time.getTime() - LAST_USED_STEP_MS);
  await pool()
    .query(
      `UPDATE api_key SET last_used = $2 WHERE id = (
        SELECT id FROM api_key WHERE id = $1 AND (last_used IS NULL OR last_used <= $3) FOR NO KEY UPDATE SKIP LOCKED)`,
      [id, time, before],
    )
    .catch((error: unknown) => log().warn({ err: error, key: id }, 'last use of a key not noted'));
}
