import { beforeAll } from 'vitest';
import { api } from '@/tests/setup/api';
import {
  CLAIMED,
  loadCatalogue,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  REPLACEMENT,
  type Tenant,
} from '@/tests/setup/tenants';

export let own: Tenant;

export let other: Tenant;

export let claim: number;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant({ currency: 'DKK' });
  other = await makeTenant();
  claim = await makeClaim(own, 'the claim');
});

export const products = { cpid: CLAIMED, rpid: REPLACEMENT };

export const create = (
  json: unknown,
  path = `/client_reference/${claim}/appraisal`,
  key = own.key,
) => api('POST', path, { key, json });

export const idOf = (body: unknown) => (body as { appraisal_id: number }).appraisal_id;

export const read = (id: number) =>
  api('GET', `/client_reference/${claim}/appraisal/${id}`, { key: own.key });
