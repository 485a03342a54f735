import { z } from 'zod';
import { callerBody, callerQuery, id, idIn, instant, instantIn, metadata, none, page, required } from './fields';
import { operation } from './operation';

/** The part of a key between `cvs_live_` and the secret. */
export const apiKeyId = z.string().regex(/^[0-9A-Za-z]{12}$/, 'must be the id of a key: 12 letters and digits');
export const apiKeyPath = z.object({ api_key_id: apiKeyId });

const scope = z.enum(['read', 'write', 'admin']);
const scopesIn = z.array(scope).min(1, 'must name one scope at least').max(30);

/** At most one of the two; with neither the key does not end by itself. */
const expiry = { expire_time: instantIn.nullish(), expires_in_days: z.int().min(1).max(3650).nullish() };

export const apiKey = z
  .object({
    api_key_id: z.string(),
    name: z.string(),
    scopes: z.array(scope),
    client_ids: z.array(id),
    /** `expiring`: works, and ends within seven days or has been rotated. */
    state: z.enum(['active', 'expiring', 'expired', 'revoked']),
    create_time: instant,
    /** Who issued it: `key:<id>`, `user:<address>` or `operator`. */
    created_by: z.string().nullable(),
    expire_time: instant.nullable(),
    revoke_time: instant.nullable(),
    /** Exact to a minute. */
    last_used_time: instant.nullable(),
    /** The id of the key that took its place. */
    replaced_by: z.string().nullable(),
  })
  .meta({ id: 'ApiKey' });

export type ApiKey = z.infer<typeof apiKey>;

/** The only answer that holds the key in clear. */
const issuedApiKey = apiKey.extend({ api_key: z.string() }).meta({ id: 'IssuedApiKey' });

export const createApiKey = operation({
  id: 'createApiKey',
  method: 'POST',
  path: '/api_keys',
  summary: 'Issue an API key; the key itself is in this answer only',
  location: '00',
  access: 'admin',
  params: z.object({}),
  query: callerQuery,
  body: z.object({ ...callerBody, name: required(255), scopes: scopesIn, client_ids: z.array(idIn).min(1).max(1000).nullish(), ...expiry }),
  reply: issuedApiKey,
});

export const listApiKeys = operation({
  id: 'listApiKeys',
  method: 'GET',
  path: '/api_keys',
  summary: 'The API keys of the client, newest first, ended ones included',
  location: '00',
  access: 'admin',
  params: z.object({}),
  query: callerQuery.extend(page),
  body: none,
  reply: z.object({ api_keys: z.array(apiKey), metadata }),
});

export const readApiKey = operation({
  id: 'readApiKey',
  method: 'GET',
  path: '/api_keys/{api_key_id}',
  summary: 'Read an API key',
  location: '00',
  access: 'admin',
  params: apiKeyPath,
  query: callerQuery,
  body: none,
  reply: apiKey,
});

export const updateApiKey = operation({
  id: 'updateApiKey',
  method: 'PATCH',
  path: '/api_keys/{api_key_id}',
  summary: 'Rename an API key, take scopes from it or bring its end forward',
  location: '00',
  access: 'admin',
  params: apiKeyPath,
  query: callerQuery,
  body: z.object({ ...callerBody, name: required(255).nullish(), scopes: scopesIn.nullish(), ...expiry }),
  reply: apiKey,
});

export const rotateApiKey = operation({
  id: 'rotateApiKey',
  method: 'POST',
  path: '/api_keys/{api_key_id}/rotate',
  summary: 'Issue a key in place of another, which works on for grace_hours (24 unless given, 0 for none)',
  location: '00',
  access: 'admin',
  params: apiKeyPath,
  query: callerQuery,
  body: z.object({ ...callerBody, grace_hours: z.int().min(0).max(720).nullish(), ...expiry }),
  reply: issuedApiKey,
});

export const revokeApiKey = operation({
  id: 'revokeApiKey',
  method: 'DELETE',
  path: '/api_keys/{api_key_id}',
  summary: 'Revoke an API key at once',
  location: '00',
  access: 'admin',
  params: apiKeyPath,
  query: callerQuery,
  body: none,
  reply: none,
});
