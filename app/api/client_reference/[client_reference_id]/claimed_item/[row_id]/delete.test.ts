import { beforeAll, describe, expect, it } from 'vitest';
import { api, errorBody } from '@/tests/setup/api';
import { eventsOf, itemsOf } from '@/tests/setup/inventory-desk';
import {
  type Item,
  itemPath,
  makeInsurers,
  makeRing,
  postItem,
  RING,
  typesOf,
} from '@/tests/setup/items';
import { asOwner } from '@/tests/setup/owner';
import { makeAppraisal, makeClaim, type Tenant } from '@/tests/setup/tenants';

let own: Tenant;
let other: Tenant;

beforeAll(async () => {
  [own, other] = await makeInsurers();
});

const remove = (claimId: number, rest: string, tenant = own) =>
  api('DELETE', itemPath(claimId, rest), { key: tenant.key });

describe('DELETE claimed_item', () => {
  it('removes an item with its appraisals in one event, and once only', async () => {
    const { claimId, item, line } = await makeRing(own);
    expect((await remove(claimId, `/${item.row_id}`)).status).toBe(204);
    expect((await remove(claimId, `/${item.row_id}`)).status).toBe(404);
    expect(await itemsOf(claimId)).toEqual([]);
    const events = await eventsOf(claimId);
    expect(events.at(-1)?.type).toBe('claimed_item.deleted');
    expect(JSON.parse(events.at(-1)?.payload ?? '{}')).toMatchObject({
      data: { row_id: item.row_id, description: 'Wedding ring', appraisal_ids: [line] },
    });
    expect(await asOwner('SELECT FROM own_product WHERE row_id = $1', [item.row_id])).toEqual([]);
  });

  it('is refused while an appraisal of the item is paid', async () => {
    const { claimId, item, line } = await makeRing(own);
    await asOwner('UPDATE appraisal SET appraisal_status_id = 7 WHERE id = $1', [line]);
    const { status, body } = await remove(claimId, `/${item.row_id}`);
    expect([status, body]).toMatchObject([
      409,
      { event_code: 'ERWPCR', event_dict: { reason: 'item_paid' } },
    ]);
    expect(await itemsOf(claimId)).toHaveLength(1);
  });

  it('removes several items or, if one is not of the claim, none', async () => {
    const claimId = await makeClaim(own);
    const ids = await Promise.all(
      [1, 2, 3].map(async () => ((await postItem(own, claimId, RING)).body as Item).row_id),
    );
    const { rowId: foreign } = await makeAppraisal(other, await makeClaim(other));
    for (const list of [`${ids.join(',')},${foreign}`, `${ids.join(',')},999999999`])
      expect((await remove(claimId, `?row_ids=${list}`)).status).toBe(404);
    expect(await itemsOf(claimId)).toHaveLength(3);
    expect((await remove(claimId, `?row_ids=${ids.slice(0, 2).join(',')}`)).status).toBe(204);
    expect(await itemsOf(claimId)).toMatchObject([{ id: ids[2] }]);
    expect((await typesOf(claimId)).at(-1)).toBe('claimed_items.deleted');
  });

  it.each(['', '?row_ids=', '?row_ids=1,,2', '?row_ids=all'])(
    'refuses the list %j',
    async (list) => {
      const claimId = await makeClaim(own);
      expect((await remove(claimId, list)).status).toBe(400);
    },
  );

  it('answers for an item of another client as for one that does not exist', async () => {
    const { claimId, item } = await makeRing(own);
    const foreign = await remove(claimId, `/${item.row_id}`, other);
    const missing = await remove(claimId, '/999999999', other);
    expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
    expect(foreign.body).toEqual(errorBody('ERNFCR', 'Not found', 'Claimed item not found'));
  });
});
