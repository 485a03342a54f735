import { beforeAll, expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import {
  changeItems,
  itemPath,
  makeInsurers,
  makeRingAndLamp,
  readLine,
  VALUATION,
} from '@/tests/setup/items';
import type { Tenant } from '@/tests/setup/tenants';

let own: Tenant;

beforeAll(async () => {
  [own] = await makeInsurers();
});

it('names the appraisals that valuations created, and deleting them restores items and totals', async () => {
  const { claimId, ring, lamp, line } = await makeRingAndLamp(own);
  const read = async (path: string) => (await api('GET', path, { key: own.key })).body;
  const state = async () => [
    await read(itemPath(claimId)),
    await read(`/client_reference/${claimId}/appraisal`),
    await read(`/client_reference/${claimId}/totals`),
  ];
  const before = await state();
  const { body } = await changeItems(own, claimId, [
    { row_id: lamp, valuation: { replacement_cost_value: 500, basis: 'claimed' } },
  ]);
  const { created_appraisals: created = [] } = body as {
    created_appraisals?: { row_id: number; appraisal_id: number }[];
  };
  expect(created).toEqual([{ row_id: lamp, appraisal_id: expect.any(Number) as number }]);
  expect(await read(`/client_reference/${claimId}/totals`)).toMatchObject({ lines_counted: 2 });
  await api('DELETE', `/client_reference/${claimId}/appraisal/${created[0]?.appraisal_id}`, {
    key: own.key,
  });
  expect(await state()).toEqual(before);
  const again = await changeItems(own, claimId, [{ row_id: ring, valuation: VALUATION }]);
  expect(again.body).not.toHaveProperty('created_appraisals');
  expect(await readLine(own, claimId, line)).toMatchObject({ replacement_cost_value: 4600 });
});

it('an amount that somebody gave an item meanwhile is neither replaced nor emptied', async () => {
  const { claimId, ring, lamp, line } = await makeRingAndLamp(own);
  const before = await readLine(own, claimId, line);
  const emptied = { replacement_cost_value: null, basis: 'handler' };
  const items = [ring, lamp].map((row_id) => ({
    row_id,
    valuation: emptied,
    appraisal_revisions: [],
  }));
  const refused = await changeItems(own, claimId, items);
  expect([refused.status, refused.body]).toMatchObject([
    412,
    { event_dict: { field: 'items.0.appraisal_revisions', reason: 'changed_since_read' } },
  ]);
  const { body } = await changeItems(own, claimId, items, { skip_changed: true });
  expect(body).toMatchObject({ changed_ids: [lamp], skipped_ids: [ring] });
  expect(await readLine(own, claimId, line)).toEqual(before);
});
