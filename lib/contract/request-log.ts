import { z } from 'zod';
import { callerQuery, id, instant, instantIn, metadata, none, page } from './fields';
import { operation } from './operation';

export const loggedRequest = z
  .object({
    request_log_id: id,
    time: instant,
    method: z.string(),
    path: z.string(),
    status: z.int(),
    event_code: z.string().nullable(),
    ms: z.int(),
    request_id: z.string(),
    actor: z.string(),
    session_id: z.string().nullable(),
  })
  .meta({ id: 'LoggedRequest' });

export type LoggedRequest = z.infer<typeof loggedRequest>;

export const listRequests = operation({
  id: 'listRequests',
  method: 'GET',
  path: '/request_log',
  summary: 'The requests of the client in the last 30 days, newest first',
  location: '00',
  access: 'admin',
  params: z.object({}),
  query: callerQuery.extend({
    ...page,
    status: z.enum(['2xx', '3xx', '4xx', '5xx']).optional(),
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
    event_code: z.string().regex(/^ER[A-Z]{2}[A-Z0-9]{2}$/, 'must be an event code').optional(),
    request_id: z.string().regex(/^[\w-]{1,64}$/, 'must be a request id').optional(),
    /** Inclusive. */
    since: instantIn.optional(),
    /** Exclusive. */
    until: instantIn.optional(),
  }),
  body: none,
  reply: z.object({ requests: z.array(loggedRequest), metadata }),
});
