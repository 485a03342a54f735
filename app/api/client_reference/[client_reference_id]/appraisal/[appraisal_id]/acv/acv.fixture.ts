import { beforeAll, expect } from 'vitest';
import { issueKey } from '@/lib/identity/api-keys/issue';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { makePublished } from '@/tests/setup/rule-sets';
import {
  CLAIMED,
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  REPLACEMENT,
  type Tenant,
} from '@/tests/setup/tenants';

export let own: Tenant;

export let ruleSetId: number;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant({ currency: 'DKK' });
  ruleSetId = await makePublished(own);
});

export const PHONE = { replacement_cost_value: 1684.99, selected_client_category_id: 10 };

export const send = (method: string, path: string, json?: unknown, tenant = own) =>
  api(method, path, { key: tenant.key, ...(json === undefined ? {} : { json }) });

export interface Made {
  readonly claimId: number;
  readonly id: number;
  readonly path: string;
}

export async function made(
  given: object = {},
  tenant = own,
  damage: string | null = '2024-05-07',
): Promise<Made> {
  const claimId = await makeClaim(tenant, undefined, damage);
  const { id } = await makeAppraisal(tenant, claimId, { ...PHONE, ...given });
  return { claimId, id, path: `/client_reference/${claimId}/appraisal/${id}` };
}

export const eventsOf = async (claimId: number) =>
  (
    await asOwner<{ type: string }>(
      "SELECT type FROM audit_event WHERE client_reference_id = $1 AND type LIKE 'appraisal.acv%' ORDER BY sequence",
      [claimId],
    )
  ).map(({ type }) => type);

export async function limited() {
  // DKK offers cost more than the stated prices, so no price needs approval
  const tenant = await makeTenant({ currency: 'DKK' });
  await makePublished(tenant);
  expect((await send('PUT', '/acv_settings', { override_limit: 500 }, tenant)).body).toEqual({
    override_limit: 500,
  });
  expect((await send('GET', '/acv_settings', undefined, tenant)).body).toEqual({
    override_limit: 500,
  });
  const second = await issueKey({ name: 'second', clientIds: [tenant.clientId] });
  const claimId = await makeClaim(tenant, undefined, '2024-05-07');
  const given = { cpid: CLAIMED, rpid: REPLACEMENT, ...PHONE, date_purchase: '2022-06-15' };
  const { body } = await send('POST', `/client_reference/${claimId}/appraisal`, given, tenant);
  const { appraisal_id: id } = body as { appraisal_id: number };
  return { tenant, second, claimId, path: `/client_reference/${claimId}/appraisal/${id}` };
}
