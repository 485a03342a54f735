import { z } from 'zod';
import { id, none } from './fields';
import { operation } from './operation';

export const health = operation({
  id: 'health',
  method: 'GET',
  path: '/health',
  tag: 'Service',
  summary: 'Check that the service and its database respond',
  description: 'For load balancers and monitors, without a credential.',
  location: '00',
  access: 'public',
  params: z.object({}),
  query: z.object({}),
  body: none,
  reply: z.object({ status: z.literal('up') }),
  faults: [],
  examples: { reply: { status: 'up' } },
});

/** The user of the browser session and the clients that they may act for. */
export const readSession = operation({
  id: 'readSession',
  method: 'GET',
  path: '/session',
  tag: 'Service',
  summary: 'Read the caller and the clients it has access to',
  description: 'For a key: which `client_id` it can send.',
  location: '00',
  access: 'read',
  params: z.object({}),
  query: z.object({}),
  body: none,
  reply: z.object({
    name: z.string().describe('Of the key or the signed-in person.'),
    kind: z.enum(['key', 'handler']),
    actor: z.string().describe('The caller as in the audit trail: `user:<e-mail>` or `key:<id>`.'),
    scopes: z
      .array(z.enum(['read', 'write', 'admin']))
      .describe('What the caller may do for at least one of its clients.'),
    clients: z.array(
      z.object({
        client_id: id,
        name: z.string(),
        currency: z.string(),
        language: z.string(),
        scopes: z
          .array(z.enum(['read', 'write', 'admin']))
          .describe('What the caller may do for this client.'),
        role: z
          .enum(['handler', 'lead', 'admin'])
          .nullable()
          .describe('The role of the signed-in person; null for a key.'),
        manages_catalogue: z.boolean().describe('Whether its administrators may import prices.'),
      }),
    ),
  }),
  faults: [],
  examples: {
    reply: {
      name: 'claims import',
      kind: 'key',
      actor: 'key:9f31c6d2',
      scopes: ['read', 'write'],
      clients: [
        {
          client_id: 7,
          name: 'Nordlys Forsikring',
          currency: 'DKK',
          language: 'da',
          manages_catalogue: false,
          scopes: ['read', 'write'],
          role: null,
        },
      ],
    },
  },
});
