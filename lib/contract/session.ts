import { z } from 'zod';
import { id, none } from './fields';
import { operation } from './operation';

export const health = operation({
  id: 'health',
  method: 'GET',
  path: '/health',
  tag: 'Service',
  summary: 'Whether the service and its database answer',
  description: 'For load balancers and monitors; asks for no credential.',
  location: '00',
  access: 'public',
  params: z.object({}),
  query: z.object({}),
  body: none,
  reply: z.object({ status: z.literal('up') }),
  faults: [],
  examples: { reply: { status: 'up' } },
});

/** Who the browser's session belongs to and which clients it may act for. */
export const readSession = operation({
  id: 'readSession',
  method: 'GET',
  path: '/session',
  tag: 'Service',
  summary: 'The caller and the clients that it may act for',
  description: 'Tells a key which `client_id` it may name.',
  location: '00',
  access: 'read',
  params: z.object({}),
  query: z.object({}),
  body: none,
  reply: z.object({
    name: z.string().describe('Of the key or of the signed-in person.'),
    kind: z.enum(['key', 'handler']),
    actor: z
      .string()
      .describe('As the audit trail names the caller: `user:<e-mail>` or `key:<id>`.'),
    scopes: z
      .array(z.enum(['read', 'write', 'admin']))
      .describe('What the caller may do for one of its clients at least.'),
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
          .describe('What the signed-in person is for this client; null for a key.'),
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
