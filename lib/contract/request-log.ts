import { problemOf, reason } from '@/lib/shared/reasons';
import { z } from 'zod';
import { callerQuery, id, instant, instantIn, metadata, none, page, text } from './fields';
import { operation } from './operation';

const loggedRequest = z
  .object({
    request_log_id: id,
    time: instant,
    method: z.string(),
    path: z.string().describe('Without the query.'),
    operation: z.string().describe('The operationId of this document.'),
    status: z.int(),
    event_code: z.string().nullable().describe('The code of the error, also if the body has none.'),
    ms: z.int().describe('Duration in milliseconds.'),
    request_id: z.string(),
    actor: z.string().describe('`key:<id>` or `user:<address>`.'),
    session_id: z.string().nullable().describe("The caller's label for its user."),
    body_shape: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe('The fields of the body with masked values; null without a body.'),
  })
  .meta({
    id: 'LoggedRequest',
    description: 'A request of this client and its result, without bodies.',
  });

export type LoggedRequest = z.infer<typeof loggedRequest>;

export const listRequests = operation({
  id: 'listRequests',
  method: 'GET',
  path: '/request_log',
  tag: 'Keys',
  summary: 'List the requests of the client, newest first',
  description:
    'Stored for `request_log_days` of the client settings, 30 by default. Filters combine with AND. Entries that a server had not yet written when it was killed are missing: this is a log, not the audit trail.',
  location: '00',
  access: 'admin',
  params: z.object({}),
  query: callerQuery.extend({
    ...page,
    status: z
      .string()
      .regex(/^([2-5]xx|[2-5]\d\d)$/, reason('not_a_status_filter'))
      .optional()
      .describe('Only this status (`404`) or class (`4xx`).'),
    method: z
      .enum(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])
      .optional()
      .describe('Only this method.'),
    operation: z
      .string()
      .regex(/^[A-Za-z]{1,64}$/, reason('not_an_operation'))
      .optional()
      .describe('Only this operation, by operationId.'),
    path_prefix: z
      .string()
      .regex(/^\/[\x21-\x7e]{0,511}$/, reason('not_a_path_prefix'))
      .optional()
      .describe(
        'Only paths with this prefix, for example `/api/client_reference/48213/` for one claim.',
      ),
    event_code: z
      .string()
      .regex(/^ER[A-Z]{2}[A-Z0-9]{2}$/, reason('not_an_event_code'))
      .optional()
      .describe('Only this event code.'),
    request_id: z
      .string()
      .regex(/^[\w-]{1,64}$/, reason('not_a_request_id'))
      .optional()
      .describe('Only this request id.'),
    actor: text(255)
      .regex(/^(key|user):\S+$/, reason('not_a_caller'))
      .optional()
      .describe('Only this key (`key:<id>`) or person (`user:<e-mail>`).'),
    since: instantIn.optional().describe('From this time on.'),
    until: instantIn.optional().describe('Before this time.'),
  }),
  body: none,
  reply: z.object({ requests: z.array(loggedRequest), metadata }),
  faults: [
    {
      fault: 'invalid',
      when: 'the cursor, a time, the status, the code, the operation, the path, the actor or the request id is malformed',
      example: problemOf('cursor', 'not_a_cursor'),
    },
    {
      fault: 'wrong',
      when: '`limit` or `method` is out of range',
      example: problemOf('limit', 'too_big', { limit: 100 }),
    },
  ],
  examples: {
    query: { status: '4xx', operation: 'createClientReference' },
    reply: {
      requests: [
        {
          request_log_id: 5120388,
          time: '2026-03-10T09:15:22.107Z',
          method: 'POST',
          path: '/api/client_reference',
          operation: 'createClientReference',
          status: 400,
          event_code: 'ERMPCR',
          ms: 7,
          request_id: '6f1c2a34-9d0e-4b57-8a6c-2f4d1e9b7c05',
          actor: 'key:9f31c6d2a04b',
          session_id: 'desk-7f3a',
          body_shape: { date_damage: 'text of 10' },
        },
      ],
      metadata: { next_cursor: null },
    },
  },
});
