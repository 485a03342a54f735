import { problem, problemOf, reason } from '@/lib/shared/reasons';
import { z } from 'zod';
import { endpointExample, newEndpointExample, secretExample } from './examples/webhooks';
import { callerBody, callerQuery, httpUrl, id, idIn, instant, none, text } from './fields';
import { operation } from './operation';

/** Events that a client can subscribe to. Others appear only in the audit trail of their claim. */
export const EVENT_TYPES = [
  'client_reference.updated',
  'inventory.committed',
  'inventory.undone',
  'claimed_item.created',
  'claimed_item.updated',
  'claimed_item.deleted',
  'claimed_item.serial_number_found',
  'claimed_item.reasons_cleared',
  'claimed_item.reasons_restored',
  'claimed_items.created',
  'claimed_items.deleted',
  'appraisal.created',
  'appraisal.updated',
  'appraisal.deleted',
  'appraisal.status_changed',
  'appraisal.acv_calculated',
  'appraisal.acv_set',
  'appraisal.acv_awaiting_approval',
  'appraisal.acv_approved',
  'appraisal.acv_refused',
  'appraisal.acv_withdrawn',
  'appraisal.acv_deleted',
  'forensics.completed',
  'forensics.failed',
  'forensics.cleared',
  'forensics.restored',
  'forensics.flag_kept',
  'forensics.flag_released',
  'forensics.reasons_changed',
  'portal.sent',
  'portal.opened',
  'portal.answered',
  'report.created',
  'report.ready',
  'report.failed',
  'report.revoked',
] as const;

const eventTypes = z
  .array(z.enum(EVENT_TYPES))
  .min(1, reason('no_event_type'))
  .max(100)
  .nullish()
  .describe('The event types to send. Omitted or null: all, including future ones.');

const description = text(255).nullish().describe('A note of your own.');

const GRACE_HOURS_MAX = 168;

export const endpointPath = z.object({ webhook_endpoint_id: idIn });

export const ENDPOINT_NOT_FOUND = {
  fault: 'not_found',
  when: 'the client has no such endpoint',
  example: problem('webhook_endpoint_not_found'),
} as const;

const WRONG =
  'the URL is not http(s), has credentials or leads to a private, loopback or reserved address, an event type is unknown, or a text is too long';

const webhookEndpoint = z
  .object({
    webhook_endpoint_id: id,
    url: z.string(),
    description: z.string().nullable(),
    event_types: z.array(z.string()).nullable().describe('Null: all.'),
    enabled: z.boolean(),
    disable_reason: z
      .string()
      .nullable()
      .describe('Why it is disabled: over the API, or because it responded 410 Gone.'),
    old_secret_expire_time: instant
      .nullable()
      .describe('Until then events are also signed with the old secret.'),
    create_time: instant,
    update_time: instant,
  })
  .meta({ id: 'WebhookEndpoint', description: 'A webhook endpoint.' });

export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

const endpointWithSecret = webhookEndpoint
  .extend({
    secret: z.string().describe('The signing secret: `whsec_` and base64. In this response only.'),
  })
  .meta({
    id: 'WebhookEndpointWithSecret',
    description: 'A webhook endpoint with its signing secret.',
  });

export const createWebhookEndpoint = operation({
  id: 'createWebhookEndpoint',
  method: 'POST',
  path: '/webhook_endpoints',
  tag: 'Webhooks',
  summary: 'Create a webhook endpoint',
  description:
    'Events follow Standard Webhooks: verify `webhook-signature` with the `secret` of this response, which is shown once. Events are sent from now on, at least once, in no guaranteed order. A client can have 20 endpoints.',
  location: '00',
  access: 'admin',
  params: z.object({}),
  query: callerQuery,
  body: z.object({
    ...callerBody,
    url: httpUrl.describe('http or https, without credentials. Redirects are not followed.'),
    description,
    event_types: eventTypes,
    enabled: z.boolean().nullish().describe('Default true.'),
  }),
  reply: endpointWithSecret,
  faults: [
    'missing',
    'invalid',
    {
      fault: 'wrong',
      when: `${WRONG}, or the client has 20 endpoints already`,
      example: problemOf('url', 'url_not_public'),
    },
  ],
  examples: { body: newEndpointExample, reply: { ...endpointExample, secret: secretExample } },
});

