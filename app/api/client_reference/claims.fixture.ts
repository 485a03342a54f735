import { beforeAll } from 'vitest';
import { api } from '@/tests/setup/api';
import { loadCatalogue, makeTenant, PRICE_DATE, type Tenant } from '@/tests/setup/tenants';

export let own: Tenant;

export let other: Tenant;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant({ currency: 'DKK', language: 'da' });
  other = await makeTenant();
});

export const create = (json: unknown, key = own.key) =>
  api('POST', '/client_reference', { key, json });

export const idOf = (body: unknown) =>
  (body as { client_reference_id: number }).client_reference_id;
