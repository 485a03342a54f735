import { problem, problemOf, reason } from '@/lib/shared/reasons';
import { z } from 'zod';
import { apiKeyExample, issuedApiKeyExample } from './examples/api-keys';
import {
  callerBody,
  callerQuery,
  id,
  idIn,
  instant,
  instantIn,
  metadata,
  none,
  page,
  required,
} from './fields';
import { operation } from './operation';

export const apiKeyId = z
  .string()
  .regex(/^[0-9A-Za-z]{12}$/, reason('not_a_key_id'))
  .meta({
    description: 'The part of a key between `cvs_live_` and the secret.',
    examples: ['9f31C6d2a04B'],
  });
export const apiKeyPath = z.object({ api_key_id: apiKeyId });

const scope = z.enum(['read', 'write', 'admin']);
const scopesIn = z
  .array(scope)
  .min(1, reason('no_scope'))
  .max(30)
  .describe(
    'What the key may do; `admin` is for keys, webhooks and logs and includes neither of the others.',
  );

/** At most one of the two; with neither the key does not end by itself. */
const expiry = {
  expire_time: instantIn.nullish().describe('When the key ends.'),
  expires_in_days: z.int().min(1).max(3650).nullish().describe('Instead of `expire_time`.'),
};

export const apiKey = z
  .object({
    api_key_id: z.string(),
    name: z.string(),
    scopes: z.array(scope),
    client_ids: z.array(id).describe('The clients that it may act for.'),
    state: z
      .enum(['active', 'expiring', 'expired', 'revoked'])
      .describe('`expiring`: works, and ends within seven days or has been rotated.'),
    create_time: instant,
    created_by: z
      .string()
      .nullable()
      .describe('Who issued it: `key:<id>`, `user:<address>` or `operator`.'),
    expire_time: instant.nullable(),
    revoke_time: instant.nullable(),
    last_used_time: instant.nullable().describe('Exact to a minute.'),
    replaced_by: z.string().nullable().describe('The id of the key that took its place.'),
  })
  .meta({ id: 'ApiKey', description: 'A key without its secret, which nobody can read again.' });

export type ApiKey = z.infer<typeof apiKey>;

/** The only answer that holds the key in clear. */
const issuedApiKey = apiKey
  .extend({ api_key: z.string().describe('The key itself.') })
  .meta({ id: 'IssuedApiKey', description: 'The only answer that holds the key in clear.' });

const KEY_NOT_FOUND = {
  fault: 'not_found',
  when: 'the client has no such key, or it reaches further than the caller',
  example: problem('api_key_not_found'),
} as const;
const TOO_FAR = {
  fault: 'forbidden',
  when: 'the key would reach further than its maker',
  example: problem('scopes_beyond_own', { scopes: 'write' }),
} as const;

export const createApiKey = operation({
  id: 'createApiKey',
  method: 'POST',
  path: '/api_keys',
  tag: 'Keys',
  summary: 'Issue an API key; the key itself is in this answer only',
  description:
    'Scopes and clients not beyond those of the caller; without `client_ids` the client that the call acts for.',
  location: '00',
  access: 'admin',
  params: z.object({}),
  query: callerQuery,
  body: z.object({
    ...callerBody,
    name: required(255),
    scopes: scopesIn,
    client_ids: z.array(idIn).min(1).max(1000).nullish(),
    ...expiry,
  }),
  reply: issuedApiKey,
  faults: [
    'missing',
    'invalid',
    TOO_FAR,
    {
      fault: 'wrong',
      when: 'a scope is unknown, the end lies in the past or is given twice, or `client_ids` lacks the client that the call acts for',
      example: problemOf('expire_time', 'in_the_past'),
    },
  ],
  examples: {
    body: { name: 'claims import', scopes: ['read', 'write'], expires_in_days: 365 },
    reply: issuedApiKeyExample,
  },
});

