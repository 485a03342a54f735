import { z } from 'zod';
import { callerBody, callerQuery, httpUrl, id, idIn, instant, metadata, none, page, text } from './fields';
import { operation } from './operation';

/** What a client can subscribe to. Other things that happen stand in the audit trail of their claim alone. */
export const EVENT_TYPES = [
  'appraisal.created', 'appraisal.status_changed',
  'forensics.completed', 'forensics.failed', 'forensics.cleared', 'forensics.restored',
  'portal.sent', 'portal.opened', 'portal.answered',
  'report.created',
] as const;

/** Sent on request only, to one endpoint. */
export const TEST_TYPE = 'webhook.test';

const eventType = z.enum(EVENT_TYPES);

/** The body of a message, as https://www.standardwebhooks.com describes it. */
export const webhookMessage = z
  .object({
    type: z.enum([...EVENT_TYPES, TEST_TYPE]),
    timestamp: instant.describe('When it happened; the header webhook-timestamp says when this try was made'),
    data: z.looseObject({ client_id: id, client_reference_id: id.optional() }),
  })
  .meta({ id: 'WebhookMessage' });

const endpointPath = z.object({ webhook_endpoint_id: idIn });
const deliveryPath = endpointPath.extend({ delivery_id: idIn });

const eventTypes = z
  .array(eventType).min(1, 'must name at least one; leave it out for all').max(100)
  .describe('Absent or null: all types, those to come included');

const GRACE_HOURS_MAX = 168;

export const webhookEndpoint = z
  .object({
    webhook_endpoint_id: id,
    url: z.string(),
    description: z.string().nullable(),
    event_types: z.array(z.string()).nullable(),
    enabled: z.boolean(),
    disable_reason: z.string().nullable(),
    old_secret_expire_time: instant.nullable(),
    create_time: instant,
    update_time: instant,
  })
  .meta({ id: 'WebhookEndpoint' });

export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

const secret = z.string().describe('whsec_ and base64; shown in this answer only');

export const createWebhookEndpoint = operation({
  id: 'createWebhookEndpoint',
  method: 'POST',
  path: '/webhook_endpoints',
  summary: 'Register an address that receives events',
  location: '00',
  access: 'admin',
  params: z.object({}),
  query: callerQuery,
  body: z.object({ ...callerBody, url: httpUrl, description: text(255).nullish(), event_types: eventTypes.nullish(), enabled: z.boolean().nullish() }),
  reply: webhookEndpoint.extend({ secret }),
});

export const listWebhookEndpoints = operation({
  id: 'listWebhookEndpoints',
  method: 'GET',
  path: '/webhook_endpoints',
  summary: 'List the addresses that receive events',
  location: '00',
  access: 'admin',
  params: z.object({}),
  query: callerQuery,
  body: none,
  reply: z.object({ webhook_endpoints: z.array(webhookEndpoint) }),
});

export const readWebhookEndpoint = operation({
  id: 'readWebhookEndpoint',
  method: 'GET',
  path: '/webhook_endpoints/{webhook_endpoint_id}',
  summary: 'Read an address that receives events',
  location: '00',
  access: 'admin',
  params: endpointPath,
  query: callerQuery,
  body: none,
  reply: webhookEndpoint,
});

export const updateWebhookEndpoint = operation({
  id: 'updateWebhookEndpoint',
  method: 'PUT',
  path: '/webhook_endpoints/{webhook_endpoint_id}',
  summary: 'Change an address that receives events; absent fields stay as they are',
  location: '00',
  access: 'admin',
  params: endpointPath,
  query: callerQuery,
  body: z.object({ ...callerBody, url: httpUrl.optional(), description: text(255).nullish(), event_types: eventTypes.nullish(), enabled: z.boolean().optional() }),
  reply: webhookEndpoint,
});

export const deleteWebhookEndpoint = operation({
  id: 'deleteWebhookEndpoint',
  method: 'DELETE',
  path: '/webhook_endpoints/{webhook_endpoint_id}',
  summary: 'Delete an address that receives events, with its deliveries',
  location: '00',
  access: 'admin',
  params: endpointPath,
  query: callerQuery,
  body: none,
  reply: none,
});

export const rotateWebhookSecret = operation({
  id: 'rotateWebhookSecret',
  method: 'POST',
  path: '/webhook_endpoints/{webhook_endpoint_id}/rotate_secret',
  summary: 'Make a new signing secret; the old one signs beside it for a grace time',
  location: '00',
  access: 'admin',
  params: endpointPath,
  query: callerQuery,
  body: z.object({ ...callerBody, grace_hours: z.int().min(0).max(GRACE_HOURS_MAX).nullish().describe('24 when absent; 0 ends the old secret at once') }).default({}),
  reply: webhookEndpoint.extend({ secret }),
});

const deliveryStatus = z.enum(['pending', 'delivered', 'failed']);

export const webhookDelivery = z
  .object({
    delivery_id: id,
    webhook_endpoint_id: id,
    message_id: z.string().describe('The header webhook-id: the same for every try and every endpoint'),
    type: z.string(),
    status: deliveryStatus,
    try_count: z.int(),
    answer_status: z.int().nullable().describe('Of the latest try that was answered'),
    next_try_time: instant.nullable(),
    deliver_time: instant.nullable(),
    create_time: instant,
  })
  .meta({ id: 'WebhookDelivery' });

export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const testWebhookEndpoint = operation({
  id: 'testWebhookEndpoint',
  method: 'POST',
  path: '/webhook_endpoints/{webhook_endpoint_id}/test',
  summary: 'Send a webhook.test message to an endpoint, whichever types it wants',
  location: '00',
  access: 'admin',
  params: endpointPath,
  query: callerQuery,
  body: none,
  reply: webhookDelivery,
});

export const listWebhookDeliveries = operation({
  id: 'listWebhookDeliveries',
  method: 'GET',
  path: '/webhook_endpoints/{webhook_endpoint_id}/deliveries',
  summary: 'List what was sent or is to be sent to an endpoint, newest first',
  location: '00',
  access: 'admin',
  params: endpointPath,
  query: callerQuery.extend({ ...page, status: deliveryStatus.optional() }),
  body: none,
  reply: z.object({ deliveries: z.array(webhookDelivery), metadata }),
});

const webhookTry = z
  .object({
    number: z.int(),
    start_time: instant,
    duration_ms: z.int().nullable().describe('Null while it runs, and for ever when the sender died in the middle'),
    answer_status: z.int().nullable(),
    answer_body: z.string().nullable().describe('At most 4 KB of it'),
    error: z.string().nullable(),
  })
  .meta({ id: 'WebhookTry' });

export const readWebhookDelivery = operation({
  id: 'readWebhookDelivery',
  method: 'GET',
  path: '/webhook_endpoints/{webhook_endpoint_id}/deliveries/{delivery_id}',
  summary: 'Read a delivery with its message and the answers to its latest hundred tries',
  location: '00',
  access: 'admin',
  params: deliveryPath,
  query: callerQuery,
  body: none,
  reply: webhookDelivery.extend({ message: webhookMessage.extend({ type: z.string() }), tries: z.array(webhookTry) }),
});

export const redeliverWebhook = operation({
  id: 'redeliverWebhook',
  method: 'POST',
  path: '/webhook_endpoints/{webhook_endpoint_id}/deliveries/{delivery_id}/redeliver',
  summary: 'Send a message again, whatever became of it, with a new round of tries',
  location: '00',
  access: 'admin',
  params: deliveryPath,
  query: callerQuery,
  body: none,
  reply: webhookDelivery,
});
