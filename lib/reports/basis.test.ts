import { beforeAll, expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import { type Item, postItem } from '@/tests/setup/items';
import { asOwner } from '@/tests/setup/owner';
import { openLink } from '@/tests/setup/portal';
import {
  loadCatalogue,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';
import { textOf } from './create.fixture';

let own: Tenant;
let claimId: number;
let item: Item;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant({ currency: 'DKK' });
  claimId = await makeClaim(own);
  const { body } = await postItem(own, claimId, {
    description: 'Wedding ring',
    quantity: 2,
    location_id: 'bedroom-1',
    valuation: {
      replacement_cost_value: 4600,
      basis: 'expert',
      basis_source: 'Goldsmith Lund',
      basis_date: '2026-03-20',
      basis_note: 'By weight',
    },
  });
  item = body as Item;
});

it('a report prints on what an amount is based where others name the shop', async () => {
  const { body } = await api('POST', `/client_reference/${claimId}/report/pdf`, {
    key: own.key,
    json: { language: 'en' },
  });
  const text = (await textOf(body)).replaceAll(/\s+/g, ' ');
  for (const printed of ['Wedding ring', 'Expert opinion, Goldsmith Lund, 20 Mar 2026, By weight'])
    expect(text).toContain(printed);
});

it('the portal names the private product by an integer and says what the amount is based on', async () => {
  const token = await openLink(own, claimId);
  const [product] = await asOwner<{ number: number }>(
    'SELECT number FROM own_product WHERE row_id = $1',
    [item.row_id],
  );
  const sent = await api('POST', `/client_reference/${claimId}/portal/customer/send`, {
    key: own.key,
    json: {},
  });
  expect(sent.body).toMatchObject({
    sent_result: [
      {
        row_id: item.row_id,
        pid: product?.number,
        cost: 4600,
        total: 9200,
        location_id: 'bedroom-1',
      },
    ],
  });
  expect(product?.number).toBeGreaterThan(0);
  const seen = await api('GET', '/portal', { portal: token });
  expect(seen.body).toMatchObject({
    items: [{ basis: 'expert', basis_source: 'Goldsmith Lund' }],
  });
});
