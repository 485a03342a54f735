import { randomBytes } from 'node:crypto';
import { now } from '@/lib/platform/clock';
import { pool } from '@/lib/platform/database/pool';
import { log } from '@/lib/platform/log';
import { type Authenticated, SCOPES } from '../caller';
import { keyedHash, sameHash } from '../key-hash';
import { parseKey } from './form';

const LAST_USED_STEP_MS = 60_000;

/** Compared when the id is unknown, so that the response time does not reveal which ids exist. */
const DUMMY_HASH = randomBytes(32);

interface KeyRow {
  readonly name: string;
  readonly secret_hash: Buffer;
  readonly scopes: string;
  readonly client_ids: string | null;
  readonly expire_ms: number | null;
  readonly used_ms: number | null;
  readonly revoked: boolean;
}

/**
 * A named statement, which each connection plans once. It returns texts and numbers, because
 * parsing arrays and dates costs more than the query. These tables have no row-level security: the
 * caller is not known yet.
 */
const FIND = {
  name: 'authenticate-key',
  text: `SELECT k.name, k.secret_hash, array_to_string(k.scopes, ',') AS scopes, k.revoke_time IS NOT NULL AS revoked,
    (extract(epoch FROM k.expire_time) * 1000)::float8 AS expire_ms, (extract(epoch FROM k.last_used) * 1000)::float8 AS used_ms,
    (SELECT string_agg(c.client_id::text, ',' ORDER BY c.client_id) FROM api_key_client c WHERE c.api_key_id = k.id) AS client_ids
  FROM api_key k WHERE k.id = $1`,
};

/**
 * Returns null for an unknown, wrong, expired or revoked key, without distinction. Not cached, so
 * that a revocation takes effect with the next request on every server.
 */
export async function authenticateKey(text: string): Promise<Authenticated | null> {
  const { id, secret } = parseKey(text) ?? { id: undefined, secret: '' };
  const row =
    id === undefined ? undefined : (await pool().query<KeyRow>({ ...FIND, values: [id] })).rows[0];
  const matches = sameHash(keyedHash(secret), row?.secret_hash ?? DUMMY_HASH);
  const time = now();
  const isOver =
    row && (row.revoked || (row.expire_ms !== null && row.expire_ms <= time.getTime()));
  if (id === undefined || !row || !matches || isOver) return null;
  if (row.used_ms === null || time.getTime() - row.used_ms >= LAST_USED_STEP_MS)
    await touch(id, time);
  const scopes = row.scopes.split(',');
  return {
    kind: 'key',
    actor: `key:${id}`,
    name: row.name,
    clientIds: row.client_ids?.split(',').map(Number) ?? [],
    scopes: SCOPES.filter((scope) => scopes.includes(scope)),
    deprecatedStyle: false,
  };
}

/**
 * Stores the last use to the minute, which saves a write per request. Skips a locked row (the key
 * is being changed or touched already) and only logs errors, because a request must not fail for
 * it.
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
