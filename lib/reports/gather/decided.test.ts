import { expect, test } from 'vitest';
import { setAcv } from '@/lib/appraisals/acv/set';
import { setStatus } from '@/lib/appraisals/set-status';
import { updateAppraisal } from '@/lib/appraisals/update';
import { minor } from '@/lib/shared/money';
import { asOwner } from '@/tests/setup/owner';
import { leaveAwaiting, makePublished } from '@/tests/setup/rule-sets';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
} from '@/tests/setup/tenants';
import { view } from '../view';
import { gather } from './gather';
import type { ReportContent } from '../content-digest';

const COPY = {
  documentId: '7f3c9a1e52d84b06',
  verifyAddress: 'https://claims.example/verify/7f3c9a1e52d84b06',
  contentDigest: '',
  createdAt: new Date('2026-11-21T08:30:00Z'),
};
const shown = (content: ReportContent) => view({ ...content, ...COPY });
const plain = (text: string | undefined) =>
  text?.replaceAll('\u00a0', ' ').replaceAll(/[\u2068\u2069]/g, '');

test('an ACV set for one of five pieces is reported as such, and an approval request with its amount and requester', async () => {
  await loadCatalogue(PRICE_DATE);
  const tenant = await makeTenant({ currency: 'DKK' });
  const claim = await makeClaim(tenant);
  const { id } = await makeAppraisal(tenant, claim, {
    replacement_cost_value: 7758.95,
    is_price_per_item: true,
    item_quantity: 1,
  });
  await setAcv(tenant.caller, claim, id, { actual_cash_value: 900, reason: 'worn' });
  await updateAppraisal(tenant.caller, claim, id, { item_quantity: 5 }, '');
  await leaveAwaiting(tenant, id, 1200);
  await asOwner(
    "UPDATE acv_calculation SET approved_by = 'user:chief@example.test' WHERE client_id = $1",
    [tenant.clientId],
  );
  const { content } = await gather(tenant.caller, claim, { kind: 'all' }, { language: 'en' });
  expect(content.items[0]).toMatchObject({ rcv: 3_879_475, acv: 90_000, noAcv: null });
  expect(shown(content).items[0]?.acvReasons.map(plain)).toEqual([
    'Entered by API key of-the-tests: worn – Approved by chief@example.test.',
    'This ACV was set for other amounts (Quantity: from 1 to 5). It counts, up to the RCV, until it is entered or calculated again.',
    'Approval request for an ACV of 1,200.00, entered by another@example.test. It does not count yet.',
  ]);
});

test('an item without a calculation states why nothing was depreciated', async () => {
  await loadCatalogue(PRICE_DATE);
  const tenant = await makeTenant();
  const [undated, dated] = [await makeClaim(tenant, undefined, null), await makeClaim(tenant)];
  for (const claim of [undated, dated])
    await makeAppraisal(tenant, claim, { replacement_cost_value: 10 });
  const whyOf = async (claim: number) =>
    (await gather(tenant.caller, claim, { kind: 'all' }, {})).content.items.map(
      ({ noAcv }) => noAcv,
    );
  expect([await whyOf(undated), await whyOf(dated)]).toEqual([['damage'], ['rules']]);
  // Before there are rules, so that it is not calculated with its creation.
  await makeAppraisal(tenant, dated, { replacement_cost_value: 10, date_purchase: '2024-01-01' });
  await makePublished(tenant);
  expect(await whyOf(dated)).toEqual(['purchase', 'open']);
});

test('the trail names item, amount and statuses, and identifies two appraisals of one item', async () => {
  await loadCatalogue(PRICE_DATE);
  const tenant = await makeTenant({ currency: 'DKK' });
  const claim = await makeClaim(tenant);
  const first = await makeAppraisal(tenant, claim, {
    cp_name_cart: 'Vase',
    replacement_cost_value: 100,
    is_price_per_item: true,
  });
  const second = await makeAppraisal(tenant, claim, {
    cp_name_cart: 'Vase',
    replacement_cost_value: 80,
    row_id: first.rowId,
  });
  await updateAppraisal(tenant.caller, claim, second.id, { chosen: true }, '');
  await setAcv(tenant.caller, claim, first.id, { actual_cash_value: 60, reason: 'cracked' });
  await setStatus(tenant.caller, claim, first.id, 3);
  await updateAppraisal(tenant.caller, claim, first.id, { item_quantity: 2 }, '');
  const { content } = await gather(
    tenant.caller,
    claim,
    { kind: 'all' },
    { language: 'en', audit: true },
  );
  expect(content).toMatchObject({ handlerName: null, printedBy: 'key:of-the-tests' });
  const { audit, items, sums, lineCounts } = shown(content);
  const rows = audit?.rows.map(({ what }) => plain(what));
  for (const text of [
    'ACV entered manually: Item 1a: Vase – DKK 60.00 – Note: cracked',
    'Status changed: Item 1a: Vase – Status: from Open to Rejected',
    'Appraisal changed: Item 1a: Vase – Quantity: from 1 to 2',
    `Appraisal changed: Item 1: Vase – Appraisal that counts: from #${first.id} to #${second.id}`,
  ])
    expect(rows).toContain(text);
  expect(rows?.filter((row) => row?.startsWith('Appraisal added: Item '))).toHaveLength(2);
  for (const { time } of audit?.rows ?? [])
    expect(plain(time)).toMatch(/\d\d:\d\d:\d\d (GMT|BST)$/);
  expect(items.map(({ notCounted }) => notCounted)).toEqual([
    'Not counted: alternative of item 1, which is chosen',
    null,
  ]);
  expect(items[0]?.claimed.lines.map(plain)).toContain('Status: Rejected');
  expect(plain(lineCounts ?? '')).toBe('1 of 1 line counted');
  expect(plain(sums[0]?.value)).toBe('80.00');
  expect(content.items.map(({ rcv }) => rcv)).toEqual([minor(20_000), minor(8_000)]);
});

test('the handler in a report is the assignee of the claim, whoever prints it', async () => {
  const tenant = await makeTenant();
  const claim = await makeClaim(tenant);
  const email = `owner-${tenant.clientId}@example.test`;
  const [user] = await asOwner<{ id: number }>(
    "INSERT INTO app_user (email, name, password_hash) VALUES ($1, 'Kari Holm', 'x') RETURNING id",
    [email],
  );
  await asOwner('UPDATE client_reference SET owner_id = $2 WHERE id = $1', [claim, user?.id]);
  const { content } = await gather(
    { ...tenant.caller, kind: 'handler', actor: 'user:jens@example.test' },
    claim,
    { kind: 'all' },
    { language: 'en' },
  );
  const facts = Object.fromEntries(
    shown(content).facts.map(({ label, value }) => [label, plain(value)]),
  );
  expect(facts).toMatchObject({
    Handler: 'Kari Holm',
    'Printed by': 'jens@example.test',
  });
});
