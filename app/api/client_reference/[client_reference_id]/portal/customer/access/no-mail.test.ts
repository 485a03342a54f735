import { beforeAll, expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';

let own: Tenant;
let claimId: number;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant();
  claimId = await makeClaim(own);
  await makeAppraisal(own, claimId, { replacement_cost_value: 10 });
});

it('rejects an address without a mail server, sends nothing, and returns the text to copy', async () => {
  const path = `/client_reference/${claimId}/portal/customer`;
  const refused = await api('POST', `${path}/send`, {
    key: own.key,
    json: { mail_to: 'kari@example.com' },
  });
  expect([refused.status, refused.text]).toEqual([
    400,
    expect.stringContaining('mail_to : no mail server is set up'),
  ]);
  expect(await asOwner('SELECT 1 FROM portal_item')).toEqual([]);
  const { body: sent } = await api('POST', `${path}/send`, { key: own.key, json: {} });
  const { body } = await api('GET', `${path}/access`, { key: own.key });
  expect(body).toMatchObject({
    is_mail_set_up: false,
    mail: null,
    letter: {
      subject: expect.any(String),
      text: expect.stringContaining((sent as { link: string }).link),
    },
  });
});
