/** Calls the key operations and reads their effects. */
import { expect } from 'vitest';
import type { ApiKey } from '@/lib/contract/api-keys';
import { issueKey } from '@/lib/identity/api-keys/issue';
import type { Scope } from '@/lib/identity/caller';
import { type Answer, api } from './api';
import { asOwner } from './owner';
import type { Tenant } from './tenants';

type Issued = ApiKey & { readonly api_key: string };

/** Reads the answer of an issue or a rotation. */
export const issued = ({ body, text }: Answer): Issued => {
  expect(text).toContain('"api_key":"cvs_live_');
  return body as Issued;
};

export const createKey = (key: string, json: object, query = '') =>
  api('POST', `/api_keys${query}`, { key, json });
export const patchKey = (key: string, id: string, json: object) =>
  api('PATCH', `/api_keys/${id}`, { key, json });
export const rotateKey = (key: string, id: string, json: object = {}) =>
  api('POST', `/api_keys/${id}/rotate`, { key, json });
export const readKey = async (key: string, id: string) =>
  (await api('GET', `/api_keys/${id}`, { key })).body as ApiKey;
export const opens = async (key: string) => (await api('GET', '/session', { key })).status === 200;

export const keyOf = (
  { clientId }: Tenant,
  scopes: readonly Scope[],
  clientIds: readonly number[] = [clientId],
) => issueKey({ name: 'of the tests', clientIds: [...clientIds], scopes });

interface ClientEvent {
  readonly type: string;
  readonly actor: string;
  readonly session_id: string | null;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Returns the trail of a client, oldest first. */
export async function eventsOfClient(clientId: number): Promise<ClientEvent[]> {
  const rows = await asOwner<{ payload: string }>(
    'SELECT payload FROM client_event WHERE client_id = $1 ORDER BY sequence',
    [clientId],
  );
  return rows.map(({ payload }) => JSON.parse(payload) as ClientEvent);
}

export const lastEventOf = async ({ clientId }: Tenant): Promise<ClientEvent | undefined> =>
  (await eventsOfClient(clientId)).at(-1);