export const listWebhookEndpoints = operation({
  id: 'listWebhookEndpoints',
  method: 'GET',
  path: '/webhook_endpoints',
  tag: 'Webhooks',
  summary: 'List the webhook endpoints',
  description: 'All, oldest first, without their secrets.',
  location: '00',
  access: 'admin',
  params: z.object({}),
  query: callerQuery,
  body: none,
  reply: z.object({ webhook_endpoints: z.array(webhookEndpoint) }),
  faults: [],
  examples: { reply: { webhook_endpoints: [endpointExample] } },
});

export const readWebhookEndpoint = operation({
  id: 'readWebhookEndpoint',
  method: 'GET',
  path: '/webhook_endpoints/{webhook_endpoint_id}',
  tag: 'Webhooks',
  summary: 'Read an endpoint',
  description: 'Without its secret: rotate it if it is lost.',
  location: '00',
  access: 'admin',
  params: endpointPath,
  query: callerQuery,
  body: none,
  reply: webhookEndpoint,
  faults: ['invalid', ENDPOINT_NOT_FOUND],
  examples: { reply: endpointExample },
});

export const updateWebhookEndpoint = operation({
  id: 'updateWebhookEndpoint',
  method: 'PUT',
  path: '/webhook_endpoints/{webhook_endpoint_id}',
  tag: 'Webhooks',
  summary: 'Change an endpoint',
  description:
    'Omitted fields keep their value. While an endpoint is disabled no events are sent, and pending deliveries fail; they can be sent again later.',
  location: '00',
  access: 'admin',
  params: endpointPath,
  query: callerQuery,
  body: z.object({
    ...callerBody,
    url: httpUrl.optional(),
    description,
    event_types: eventTypes,
    enabled: z.boolean().optional(),
  }),
  reply: webhookEndpoint,
  faults: [
    'invalid',
    ENDPOINT_NOT_FOUND,
    {
      fault: 'wrong',
      when: WRONG,
      example: problemOf('url', 'url_not_public'),
    },
  ],
  examples: { body: { event_types: newEndpointExample.event_types }, reply: endpointExample },
});

export const deleteWebhookEndpoint = operation({
  id: 'deleteWebhookEndpoint',
  method: 'DELETE',
  path: '/webhook_endpoints/{webhook_endpoint_id}',
  tag: 'Webhooks',
  summary: 'Delete an endpoint',
  description: 'Also deletes its deliveries and their responses.',
  location: '00',
  access: 'admin',
  params: endpointPath,
  query: callerQuery,
  body: none,
  reply: none,
  faults: ['invalid', ENDPOINT_NOT_FOUND],
});

export const rotateWebhookSecret = operation({
  id: 'rotateWebhookSecret',
  method: 'POST',
  path: '/webhook_endpoints/{webhook_endpoint_id}/rotate_secret',
  tag: 'Webhooks',
  summary: 'Replace the signing secret of an endpoint',
  description:
    'For `grace_hours` events are signed with both secrets, so that the receiver can switch at any time. Another rotation ends the oldest secret at once.',
  location: '00',
  access: 'admin',
  params: endpointPath,
  query: callerQuery,
  body: z
    .object({
      ...callerBody,
      grace_hours: z
        .int()
        .min(0)
        .max(GRACE_HOURS_MAX)
        .nullish()
        .describe('Default 24; 0: the old secret ends at once.'),
    })
    .default({}),
  reply: endpointWithSecret,
  faults: [
    'invalid',
    ENDPOINT_NOT_FOUND,
    {
      fault: 'wrong',
      when: `\`grace_hours\` is not 0 to ${GRACE_HOURS_MAX}`,
      example: problemOf('grace_hours', 'too_big', { limit: GRACE_HOURS_MAX }),
    },
  ],
  examples: {
    body: { grace_hours: 24 },
    reply: {
      ...endpointExample,
      old_secret_expire_time: '2026-03-11T09:14:03.512Z',
      secret: secretExample,
    },
  },
});
