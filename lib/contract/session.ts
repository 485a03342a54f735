import { z } from 'zod';
import { id, none } from './fields';
import { operation } from './operation';

export const health = operation({
  id: 'health',
  method: 'GET',
  path: '/health',
  summary: 'Whether the service and its database answer',
  location: '00',
  access: 'public',
  params: z.object({}),
  query: z.object({}),
  body: none,
  reply: z.object({ status: z.literal('up') }),
});

/** Who the browser's session belongs to and which clients it may act for. */
export const readSession = operation({
  id: 'readSession',
  method: 'GET',
  path: '/session',
  summary: 'The caller and the clients that it may act for',
  location: '00',
  access: 'read',
  params: z.object({}),
  query: z.object({}),
  body: none,
  reply: z.object({ name: z.string(), kind: z.enum(['key', 'handler']), clients: z.array(z.object({ client_id: id, name: z.string(), currency: z.string(), language: z.string() })) }),
});
