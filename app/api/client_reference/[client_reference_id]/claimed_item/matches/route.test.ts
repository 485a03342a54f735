import { beforeAll, expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import { type Item, makeInsurers, postItem } from '@/tests/setup/items';
import { makeClaim, type Tenant } from '@/tests/setup/tenants';

let own: Tenant;
let other: Tenant;

beforeAll(async () => {
  [own, other] = await makeInsurers();
});

const add = async (claimId: number, json: object): Promise<number> =>
  ((await postItem(own, claimId, json)).body as Item).row_id;

const matchesOf = (claimId: number, tenant = own) =>
  api('GET', `/client_reference/${claimId}/claimed_item/matches`, { key: tenant.key });

it('proposes a product for each item that waits and changes nothing', async () => {
  const claimId = await makeClaim(own);
  const exact = await add(claimId, { description: 'Apple iPhone 13 128 GB' });
  const likely = await add(claimId, { description: 'iphone 13' });
  await add(claimId, { description: 'Grandmother’s candlesticks' });
  await add(claimId, {
    description: 'Apple iPhone 13 128 GB',
    valuation: { replacement_cost_value: 4000, basis: 'receipt' },
  });
  const { status, body } = await matchesOf(claimId);
  expect([status, body]).toMatchObject([
    200,
    {
      matches: [
        { row_id: exact, product_name: 'Apple iPhone 13 128 GB', certainty: 'exact' },
        { row_id: likely, certainty: 'likely' },
      ],
      matches_complete: true,
    },
  ]);
  const { body: waiting } = await api(
    'GET',
    `/client_reference/${claimId}/claimed_item?waiting=true`,
    { key: own.key },
  );
  expect((waiting as { claimed_items: readonly Item[] }).claimed_items).toHaveLength(3);
});

it('knows no claim of another client', async () => {
  const { status } = await matchesOf(await makeClaim(own), other);
  expect(status).toBe(404);
});
