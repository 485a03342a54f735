import type { z } from 'zod';
import type { rotateApiKey } from '@/lib/contract/api-keys';
import { recordForClients } from '@/lib/events/record-for-clients';
import { now } from '@/lib/platform/clock';
import { showClients, type Transaction, withClient } from '@/lib/platform/database/tenant';
import { wrongValue } from '@/lib/shared/fault';
import { SCOPES } from '../caller';
import { requestedExpiry } from './expiry';
import { lockKey } from './find';
import { insertKey } from './issue';
import { type KeyManager, requireScopes } from './key-manager';
import { type KeyRow, keyView } from './view';

type Given = z.output<typeof rotateApiKey.body>;

const GRACE_HOURS = 24;
const HOUR_MS = 3_600_000;

/**
 * Replaces a key by a new one with the same name, scopes and clients, and by default the same
 * lifetime. The old key works for `grace_hours` more, but never beyond its own expiry. Throws
 * `forbidden` if the key has scopes that the manager lacks, because the reply contains the new key,
 * and `wrong` if it has expired, was revoked or was rotated already.
 */
export async function rotateKey(manager: KeyManager, id: string, given: Given) {
  const requested = requestedExpiry(given);
  const graceHours = given.grace_hours ?? GRACE_HOURS;
  return withClient(manager.clientId, async (tx) => {
    const old = await lockKey(tx, manager, id);
    requireScopes(manager, old.scopes);
    requireRotatable(old);
    const clientIds = old.clients.map(({ clientId }) => clientId);
    await showClients(tx, clientIds);
    const scopes = SCOPES.filter((scope) => old.scopes.includes(scope));
    const { row, text } = await insertKey(
      tx,
      { name: old.name, scopes, clientIds, expireTime: requested ?? asLongAs(old) },
      manager,
    );
    const endTime = await endAfter(tx, old, graceHours, row.id);
    await recordForClients(tx, {
      ...manager,
      clientIds,
      type: 'api_key.rotated',
      data: {
        api_key_id: id,
        replaced_by: row.id,
        end_time: endTime,
        scopes,
        expire_time: row.expireTime,
      },
    });
    return { ...keyView(row), api_key: text };
  });
}

function requireRotatable({ revokeTime, expireTime, replacedBy }: KeyRow): void {
  if (replacedBy !== null) throw wrongValue('api_key_id', 'key_rotated', { key: replacedBy });
  if (revokeTime || (expireTime && expireTime <= now()))
    throw wrongValue('api_key_id', 'key_ended');
}

const asLongAs = ({ createTime, expireTime }: KeyRow): Date | null =>
  expireTime && new Date(now().getTime() + expireTime.getTime() - createTime.getTime());

/**
 * Without a grace period the old key is revoked: an expiry would depend on the clocks of all
 * servers.
 */
async function endAfter(
  tx: Transaction,
  { id, expireTime }: KeyRow,
  graceHours: number,
  replacedBy: string,
): Promise<Date> {
  const time = now();
  const graceEnd = new Date(time.getTime() + graceHours * HOUR_MS);
  const end = expireTime && expireTime < graceEnd ? expireTime : graceEnd;
  await tx.apiKey.update({
    where: { id },
    data: { replacedBy, ...(graceHours === 0 ? { revokeTime: time } : { expireTime: end }) },
  });
  return end;
}
