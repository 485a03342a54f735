/** Adds items without a product through their routes. */
import { expect } from 'vitest';
import { type Answer, api } from './api';
import { eventsOf } from './inventory-desk';
import { makePublished } from './rule-sets';
import { loadCatalogue, makeClaim, makeTenant, PRICE_DATE, type Tenant } from './tenants';

export interface Item {
  readonly row_id: number;
  readonly appraisal_ids: readonly number[];
}

/** A client with published rules, and another one. */
export async function makeInsurers(): Promise<[Tenant, Tenant]> {
  await loadCatalogue(PRICE_DATE);
  const own = await makeTenant({ currency: 'DKK' });
  const other = await makeTenant({ name: 'Another insurer', currency: 'DKK' });
  await makePublished(own);
  return [own, other];
}

export const itemPath = (claimId: number, rest = ''): string =>
  `/client_reference/${claimId}/claimed_item${rest}`;

export const postItem = (
  { key }: Tenant,
  claimId: number,
  json: unknown,
  headers = {},
): Promise<Answer> => api('POST', itemPath(claimId), { key, json, headers });

export const readLine = async (
  { key }: Tenant,
  claimId: number,
  id: number,
): Promise<Record<string, unknown>> =>
  (await api('GET', `/client_reference/${claimId}/appraisal/${id}`, { key })).body as Record<
    string,
    unknown
  >;

export const typesOf = async (claimId: number): Promise<string[]> =>
  (await eventsOf(claimId)).map(({ type }) => type);

export const RING = {
  description: 'Wedding ring',
  client_category_id: 10,
  quantity: 2,
  date_purchase: '2022-06-15',
  claimed_amount: 9800,
  location_id: 'bedroom-1',
  location: 'Bedroom',
  receipt: true,
  notes: '18 carat',
  serial_number: 'R-7',
  external_id: 'core-19',
};

export const VALUATION = {
  replacement_cost_value: 4600,
  basis: 'expert',
  basis_source: 'Goldsmith Lund',
  basis_date: '2026-03-20',
  basis_note: 'By weight',
};

/** A claim of its own with the ring, valued. */
export async function makeRing(
  tenant: Tenant,
): Promise<{ claimId: number; item: Item; line: number }> {
  const claimId = await makeClaim(tenant);
  const answer = await postItem(tenant, claimId, { ...RING, valuation: VALUATION });
  expect(answer.status, answer.text).toBe(201);
  const item = answer.body as Item;
  return { claimId, item, line: item.appraisal_ids[0] ?? 0 };
}

/** A claim of its own with the ring, valued, and a lamp that waits. */
export async function makeRingAndLamp(tenant: Tenant) {
  const { claimId, item, line } = await makeRing(tenant);
  const lamp = (await postItem(tenant, claimId, { description: 'Lamp' })).body as Item;
  return { claimId, ring: item.row_id, lamp: lamp.row_id, line };
}

export const changeItems = (
  { key }: Tenant,
  claimId: number,
  items: readonly object[],
  rest: object = {},
): Promise<Answer> => api('PUT', itemPath(claimId, '/bulk'), { key, json: { items, ...rest } });

/** The problems of a refusal; a single one stands in place of a list. */
export function problemsOf({ body }: Answer): readonly unknown[] {
  const { event_dict: one } = body as { event_dict: { problems?: readonly unknown[] } };
  return one.problems ?? [one];
}
