import { beforeAll, expect, test } from 'vitest';
import { setStatus } from '@/lib/appraisals/set-status';
import { asOwner } from '@/tests/setup/owner';
import { recordStatements } from '@/tests/setup/recorded-statements';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';
import { coversClaim } from '../sums';
import { view } from '../view';
import { exampleInput } from '../example-input';
import { gather, type Selection } from './gather';

let tenant: Tenant;
let claimId: number;
let ids: number[];

const BOUGHT = { replacement_cost_value: 100, date_purchase: '2024-01-01' };
const LONG = 'ä'.repeat(10_000);

const addItem = (claim: number, description: string, claimed: number | null) =>
  asOwner(
    `INSERT INTO claimed_item (client_id, client_reference_id, display_id, description, quantity,
      location, claimed_amount)
    SELECT client_id, client_reference_id, max(display_id) + 1, $2, 2, '  Attic ', $3
    FROM claimed_item WHERE client_reference_id = $1 GROUP BY 1, 2`,
    [claim, description, claimed],
  );

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  tenant = await makeTenant({ noPurchaseDate: 'ask' });
  claimId = await makeClaim(tenant);
  const counted = await makeAppraisal(tenant, claimId, BOUGHT);
  const rejected = await makeAppraisal(tenant, claimId, BOUGHT);
  await setStatus(tenant.caller, claimId, rejected.id, 3);
  const other = await makeAppraisal(tenant, claimId, { ...BOUGHT, row_id: counted.rowId });
  const undated = await makeAppraisal(tenant, claimId, { replacement_cost_value: 70 });
  const without = await makeAppraisal(tenant, claimId, BOUGHT);
  await asOwner('UPDATE appraisal SET replacement_cost_value = NULL WHERE id = $1', [without.id]);
  await asOwner('UPDATE claimed_item SET claimed_amount = 33.3 WHERE id = $1', [without.rowId]);
  ids = [counted, rejected, other, undated, without].map(({ id }) => id);
  await addItem(claimId, LONG, null);
  await addItem(claimId, 'Coat', 12.5);
  const another = await makeClaim(tenant);
  await makeAppraisal(tenant, another, BOUGHT);
  await addItem(another, 'Of another claim', 1);
});

const contentOf = async (selection: Selection = { kind: 'all' }) =>
  (await gather(tenant.caller, claimId, selection, { language: 'en' })).content;

test('a report numbers its items as the claim does, and an alternative as its item', async () => {
  const { items, unappraised } = await contentOf({ kind: 'some', ids: ids.slice(1) });
  expect(items.map(({ displayId }) => displayId)).toEqual([2, 1, 3, 4]);
  expect(unappraised).toEqual([]);
  const { items: all, unappraised: others } = await contentOf();
  const printed = view({ ...exampleInput(0), items: all, unappraised: others });
  expect(printed.items.map(({ number }) => number)).toEqual(['1', '2', '1a', '3', '4']);
  expect(printed.unappraised?.rows.map(({ number }) => number)).toEqual(['5', '6']);
});

test('every item of a report states whether it is counted, and if not, why', async () => {
  const { items, unappraised, claimLineCount } = await contentOf();
  expect(items.map(({ appraisalId }) => appraisalId)).toEqual(ids);
  expect(items.map(({ line }) => line)).toEqual([
    { state: 'counted' },
    {
      state: 'excluded',
      reason: 'status',
      status: { id: 3, name: 'Rejected', isOwnName: false },
    },
    { state: 'excluded', reason: 'alternative', chosenId: ids[0] },
    { state: 'not_valued', reason: 'no_purchase_date', claimed: null },
    { state: 'not_valued', reason: 'no_amount', claimed: 3330 },
  ]);
  expect(items.map(({ noAcv }) => noAcv)).toEqual(['rules', 'rules', 'rules', null, null]);
  const stated = { quantity: 2, location: 'Attic', pictures: [], reason: null };
  expect(unappraised).toEqual([
    { displayId: 5, description: LONG, claimed: null, ...stated },
    { displayId: 6, description: 'Coat', claimed: 1250, ...stated },
  ]);
  expect(claimLineCount).toBe(6);
});

test('only a report of the whole claim contains the items without an appraisal', async () => {
  const some = await contentOf({ kind: 'some', ids });
  expect(some.unappraised).toEqual([]);
  expect(
    [some, await contentOf()].map((one) => coversClaim({ ...exampleInput(0), ...one })),
  ).toEqual([false, true]);
});

test('a client that uses no statuses is told which status excludes an item', async () => {
  await asOwner('UPDATE client SET status_feature = false WHERE id = $1', [tenant.clientId]);
  const { items } = await contentOf();
  await asOwner('UPDATE client SET status_feature = true WHERE id = $1', [tenant.clientId]);
  expect(items[1]).toMatchObject({ status: null, line: { status: { name: 'Rejected' } } });
});

test('a report needs as many statements for 12 items as for 2', async () => {
  const counts: number[] = [];
  for (const count of [2, 12]) {
    const claim = await makeClaim(tenant);
    for (let index = 0; index < count; index += 1) {
      await makeAppraisal(tenant, claim, BOUGHT);
      await addItem(claim, 'Thing', index + 1);
    }
    const statements = await recordStatements(async () => {
      await gather(tenant.caller, claim, { kind: 'all' }, { audit: true });
    });
    counts.push(statements.length);
  }
  expect(counts[1]).toBe(counts[0]);
});
