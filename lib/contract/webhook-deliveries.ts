import { cause } from './cause';
import { problem, problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { deliveryExample, messageExample, pendingExample, triesExample } from './examples/webhooks';
import { lineCounts } from './claim-lines';
import {
  callerQuery,
  currencyCode,
  id,
  idIn,
  instant,
  metadata,
  money,
  none,
  page,
} from './fields';
import { operation } from './operation';
import { ENDPOINT_NOT_FOUND, endpointPath, EVENT_TYPES } from './webhooks';

/** Sent to one endpoint on request. */
export const TEST_TYPE = 'webhook.test';

const DELIVERY_NOT_FOUND = {
  fault: 'not_found',
  when: 'the client has no such endpoint, or the endpoint no such delivery',
  example: problem('webhook_endpoint_not_found'),
} as const;
const SWITCHED_OFF = {
  fault: 'wrong',
  when: 'the endpoint is disabled',
  example: problemOf('webhook_endpoint_id', 'endpoint_off'),
} as const;

const deliveryPath = endpointPath.extend({ delivery_id: idIn });
const deliveryStatus = z.enum(['pending', 'delivered', 'failed']);

const claimTotals = z
  .object({
    as_of: instant.describe(
      'When the delivery was made, after the event: includes every change until then.',
    ),
    currency: currencyCode,
    replacement_cost_value: money,
    actual_cash_value: money,
    net_claim: money.nullable().describe('Null if the claim is too large to settle.'),
    ...lineCounts,
  })
  .meta({ id: 'WebhookClaimTotals', description: 'What the claim of an event pays.' });

export type WebhookClaimTotals = z.infer<typeof claimTotals>;

/** The body of a message (https://www.standardwebhooks.com). */
export const webhookMessage = z
  .object({
    type: z.enum([...EVENT_TYPES, TEST_TYPE]),
    timestamp: instant.describe(
      'Time of the event. The header `webhook-timestamp` is the time of this attempt.',
    ),
    data: z
      .looseObject({
        client_id: id,
        client_reference_id: id.optional(),
        claim_totals: claimTotals.optional(),
      })
      .describe('Details, in fields of this API. An event of a claim has `claim_totals`.'),
  })
  .meta({
    id: 'WebhookMessage',
    description:
      'The body posted to an endpoint, with the headers `webhook-id`, `webhook-timestamp` and `webhook-signature`.',
  });

const webhookDelivery = z
  .object({
    delivery_id: id,
    webhook_endpoint_id: id,
    message_id: z
      .string()
      .describe('The header `webhook-id`: the same for all attempts, redeliveries and endpoints.'),
    type: z.string(),
    status: deliveryStatus.describe(
      '`failed`: given up after 24 hours, or the endpoint was disabled.',
    ),
    try_count: z.int().describe('Including a running one.'),
    answer_status: z.int().nullable().describe('Of the latest attempt.'),
    next_try_time: instant.nullable(),
    deliver_time: instant.nullable(),
    create_time: instant,
  })
  .meta({ id: 'WebhookDelivery', description: 'The delivery of an event to an endpoint.' });

export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const testWebhookEndpoint = operation({
  id: 'testWebhookEndpoint',
  method: 'POST',
  path: '/webhook_endpoints/{webhook_endpoint_id}/test',
  tag: 'Webhooks',
  summary: 'Send a test event to an endpoint',
  description:
    'A `webhook.test` event, whatever the types of the endpoint, delivered like any other: read the delivery for the response.',
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
    'Of the last 30 days. Follow `metadata.next_cursor` or the `Link` header to the last page.',
  location: '00',
  access: 'admin',
  params: endpointPath,
  query: callerQuery.extend({ ...page, status: deliveryStatus.optional() }),
  body: none,
  reply: z.object({ deliveries: z.array(webhookDelivery), metadata }),
  faults: [
    {
      fault: 'invalid',
      when: 'the cursor is invalid, or a parameter has the wrong type',
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
    duration_ms: z.int().nullable().describe('Null while it runs, and if it was interrupted.'),
    answer_status: z.int().nullable(),
    answer_body: z.string().nullable().describe('The first 4 KB.'),
    error: z.string().nullable().describe('Why there was no response.'),
    error_cause: cause.nullable().describe('`error` as code and values; null for old attempts.'),
  })
  .meta({ id: 'WebhookTry', description: 'An attempt to deliver an event.' });

export const readWebhookDelivery = operation({
  id: 'readWebhookDelivery',
  method: 'GET',
  path: '/webhook_endpoints/{webhook_endpoint_id}/deliveries/{delivery_id}',
  tag: 'Webhooks',
  summary: 'Read a delivery with its event and its attempts',
  description: 'The latest hundred attempts, oldest first, each with the response of the endpoint.',
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
  summary: 'Send an event again',
  description:
    'At once, with the same `webhook-id` and new retries, whatever its status. No effect while an attempt is running.',
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
