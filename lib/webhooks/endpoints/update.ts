import type { z } from 'zod';
import type { updateWebhookEndpoint } from '@/lib/contract/webhooks';
import { recordForClients } from '@/lib/events/record-for-clients';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { env } from '@/lib/platform/env';
import { checkUrl } from '../addresses/check-url';
import { disableEndpoint, SWITCHED_OFF } from './disable';
import { findEndpoint, lockEndpoint } from './find';
import { endpointView } from './view';

type Given = z.output<typeof updateWebhookEndpoint.body>;

/** What is absent stays. Switched off, it gets nothing of what happens meanwhile, and what was waiting for it has failed. */
export async function updateEndpoint(caller: Caller, id: number, { url, description, event_types: types, enabled }: Given) {
  const { clientId } = caller;
  if (url !== undefined) checkUrl(url, { allowPrivate: env().WEBHOOK_ALLOW_PRIVATE });
  const row = await withClient(clientId, async (tx) => {
    await lockEndpoint(tx, caller, id);
    await tx.webhookEndpoint.update({
      where: { clientId_id: { clientId, id } },
      data: {
        ...(url === undefined ? {} : { url }),
        ...(description === undefined ? {} : { description }),
        ...(types === undefined ? {} : { types: [...new Set(types)] }),
        ...(enabled ? { disableTime: null, disableReason: null } : {}),
        updateTime: now(),
      },
    });
    if (enabled === false) await disableEndpoint(tx, clientId, id, SWITCHED_OFF);
    await recordForClients(tx, { ...caller, clientIds: [clientId], type: 'webhook_endpoint.updated', data: { webhook_endpoint_id: id, changes: { url, description, event_types: types, enabled } } });
    return findEndpoint(tx, caller, id);
  });
  return endpointView(row);
}
