import { parse } from 'csv-parse/sync';
import { beforeAll, expect, it } from 'vitest';
import { setStatus } from '@/lib/appraisals/set-status';
import { clearVerdict } from '@/lib/verdicts/clear';
import { confirmFlag } from '@/lib/verdicts/confirm';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { makeProducts } from '@/tests/setup/products';
import {
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';
import { attachPicture, complete } from '@/tests/setup/verdicts';

const REJECTED = 3;

let tenant: Tenant;

beforeAll(async () => {
  await makeProducts({
    pid: 'gadget',
    offers: [{ price: '499.99', date: PRICE_DATE.toISOString() }],
  });
  tenant = await makeTenant({ currency: 'DKK', noPurchaseDate: 'ask' });
});

const gadget = (claimId: number, date_purchase: string | null, cp_name_cart: string) =>
  makeAppraisal(tenant, claimId, { cpid: 'gadget', rpid: 'gadget', date_purchase, cp_name_cart });

const rowsOf = async (claimId: number) => {
  const { headers, text } = await api('GET', `/client_reference/${claimId}/lines?format=csv`, {
    key: tenant.key,
  });
  expect(headers.get('content-disposition')).toContain(
    `attachment; filename="claim-${claimId}-lines.csv"`,
  );
  const rows: Record<string, string>[] = parse(text, { columns: true, bom: true });
  return rows;
};

it('has each line with its state, no formula, and the net claim last', async () => {
  const claimId = await makeClaim(tenant);
  await gadget(claimId, '2025-06-01', '=HYPERLINK("http://a.example";"Gadget, 13")');
  await gadget(claimId, null, 'Undated');
  const { id } = await gadget(claimId, '2025-06-01', 'Rejected');
  await setStatus(tenant.caller, claimId, id, REJECTED);
  const rows = await rowsOf(claimId);
  expect(
    rows
      .filter(({ record }) => record === 'line')
      .map(({ description, state, reason, payable, ...line }) => [
        description,
        state,
        reason,
        payable,
        line['replacement_cost_value'],
        line['actual_cash_value'],
      ]),
  ).toEqual([
    ['\'=HYPERLINK("http://a.example";"Gadget, 13")', 'counted', '', '499.99', '499.99', '499.99'],
    ['Undated', 'not_valued', 'no_purchase_date', '0.00', '', ''],
    ['Rejected', 'excluded', 'status', '0.00', '', ''],
  ]);
  expect(rows.map(({ record }) => record).slice(3)).toEqual([
    'total',
    'above_category_limits',
    'claim_deductible',
    'above_policy_limit',
    'net_claim',
    'lines_counted',
    'lines_excluded',
    'lines_not_valued',
  ]);
});

it('has the worst state among the photos of a line', async () => {
  const claimId = await makeClaim(tenant);
  const line = await gadget(claimId, '2025-06-01', 'With photos');
  await gadget(claimId, '2025-06-01', 'Without');
  const [clean, edited] = [
    await attachPicture(tenant, claimId, line, 'clean.jpg'),
    await attachPicture(tenant, claimId, line, 'edited.jpg'),
  ];
  const statesOf = async () =>
    (await rowsOf(claimId)).slice(0, 2).map(({ photo_state }) => photo_state);
  await complete(tenant, line, clean, { is_digitally_manipulated: false });
  await complete(tenant, line, edited);
  expect(await statesOf()).toEqual(['flagged', '']);
  const named = { row_id: line.rowId, file_name: edited };
  await confirmFlag(tenant.caller, claimId, named);
  expect(await statesOf()).toEqual(['confirmed', '']);
  await clearVerdict(tenant.caller, claimId, named);
  expect(await statesOf()).toEqual(['cleared', '']);
});

it('has every line of a large claim', async () => {
  const claimId = await makeClaim(tenant);
  await asOwner(
    `INSERT INTO claimed_item (client_id, client_reference_id, display_id, description, claimed_amount)
     SELECT $1, $2, n, 'Thing ' || n, 10.5 FROM generate_series(1, 1201) n`,
    [tenant.clientId, claimId],
  );
  const rows = await rowsOf(claimId);
  expect(rows.filter(({ record }) => record === 'line')).toHaveLength(1201);
  expect(rows.at(-1)).toMatchObject({ item_quantity: '1201', claimed_amount: '12610.50' });
});
