import { beforeAll } from 'vitest';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { loadCatalogue, makeTenant, PRICE_DATE, type Tenant } from '@/tests/setup/tenants';

export let own: Tenant;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant({ currency: 'DKK' });
});

export const send = (method: string, path: string, json?: unknown, tenant = own) =>
  api(method, path, { key: tenant.key, ...(json === undefined ? {} : { json }) });

export const eventsOf = async ({ clientId }: Tenant) =>
  (
    await asOwner<{ type: string }>(
      "SELECT type FROM client_event WHERE client_id = $1 AND type LIKE 'rule_set.%' ORDER BY sequence",
      [clientId],
    )
  ).map(({ type }) => type);

export const PUBLISHED = errorBody(
  'ERWP00',
  TITLES.WP,
  'rule_set_id : is published and cannot be changed: create a new draft from it',
);

export const rate = (percentPerYear: number) => ({
  kind: 'rate',
  unit: 'commenced_year',
  free_years: 0,
  percent_per_year: percentPerYear,
});
