import { beforeAll, beforeEach } from 'vitest';
import type { CustomerPortal } from '@/lib/contract/portal-customer';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { openLink } from '@/tests/setup/portal';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  type MadeAppraisal,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';

export let own: Tenant;

export let claimId: number;

export let [one, two]: MadeAppraisal[] = [];

export let token: string;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant({ name: 'Nordisk Forsikring', currency: 'DKK' });
});

beforeEach(async () => {
  claimId = await makeClaim(own);
  one = await makeAppraisal(own, claimId, {
    replacement_cost_value: 1000.1,
    item_quantity: 2,
    date_purchase: '2024-03-02',
    cp_name_cart: 'Television',
  });
  two = await makeAppraisal(own, claimId, { replacement_cost_value: 500, cp_name_cart: 'Speaker' });
  await api('PUT', `/client_reference/${claimId}/appraisal/${one.id}/acv`, {
    key: own.key,
    json: { actual_cash_value: 1500.05, reason: 'worn' },
  });
  token = await openLink(own, claimId);
});

export const rowOf = (made: MadeAppraisal | undefined) => made?.rowId ?? 0;

export const portal = async (): Promise<CustomerPortal> =>
  (await api('GET', '/portal', { portal: token })).body as CustomerPortal;

export const answer = (made: MadeAppraisal | undefined, json: object) =>
  api('PUT', `/portal/items/${rowOf(made)}/answer`, {
    portal: token,
    json: { version: 1, ...json },
  });

export const submit = (json: object = { everything_is_correct: true }) =>
  api('POST', '/portal/submit', { portal: token, json: { version: 1, ...json } });

export const events = async (type: string) =>
  (
    await asOwner<{ payload: string }>(
      'SELECT payload FROM audit_event WHERE client_reference_id = $1 AND type = $2 ORDER BY sequence',
      [claimId, type],
    )
  ).map(({ payload }) => JSON.parse(payload) as { actor: string; data: Record<string, unknown> });

export const NOTHING = {
  reason: null,
  description: null,
  quantity: null,
  condition: null,
  age: null,
  date_purchase: null,
  age_months: null,
  notes: null,
};

export const HANDED_IN = errorBody(
  'ERIT02',
  TITLES.ERIT02,
  'The answers were submitted; the insurer can reopen them',
);
