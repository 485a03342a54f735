import { beforeAll } from 'vitest';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import {
  loadCatalogue,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';

export let own: Tenant;

export let claim: number;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant({ currency: 'DKK' });
  claim = await makeClaim(own);
});

export const at = (id: number | string, rest = '') =>
  `/client_reference/${claim}/appraisal/${id}${rest}`;

export const send = (method: string, path: string, json?: unknown) =>
  api(method, path, { key: own.key, ...(json === undefined ? {} : { json }) });

export const acv = (id: number, json: unknown) => send('PUT', at(id, '/acv'), json);

export const setStatus = (tenant: Tenant, claimId: number, id: number, json: unknown) =>
  api('PUT', `/client_reference/${claimId}/appraisal/${id}/appraisal_status`, {
    key: tenant.key,
    json,
  });

export const notFound = errorBody('ERNFAP', TITLES.NF, 'Appraisal not found');

export const eventsOf = (claimId: number) =>
  asOwner<{ type: string }>(
    'SELECT type FROM audit_event WHERE client_reference_id = $1 ORDER BY sequence',
    [claimId],
  );

export const versionOf = (claimId: number) =>
  asOwner('SELECT version, update_time FROM client_reference WHERE id = $1', [claimId]);

export async function lastChange(): Promise<unknown> {
  const [row] = await asOwner<{ payload: string }>(
    `SELECT payload FROM audit_event WHERE client_reference_id = $1 AND type = 'appraisal.updated' ORDER BY sequence DESC LIMIT 1`,
    [claim],
  );
  return (JSON.parse(row?.payload ?? '{}') as { data?: unknown }).data;
}
