import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GET as openFile } from '@/app/files/reports/[file_name]/route';
import { api, ORIGIN } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';
import { printed } from './printed.fixture';
import { renderer } from './renderer';

const SUM = '1,000.00';
const REPORTS = 5;
let tenant: Tenant;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  tenant = await makeTenant({ language: 'en' });
});
afterAll(() => renderer().stop());

async function textsOf(address: unknown): Promise<string[]> {
  const file_name = decodeURIComponent(String(address).slice(`${ORIGIN}/files/reports/`.length));
  const file = await openFile(new Request(String(address)), {
    params: Promise.resolve({ file_name }),
  });
  return printed(new Uint8Array(await file.arrayBuffer())).flatMap(({ texts }) =>
    texts.map(({ text }) => text.replaceAll('\u00A0', ' ').trim()),
  );
}

/**
 * Makes one item dearer and another cheaper by the same amount and writes the amount into the
 * claim's cause, in one transaction.
 */
const change = (claimId: number, [first, second]: readonly number[], by: number) =>
  asOwner(
    `WITH claim AS (UPDATE client_reference SET cause = $4 WHERE id = $1)
    UPDATE appraisal SET replacement_cost_value = CASE id WHEN $2 THEN 500 + $5::numeric ELSE 500 - $5::numeric END WHERE id IN ($2, $3)`,
    [claimId, first, second, `moved by ${by}`, by],
  );

test('each report shows one snapshot of a claim that changes meanwhile', async () => {
  const claimId = await makeClaim(tenant);
  const ids: number[] = [];
  for (const name of ['Vase', 'Lamp'])
    ids.push(
      (await makeAppraisal(tenant, claimId, { cp_name_cart: name, replacement_cost_value: 500 }))
        .id,
    );
  await change(claimId, ids, 0);
  const state = { isMaking: true, changes: 0 };
  const changing = (async () => {
    while (state.isMaking) {
      state.changes += 1;
      await change(claimId, ids, state.changes % 400);
      await setImmediate();
    }
  })();
  const moved = new Set<string>();
  try {
    for (let n = 0; n < REPORTS; n += 1) {
      const { status, body } = await api('POST', `/client_reference/${claimId}/report/pdf`, {
        key: tenant.key,
        json: { language: 'en' },
      });
      expect(status).toBe(200);
      const texts = await textsOf(body);
      const by = Number(/moved by (\d+)/.exec(texts.join(' '))?.[1]);
      moved.add(String(by));
      expect(texts.join(' ')).toContain(SUM);
      for (const amount of [500 + by, 500 - by]) expect(texts.join(' ')).toContain(`${amount}.00`);
    }
  } finally {
    state.isMaking = false;
    await changing;
  }
  expect(moved.size).toBeGreaterThan(1);
});
