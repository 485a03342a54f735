import { afterAll, beforeAll, expect, test } from 'vitest';
import { GET as openFile } from '@/app/files/reports/[file_name]/route';
import { setAcv } from '@/lib/appraisals/acv/set';
import { createClaim } from '@/lib/claims/create';
import { issueKey } from '@/lib/identity/api-keys/issue';
import { DEMO_CLIENTS } from '@/prisma/seed/demo-claims';
import { createDemoClient, loadDemoClaim, publishRules } from '@/prisma/seed/load-demo';
import { api, ORIGIN } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import {
  callerFor,
  loadCatalogue,
  makeAppraisal,
  makeTenant,
  PRICE_DATE,
} from '@/tests/setup/tenants';
import { printed } from './printed.fixture';
import { renderer } from './renderer';

beforeAll(() => loadCatalogue(PRICE_DATE));
afterAll(() => renderer().stop());

async function textsOf(claim: number, key: string): Promise<string[]> {
  const { body } = await api('POST', `/client_reference/${claim}/report/pdf`, {
    key,
    json: { language: 'en', photos: false },
  });
  const file_name = decodeURIComponent(String(body).slice(`${ORIGIN}/files/reports/`.length));
  const file = await openFile(new Request(String(body)), {
    params: Promise.resolve({ file_name }),
  });
  return printed(new Uint8Array(await file.arrayBuffer())).flatMap(({ texts }) =>
    texts.map(({ text }) => text.trim()),
  );
}

/** The numbers after a label in cents, in the order of the items. */
const amountsAfter = (label: string, texts: readonly string[]): number[] =>
  texts.flatMap((text, index) =>
    text === label
      ? [centsOf((texts[index + 1] ?? '').replaceAll(/[^\d.−]/gu, '').replace('−', '-'))]
      : [],
  );

/** Parses digits, because a double may be off by a cent. */
function centsOf(amount: string): number {
  const [, sign = '', units = '', cents = ''] = /^(-?)(\d+)\.(\d\d)$/.exec(amount) ?? [];
  return Number(`${sign}${units}${cents}`) + 0;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

interface Row {
  rcv: string;
  acv: string;
  is_valued: boolean;
  is_counted: boolean;
}

/**
 * Expects every printed RCV, depreciation and ACV to equal that of its row, and the sums to be those
 * of the counted rows.
 */
async function expectToTheCent(claim: number, key: string, items: number): Promise<string[]> {
  const texts = await textsOf(claim, key);
  const rows = await asOwner<Row>(
    `SELECT cost::numeric(20, 2)::text AS rcv,
      coalesce(a.actual_cash_value, cost)::numeric(20, 2)::text AS acv,
      line.appraisal_id <> a.id OR line.state <> 'not_valued' AS is_valued,
      line.appraisal_id = a.id AND line.state = 'counted' AS is_counted
    FROM appraisal a
    CROSS JOIN line_rcv(a.replacement_cost_value, a.is_price_per_item, a.item_quantity) AS cost
    JOIN claim_line line ON line.client_id = a.client_id AND line.row_id = a.row_id
    WHERE a.client_reference_id = $1 ORDER BY a.id`,
    [claim],
  );
  expect(rows).toHaveLength(items);
  const valued = rows.filter((row) => row.is_valued);
  const counted = rows.filter((row) => row.is_counted);
  const rcvOf = (row: Row) => centsOf(row.rcv);
  const acvOf = (row: Row) => centsOf(row.acv);
  const depreciationOf = (row: Row) => acvOf(row) - rcvOf(row);
  expect(amountsAfter('RCV', texts)).toEqual(rows.map(rcvOf));
  expect(amountsAfter('ACV', texts)).toEqual(valued.map(acvOf));
  expect(amountsAfter('Depreciation', texts)).toEqual([
    sum(counted.map(depreciationOf)),
    ...valued.map(depreciationOf),
  ]);
  expect(amountsAfter('Replacement cost (RCV)', texts)).toEqual([sum(counted.map(rcvOf))]);
  expect(amountsAfter('Actual cash value (ACV)', texts)).toEqual([sum(counted.map(acvOf))]);
  return texts;
}

test('every claim of the demo is printed to the cent', async () => {
  for (const [index, client] of DEMO_CLIENTS.entries()) {
    const clientId = await createDemoClient(client);
    const caller = callerFor(clientId);
    await publishRules(caller, client.rules, '2026-01-01');
    const key = await issueKey({ name: `demo ${index}`, clientIds: [clientId] });
    for (const claim of client.claims) {
      const items = claim.items.map((item) => ({ ...item, pictures: [] }));
      await expectToTheCent(
        await loadDemoClaim(caller, { ...claim, items }, new Map()),
        key,
        sum(items.map(({ twin }) => (twin ? 2 : 1))),
      );
    }
  }
});

test('a claim of 500 items is printed to the cent', async () => {
  const tenant = await makeTenant({ name: 'Nordlys', currency: 'SEK' });
  const { client_reference_id: claim } = await createClaim(tenant.caller, {
    client_reference: 'five hundred',
    date_damage: '2026-03-02',
    claim_deductible: 1234.56,
    policy_limit: 99_999_999.99,
  });
  for (let index = 0; index < 500; index += 1) {
    const rcv = (1 + ((index * 7_919_317) % 99_999_999)) / 100;
    const { id } = await makeAppraisal(tenant, claim, {
      replacement_cost_value: rcv,
      item_quantity: 1 + (index % 3),
      is_price_per_item: index % 2 === 0,
    });
    if (index % 5 === 1)
      await setAcv(tenant.caller, claim, id, {
        actual_cash_value: Math.floor(rcv * 63) / 100,
        reason: 'worn',
      });
  }
  const texts = await expectToTheCent(claim, tenant.key, 500);
  const worth = sum(amountsAfter('ACV', texts));
  const limit = 9_999_999_999;
  expect(
    ['Deductible', 'Above the policy limit', 'Net claim'].map((label) =>
      amountsAfter(label, texts),
    ),
  ).toEqual([[-123_456], [limit + 123_456 - worth], [limit]]);
}, 120_000);