export const listApiKeys = operation({
  id: 'listApiKeys',
  method: 'GET',
  path: '/api_keys',
  tag: 'Keys',
  summary: 'The API keys of the client, newest first, ended ones included',
  description: 'Those that reach no further than the caller.',
  location: '00',
  access: 'admin',
  params: z.object({}),
  query: callerQuery.extend(page),
  body: none,
  reply: z.object({ api_keys: z.array(apiKey), metadata }),
  faults: [
    {
      fault: 'invalid',
      when: 'the cursor is not one of ours',
      example: problemOf('cursor', 'not_a_cursor'),
    },
    {
      fault: 'wrong',
      when: '`limit` is not 1 to 100',
      example: problemOf('limit', 'too_big', { limit: 100 }),
    },
  ],
  examples: { reply: { api_keys: [apiKeyExample], metadata: { next_cursor: null } } },
});

export const readApiKey = operation({
  id: 'readApiKey',
  method: 'GET',
  path: '/api_keys/{api_key_id}',
  tag: 'Keys',
  summary: 'Read an API key',
  description: 'Everything about it but its secret.',
  location: '00',
  access: 'admin',
  params: apiKeyPath,
  query: callerQuery,
  body: none,
  reply: apiKey,
  faults: ['invalid', KEY_NOT_FOUND],
  examples: { reply: apiKeyExample },
});

export const updateApiKey = operation({
  id: 'updateApiKey',
  method: 'PATCH',
  path: '/api_keys/{api_key_id}',
  tag: 'Keys',
  summary: 'Rename an API key, take scopes from it or bring its end forward',
  description: 'A key can only become narrower: whoever wants a wider one issues another.',
  location: '00',
  access: 'admin',
  params: apiKeyPath,
  query: callerQuery,
  body: z.object({
    ...callerBody,
    name: required(255).nullish(),
    scopes: scopesIn.nullish(),
    ...expiry,
  }),
  reply: apiKey,
  faults: [
    { fault: 'missing', when: '`name` is there and empty', example: problemOf('name', 'required') },
    'invalid',
    KEY_NOT_FOUND,
    {
      fault: 'wrong',
      when: 'a scope would be added, or the end would become later or lie in the past',
      example: problemOf('scopes', 'scopes_only_fewer'),
    },
  ],
  examples: {
    body: { name: 'claims import (night)', scopes: ['read'] },
    reply: { ...apiKeyExample, name: 'claims import (night)', scopes: ['read'] },
  },
});

export const rotateApiKey = operation({
  id: 'rotateApiKey',
  method: 'POST',
  path: '/api_keys/{api_key_id}/rotate',
  tag: 'Keys',
  summary:
    'Issue a key in place of another, which works on for grace_hours (24 unless given, 0 for none)',
  description:
    'Same name, scopes and clients, and a life as long as that of the old one unless another is asked for.',
  location: '00',
  access: 'admin',
  params: apiKeyPath,
  query: callerQuery,
  body: z.object({ ...callerBody, grace_hours: z.int().min(0).max(720).nullish(), ...expiry }),
  reply: issuedApiKey,
  faults: [
    'invalid',
    TOO_FAR,
    KEY_NOT_FOUND,
    {
      fault: 'wrong',
      when: 'the key has ended or was rotated already, or a value is out of its range',
      example: problemOf('api_key_id', 'key_ended'),
    },
  ],
  examples: { body: { grace_hours: 24 }, reply: issuedApiKeyExample },
});

export const revokeApiKey = operation({
  id: 'revokeApiKey',
  method: 'DELETE',
  path: '/api_keys/{api_key_id}',
  tag: 'Keys',
  summary: 'Revoke an API key at once',
  description: 'From the next request on it is refused. A second time changes nothing.',
  location: '00',
  access: 'admin',
  params: apiKeyPath,
  query: callerQuery,
  body: none,
  reply: none,
  faults: ['invalid', KEY_NOT_FOUND],
});
