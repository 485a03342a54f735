import { recordForClients } from '@/lib/events/record-for-clients';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { seal } from '@/lib/platform/seal';
import { lockEndpoint } from './find';
import { newSecret } from './new-secret';
import { endpointView, VISIBLE } from './view';

const HOUR_MS = 3_600_000;
const GRACE_HOURS = 24;

/**
 * Replaces the secret. The old one signs too until the grace period ends; a second rotation within
 * it drops the older secret.
 */
export async function rotateSecret(
  caller: Caller,
  id: number,
  graceHours: number | null | undefined,
) {
  const { clientId } = caller;
  const secret = newSecret();
  const time = now();
  const graceMs = (graceHours ?? GRACE_HOURS) * HOUR_MS;
  const row = await withClient(clientId, async (tx) => {
    await lockEndpoint(tx, caller, id);
    const { secret: old } = await tx.webhookEndpoint.findUniqueOrThrow({
      where: { clientId_id: { clientId, id } },
      select: { secret: true },
    });
    const oldSecret =
      graceMs > 0
        ? { oldSecret: old, oldSecretExpireTime: new Date(time.getTime() + graceMs) }
        : { oldSecret: null, oldSecretExpireTime: null };
    await recordForClients(tx, {
      ...caller,
      clientIds: [clientId],
      type: 'webhook_endpoint.secret_rotated',
      data: { webhook_endpoint_id: id, old_secret_expire_time: oldSecret.oldSecretExpireTime },
    });
    return tx.webhookEndpoint.update({
      where: { clientId_id: { clientId, id } },
      data: { secret: seal(secret), ...oldSecret, updateTime: time },
      select: VISIBLE,
    });
  });
  return { ...endpointView(row), secret };
}
