import { beforeAll } from 'vitest';
import type { Operation } from '@/lib/contract/operation';
import { issueKey } from '@/lib/identity/api-keys/issue';
import { api } from '../setup/api';
import { addressOf, routedOperations, type Target, usualBody } from '../setup/operations';
import { furnishAll } from '../setup/furnished';
import { asOwner } from '../setup/owner';
import { openLink } from '../setup/portal';
import { loadCatalogue, makeTenant, PRICE_DATE, type Tenant } from '../setup/tenants';

export const LONG_MS = 120_000;

export let own: Tenant;

export let other: Tenant;

let target: Target;

export let token: string;

let routed: Operation[] = [];

export const restricted = () => routed.filter(({ access }) => access !== 'public');

/** Operations for a key or a session: all except the policyholder's own. */
export const ofClients = () => restricted().filter(({ access }) => access !== 'portal');

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  [own, other] = [await makeTenant(), await makeTenant()];
  target = await furnishAll(own);
  token = await openLink(own, target.claimId);
  ({ routed } = await routedOperations());
});

export const call = async (
  operation: Operation,
  sent: { key?: string; portal?: string; session?: string; headers?: Record<string, string> },
  query = '',
) =>
  api(operation.method, addressOf(operation, target, query), {
    ...sent,
    ...(await usualBody(operation, target)),
  });

export async function badHeaders(): Promise<Record<string, Record<string, string>>> {
  const expired = await issueKey({
    name: 'expired',
    clientIds: [own.clientId],
    expireTime: new Date('2020-01-01'),
  });
  const revoked = await issueKey({ name: 'revoked', clientIds: [own.clientId] });
  const clientless = await issueKey({ name: 'of no client', clientIds: [] });
  await asOwner('UPDATE api_key SET revoke_time = now() WHERE id = $1', [revoked.split('_')[2]]);
  const [, , id = '', secret = ''] = own.key.split('_');
  return {
    'no header': {},
    'an empty header': { authorization: '' },
    'the key without the word': { authorization: own.key },
    'the word in another case': { authorization: `APIKEY ${own.key}` },
    'two spaces': { authorization: `apiKey  ${own.key}` },
    'another scheme': { authorization: `Basic ${Buffer.from(`${own.key}:`).toString('base64')}` },
    'a wrong secret': {
      authorization: `apiKey cvs_live_${id}_${secret.slice(0, -1)}${secret.endsWith('x') ? 'y' : 'x'}`,
    },
    'an unknown id': { authorization: `apiKey cvs_live_${'0'.repeat(12)}_${secret}` },
    'an expired key': { authorization: `apiKey ${expired}` },
    'a revoked key': { authorization: `apiKey ${revoked}` },
    'a key of no client': { authorization: `apiKey ${clientless}` },
    'an old-style token that is no key': {
      authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
    },
    'a cookie that nobody signed': { cookie: 'next-auth.session-token=eyJhbGciOiJkaXIifQ..x.y.z' },
    'a portal token that is none': { authorization: `portal ${'x'.repeat(43)}` },
    'two keys': { authorization: `apiKey ${own.key}, apiKey ${own.key}` },
  };
}

export const create = (key: string, query: string, extra: object) =>
  api('POST', `/client_reference${query}`, {
    key,
    json: { client_reference: `c ${Math.random()}`, ...extra },
  });
