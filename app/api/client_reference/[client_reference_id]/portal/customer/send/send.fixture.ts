import { beforeAll } from 'vitest';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { type SentCart } from '@/tests/setup/portal';
import {
  loadCatalogue,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';

export let own: Tenant;

export let claimId: number;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant();
});

export const newClaim = async (language?: string) => {
  claimId = await makeClaim(own);
  if (language)
    await asOwner('UPDATE client_reference SET language = $1 WHERE id = $2', [language, claimId]);
  return claimId;
};

export const send = (json?: unknown, id: number | string = claimId) =>
  api('POST', `/client_reference/${id}/portal/customer/send`, {
    key: own.key,
    ...(json === undefined ? {} : { json }),
  });

export const rows = async (json?: unknown) =>
  ((await send(json)).body as SentCart).sent_result.map(({ row_id }) => row_id);

export const eventsOf = async (type: string) =>
  (
    await asOwner<{ payload: string }>(
      'SELECT payload FROM audit_event WHERE client_reference_id = $1 AND type = $2 ORDER BY sequence',
      [claimId, type],
    )
  ).map(({ payload }) => JSON.parse(payload) as { actor: string; data: object });

export const confirm = (token: string, rowId: number, version = 1) =>
  api('PUT', `/portal/items/${rowId}/answer`, {
    portal: token,
    json: { version, answer: 'confirmed' },
  });
