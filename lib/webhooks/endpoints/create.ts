import { problem } from '@/lib/shared/reasons';
import type { z } from 'zod';
import type { createWebhookEndpoint } from '@/lib/contract/webhooks';
import { recordForClients } from '@/lib/events/record-for-clients';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { env } from '@/lib/platform/env';
import { seal } from '@/lib/platform/seal';
import { Fault } from '@/lib/shared/fault';
import { checkUrl } from '../addresses/check-url';
import { SWITCHED_OFF } from './disable';
import { newSecret } from './new-secret';
import { endpointView, VISIBLE } from './view';

const ENDPOINTS_MAX = 20;

type Given = z.output<typeof createWebhookEndpoint.body>;

/**
 * Creates an endpoint and returns its secret, which no other reply contains. Throws `wrong` for a
 * URL that cannot be delivered to and if the client has too many endpoints.
 */
export async function createEndpoint(
  caller: Caller,
  { url, description, event_types: types, enabled }: Given,
) {
  const { clientId } = caller;
  checkUrl(url, { allowPrivate: env().WEBHOOK_ALLOW_PRIVATE });
  const secret = newSecret();
  const time = now();
  const row = await withClient(clientId, async (tx) => {
    // Serializes two requests that would both find the last free place.
    await tx.$queryRaw`SELECT 1 FROM client WHERE id = ${clientId} FOR NO KEY UPDATE`;
    if (
      await tx.webhookEndpoint.findFirst({
        where: { clientId },
        orderBy: { id: 'asc' },
        skip: ENDPOINTS_MAX - 1,
        select: { id: true },
      })
    ) {
      throw new Fault('wrong', problem('too_many_endpoints', { count: ENDPOINTS_MAX }));
    }
    const made = await tx.webhookEndpoint.create({
      data: {
        clientId,
        url,
        description: description ?? null,
        secret: seal(secret),
        types: [...new Set(types)],
        createTime: time,
        updateTime: time,
        ...(enabled === false ? { disableTime: time, disableReason: SWITCHED_OFF } : {}),
      },
      select: VISIBLE,
    });
    await recordForClients(tx, {
      ...caller,
      clientIds: [clientId],
      type: 'webhook_endpoint.created',
      data: {
        webhook_endpoint_id: made.id,
        url,
        event_types: made.types,
        enabled: enabled !== false,
      },
    });
    return made;
  });
  return { ...endpointView(row), secret };
}
