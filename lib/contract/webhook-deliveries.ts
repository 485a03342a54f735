import { cause } from './cause';
import { problem, problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { deliveryExample, messageExample, pendingExample, triesExample } from './examples/webhooks';
import { callerQuery, id, idIn, instant, metadata, none, page } from './fields';
import { operation } from './operation';
import { ENDPOINT_NOT_FOUND, endpointPath, EVENT_TYPES } from './webhooks';

/** Sent on request only, to one endpoint. */
export const TEST_TYPE = 'webhook.test';

const DELIVERY_NOT_FOUND = {
  fault: 'not_found',
  when: 'the client has no such endpoint, or that has no such delivery',
  example: problem('webhook_endpoint_not_found'),
} as const;
const SWITCHED_OFF = {
  fault: 'wrong',
  when: 'the endpoint is switched off',
  example: problemOf('webhook_endpoint_id', 'endpoint_off'),
} as const;

const deliveryPath = endpointPath.extend({ delivery_id: idIn });
const deliveryStatus = z.enum(['pending', 'delivered', 'failed']);

/** The body of a message (https://www.standardwebhooks.com). */
export const webhookMessage = z
  .object({
    type: z.enum([...EVENT_TYPES, TEST_TYPE]),
    timestamp: instant.describe(
      'When it happened. The header `webhook-timestamp` says when this try was made.',
    ),
    data: z
      .looseObject({ client_id: id, client_reference_id: id.optional() })
      .describe('What happened, in fields of this API.'),
  })
  .meta({
    id: 'WebhookMessage',
    description:
      'What is posted to an endpoint, with the headers `webhook-id`, `webhook-timestamp` and `webhook-signature`.',
  });

export const webhookDelivery = z
  .object({
    delivery_id: id,
    webhook_endpoint_id: id,
    message_id: z
      .string()
      .describe(
        'The header `webhook-id`: the same for every try, every redelivery and every endpoint.',
      ),
    type: z.string(),
    status: deliveryStatus.describe(
      '`failed`: given up after 24 hours, or because the endpoint was switched off.',
    ),
    try_count: z.int().describe('One that is running included.'),
    answer_status: z.int().nullable().describe('Of the latest try.'),
    next_try_time: instant.nullable(),
    deliver_time: instant.nullable(),
    create_time: instant,
  })
  .meta({ id: 'WebhookDelivery', description: 'One message to one endpoint.' });

export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const testWebhookEndpoint = operation({
  id: 'testWebhookEndpoint',
  method: 'POST',
  path: '/webhook_endpoints/{webhook_endpoint_id}/test',
  tag: 'Webhooks',
  summary: 'Send a test message to an endpoint',
  description:
    'A `webhook.test` message, whichever types the endpoint wants, on the way of every other: read the delivery for its answer.',
  location: '00',
  access: 'admin',
  params: endpointPath,
  query: callerQuery,
  body: none,
  reply: webhookDelivery,
  faults: ['invalid', ENDPOINT_NOT_FOUND, SWITCHED_OFF],
  examples: { reply: pendingExample },
});

export const listWebhookDeliveries = operation({
  id: 'listWebhookDeliveries',
  method: 'GET',
  path: '/webhook_endpoints/{webhook_endpoint_id}/deliveries',
  tag: 'Webhooks',
  summary: 'List the deliveries of an endpoint, newest first',
  description:
    'Of the last 30 days. Pages by cursor: follow `metadata.next_cursor` or the `Link` header until there is none.',
  location: '00',
  access: 'admin',
  params: endpointPath,
  query: callerQuery.extend({ ...page, status: deliveryStatus.optional() }),
  body: none,
  reply: z.object({ deliveries: z.array(webhookDelivery), metadata }),
  faults: [
    {
      fault: 'invalid',
      when: 'the cursor is not one of ours, or a parameter has the wrong type',
      example: problemOf('cursor', 'not_a_cursor'),
    },
    ENDPOINT_NOT_FOUND,
    {
      fault: 'wrong',
      when: '`limit` is not 1 to 100, or the status is unknown',
      example: problemOf('limit', 'too_big', { limit: 100 }),
    },
  ],
  examples: { reply: { deliveries: [deliveryExample], metadata: { next_cursor: null } } },
});

const webhookTry = z
  .object({
    number: z.int(),
    start_time: instant,
    duration_ms: z
      .int()
      .nullable()
      .describe('Null while it runs, and for ever where the sender died in the middle.'),
    answer_status: z.int().nullable(),
    answer_body: z.string().nullable().describe('The first 4 KB.'),
    error: z.string().nullable().describe('Why there was no answer.'),
    error_cause: cause
      .nullable()
      .describe('`error` as data; null for a try from before it was kept.'),
  })
  .meta({ id: 'WebhookTry', description: 'One try to deliver a message.' });

export const readWebhookDelivery = operation({
  id: 'readWebhookDelivery',
  method: 'GET',
  path: '/webhook_endpoints/{webhook_endpoint_id}/deliveries/{delivery_id}',
  tag: 'Webhooks',
  summary: 'Read a delivery with its message and its tries',
  description:
    'The latest hundred tries, the oldest of them first, each with what the endpoint answered.',
  location: '00',
  access: 'admin',
  params: deliveryPath,
  query: callerQuery,
  body: none,
  reply: webhookDelivery.extend({
    message: webhookMessage.extend({ type: z.string() }),
    tries: z.array(webhookTry),
  }),
  faults: ['invalid', DELIVERY_NOT_FOUND],
  examples: { reply: { ...deliveryExample, message: messageExample, tries: triesExample } },
});

export const redeliverWebhook = operation({
  id: 'redeliverWebhook',
  method: 'POST',
  path: '/webhook_endpoints/{webhook_endpoint_id}/deliveries/{delivery_id}/redeliver',
  tag: 'Webhooks',
  summary: 'Send a message again',
  description:
    'The same message under the same `webhook-id`, whatever became of it, at once and with a new round of tries. While a try is running it changes nothing.',
  location: '00',
  access: 'admin',
  params: deliveryPath,
  query: callerQuery,
  body: none,
  reply: webhookDelivery,
  faults: ['invalid', DELIVERY_NOT_FOUND, SWITCHED_OFF],
  examples: {
    reply: { ...pendingExample, type: 'report.created', try_count: 11, answer_status: 503 },
  },
});
