import type { z } from 'zod';
import type { updateWebhookEndpoint, WebhookEndpoint } from '@/lib/contract/webhooks';
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

/**
 * Updates the given fields and records an event unless nothing changes. Disabling an endpoint fails
 * its pending deliveries, and events recorded while it is disabled are not sent to it.
 */
export async function updateEndpoint(caller: Caller, id: number, given: Given) {
  const { clientId } = caller;
  if (given.url !== undefined) checkUrl(given.url, { allowPrivate: env().WEBHOOK_ALLOW_PRIVATE });
  const row = await withClient(clientId, async (tx) => {
    const before = await lockEndpoint(tx, caller, id);
    const changes = changesOf(endpointView(before), given);
    if (Object.keys(changes).length === 0) return before;
    await tx.webhookEndpoint.update({
      where: { clientId_id: { clientId, id } },
      data: { ...columnsOf(changes), updateTime: now() },
    });
    if (changes.enabled === false) await disableEndpoint(tx, clientId, id, SWITCHED_OFF);
    await recordForClients(tx, {
      ...caller,
      clientIds: [clientId],
      type: 'webhook_endpoint.updated',
      data: { webhook_endpoint_id: id, changes },
    });
    return findEndpoint(tx, caller, id);
  });
  return endpointView(row);
}

type Changes = Partial<Pick<WebhookEndpoint, 'url' | 'description' | 'event_types' | 'enabled'>>;

function changesOf(
  before: WebhookEndpoint,
  { url, description, event_types: types, enabled }: Given,
): Changes {
  const wished = { url, description, event_types: types && [...new Set(types)], enabled };
  const entries = Object.entries(wished).filter(
    ([name, value]) =>
      value !== undefined &&
      JSON.stringify(value) !== JSON.stringify(before[name as keyof Changes]),
  );
  return Object.fromEntries(entries) as Changes;
}

const columnsOf = ({ url, description, event_types: types, enabled }: Changes) => ({
  ...(url === undefined ? {} : { url }),
  ...(description === undefined ? {} : { description }),
  ...(types === undefined ? {} : { types: types ?? [] }),
  ...(enabled ? { disableTime: null, disableReason: null } : {}),
});
