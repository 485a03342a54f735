import { beforeEach } from 'vitest';
import { type Scope } from '@/lib/identity/caller';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { keyOf, lastEventOf } from '@/tests/setup/api-keys';
import { usePresent } from '@/tests/setup/clock';
import { makeTenant, type Tenant } from '@/tests/setup/tenants';

export let own: Tenant;

export let other: Tenant;

beforeEach(async () => {
  [own, other] = [await makeTenant(), await makeTenant()];
});

export const at = usePresent();

export const NOT_FOUND = errorBody('ERNF00', TITLES.NF, 'API key not found');

export const keyWith = (scopes: readonly Scope[], clientIds = [own.clientId]) =>
  keyOf(own, scopes, clientIds);

export const lastEvent = () => lastEventOf(own);

export const call = (key: string) =>
  api('POST', '/api_keys', {
    key,
    json: { name: 'once', scopes: ['read'] },
    headers: { 'idempotency-key': 'k-1' },
  });
