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

const apiKeyId = z
  .string()
  .regex(/^[0-9A-Za-z]{12}$/, reason('not_a_key_id'))
  .meta({
    description: 'The part of a key between `cvs_live_` and the secret.',
    examples: ['9f31C6d2a04B'],
  });
const apiKeyPath = z.object({ api_key_id: apiKeyId });

const scope = z.enum(['read', 'write', 'admin']);
const scopesIn = z
  .array(scope)
  .min(1, reason('no_scope'))
  .max(30)
  .describe(
    'What the key may do. `admin` covers keys, webhooks and logs, and includes neither `read` nor `write`.',
  );

/** At most one of the two may be given. Without either the key does not expire. */
const expiry = {
  expire_time: instantIn.nullish().describe('When the key expires.'),
  expires_in_days: z.int().min(1).max(3650).nullish().describe('Instead of `expire_time`.'),
};

const apiKey = z
  .object({
    api_key_id: z.string(),
    name: z.string(),
    scopes: z.array(scope),
    client_ids: z.array(id).describe('The clients it has access to.'),
    state: z
      .enum(['active', 'expiring', 'expired', 'revoked'])
      .describe('`expiring`: valid, but expires within seven days or was rotated.'),
    create_time: instant,
    created_by: z
      .string()
      .nullable()
      .describe('Who issued it: `key:<id>`, `user:<e-mail>` or `operator`.'),
    expire_time: instant.nullable(),
    revoke_time: instant.nullable(),
    last_used_time: instant.nullable().describe('To the minute.'),
    replaced_by: z.string().nullable().describe('The id of the key that replaces it.'),
  })
  .meta({ id: 'ApiKey', description: 'A key without its secret, which cannot be read again.' });

export type ApiKey = z.infer<typeof apiKey>;

/** The only response that contains the key in plain text. */
const issuedApiKey = apiKey
  .extend({ api_key: z.string().describe('The key itself.') })
  .meta({ id: 'IssuedApiKey', description: 'The only response that contains the key.' });

const KEY_NOT_FOUND = {
  fault: 'not_found',
  when: 'the client has no such key, or it has wider access than the caller',
  example: problem('api_key_not_found'),
} as const;
const TOO_FAR = {
  fault: 'forbidden',
  when: 'the key would have wider access than its issuer',
  example: problem('scopes_beyond_own', { scopes: 'write' }),
} as const;

export const createApiKey = operation({
  id: 'createApiKey',
  method: 'POST',
  path: '/api_keys',
  tag: 'Keys',
  summary: 'Issue an API key, shown in this response only',
  description:
    'Scopes and clients within those of the caller. Without `client_ids`: the client of the request.',
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
      when: 'a scope is unknown, the expiry is in the past or is given twice, or `client_ids` lacks the client of the request',
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
  summary: 'List the API keys of the client, newest first, including expired ones',
  description: 'Only keys with no wider access than the caller.',
  location: '00',
  access: 'admin',
  params: z.object({}),
  query: callerQuery.extend(page),
  body: none,
  reply: z.object({ api_keys: z.array(apiKey), metadata }),
  faults: [
    {
      fault: 'invalid',
      when: 'the cursor is invalid',
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
  description: 'Without its secret.',
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
  summary: 'Rename an API key, remove scopes or shorten its life',
  description: 'Access cannot be widened: issue another key instead.',
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
    { fault: 'missing', when: '`name` is empty', example: problemOf('name', 'required') },
    'invalid',
    KEY_NOT_FOUND,
    {
      fault: 'wrong',
      when: 'a scope would be added, or the expiry be later or in the past',
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
    'Issue a replacement for an API key; the old one stays valid for `grace_hours` (default 24, 0 for none)',
  description: 'Same name, scopes and clients, and the same lifetime unless given.',
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
      when: 'the key has expired or was rotated already, or a value is out of range',
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
  description: 'Refused from the next request on. Repeating it changes nothing.',
  location: '00',
  access: 'admin',
  params: apiKeyPath,
  query: callerQuery,
  body: none,
  reply: none,
  faults: ['invalid', KEY_NOT_FOUND],
});
