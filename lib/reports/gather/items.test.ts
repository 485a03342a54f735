import { expect, it } from 'vitest';
import { setAcv } from '@/lib/appraisals/acv/set';
import { makeDesk, makeGoods, UNDATED } from '@/tests/setup/acv-desk';
import { makePublished } from '@/tests/setup/rule-sets';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
} from '@/tests/setup/tenants';
import { gather } from './gather';

it('the steps of a calculation are in the language of the report, whatever language they were stored in', async () => {
  await loadCatalogue(PRICE_DATE);
  const tenant = await makeTenant({ language: 'en' });
  await makePublished(tenant);
  const claim = await makeClaim(tenant, undefined, '2024-05-07');
  const { id } = await makeAppraisal(tenant, claim, {
    replacement_cost_value: 1684.99,
    selected_client_category_id: 10,
    date_purchase: '2022-06-15',
  });
  await setAcv(tenant.caller, claim, id, {});
  const { content: input } = await gather(
    tenant.caller,
    claim,
    { kind: 'all' },
    { language: 'da' },
  );
  expect(input.items[0]?.acvBasis).toEqual({
    kind: 'calculated',
    approvedBy: null,
    rule: 'Mobile phones',
    ruleSet: { name: 'Contents', version: 1 },
    sentences: [
      'Købt 15. jun. 2022, beskadiget 7. maj 2024: 2 påbegyndte år.',
      '1 år er frit, derefter trækker reglen 20\u00a0% fra om året: 20\u00a0% værdiforringelse.',
      'Værdiforringelse på 20\u00a0%: 337,00; 1.347,99 er tilbage.',
    ],
  });
  expect(input.items[0]?.limits).toEqual({ taken: 0, rule: 'Mobile phones', ruleLimit: null });
});

it("an entered amount is printed with the offer's price beside it", async () => {
  await loadCatalogue(PRICE_DATE);
  const tenant = await makeTenant({ currency: 'DKK' });
  const claim = await makeClaim(tenant);
  await makeAppraisal(tenant, claim, {});
  await makeAppraisal(tenant, claim, { replacement_cost_value: 1.5 });
  const { content: input } = await gather(
    tenant.caller,
    claim,
    { kind: 'all' },
    { language: 'en' },
  );
  const [chosen, entered] = input.items;
  expect(chosen?.shopPrice).toBeNull();
  expect([entered?.rcv, entered?.shopPrice]).toEqual([150, chosen?.rcv]);
});

it('an amount is printed with its own basis while another awaits approval', async () => {
  await makeGoods();
  const desk = await makeDesk(1000);
  const { caller } = desk.tenant;
  const claim = await makeClaim(desk.tenant);
  const path = `/client_reference/${claim}`;
  const value = { replacement_cost_value: 900, basis: 'expert', basis_source: 'Gem Lab' };
  const added = await desk.send('POST', `${path}/claimed_item`, {
    description: 'Ring',
    valuation: value,
  });
  const { row_id } = added.body as { row_id: number };
  const higher = { replacement_cost_value: 9000, basis: 'quote', basis_source: 'Jeweller' };
  await desk.send('PUT', `${path}/claimed_item/${row_id}`, { valuation: higher });
  await desk.send('POST', `${path}/appraisal`, {
    cpid: 'gadget',
    rpid: 'gadget',
    ...UNDATED,
    ...higher,
  });
  const { content } = await gather(caller, claim, { kind: 'all' }, { language: 'en' });
  expect(content.items.map(({ rcv, basis }) => [rcv, basis.kind, basis.source])).toEqual([
    [90_000, 'expert', 'Gem Lab'],
    [expect.any(Number), 'catalogue', null],
  ]);
  expect(content.items[1]?.rcv).toBeLessThan(900_000);
});
