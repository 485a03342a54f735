import { beforeAll, expect } from 'vitest';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { makePublished } from '@/tests/setup/rule-sets';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';

let own: Tenant | undefined;

export const tenant = (): Tenant => own ?? expect.unreachable('not made');

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant({ currency: 'DKK' });
  await makePublished(tenant());
});

export const send = (method: string, path: string, json?: unknown, ifMatch?: string) =>
  api(method, path, {
    key: tenant().key,
    ...(json === undefined ? {} : { json }),
    ...(ifMatch === undefined ? {} : { headers: { 'if-match': ifMatch } }),
  });

export const at = (id: number) => `/client_reference/${id}`;

export const change = (id: number, json: object, ifMatch?: string) =>
  send('PATCH', at(id), json, ifMatch);

export const eventsOf = async (id: number) =>
  (
    (await send('GET', `${at(id)}/events?limit=100`)).body as {
      events: { type: string; data: object }[];
    }
  ).events;

export const wrong = (sentence: string) => ({
  status: 400,
  body: errorBody('ERWPCR', TITLES.WP, sentence),
});

export const versionOf = async (id: number) =>
  (
    await asOwner<{ version: number }>('SELECT version FROM client_reference WHERE id = $1', [id])
  )[0]?.version ?? 0;

/** Removes the creation time, so that the ACVs of two equal lines can be compared. */
export const plain = (acvs: readonly object[]) => acvs.map((acv) => ({ ...acv, create_time: '' }));

/** A phone that the rules of the template depreciate by age. */
export const PHONE = {
  replacement_cost_value: 1684.99,
  selected_client_category_id: 10,
  date_purchase: '2022-06-15',
};

export async function withPhone(dateDamage: string | null, facts: object = {}) {
  const claimId = await makeClaim(tenant(), undefined, dateDamage);
  const { id } = await makeAppraisal(tenant(), claimId, { ...PHONE, ...facts });
  return { claimId, path: `${at(claimId)}/appraisal/${id}` };
}
