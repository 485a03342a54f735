import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import { eventsOf } from '@/tests/setup/inventory-desk';
import { asOwner } from '@/tests/setup/owner';
import { formOf, jpeg, pdf } from '@/tests/setup/pictures';
import {
  loadCatalogue,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';
import { storage } from '@/lib/platform/storage/storage';

let own: Tenant;
let other: Tenant;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  [own, other] = [await makeTenant(), await makeTenant()];
});

interface Item {
  readonly row_id: number;
  readonly appraisal_ids: readonly number[];
}

async function madeItem(json: object = {}): Promise<{ claimId: number; item: Item; path: string }> {
  const claimId = await makeClaim(own);
  const path = `/client_reference/${claimId}/claimed_item`;
  const { body } = await api('POST', path, {
    key: own.key,
    json: { description: 'Wedding ring', ...json },
  });
  const item = body as Item;
  return { claimId, item, path: `${path}/${item.row_id}` };
}

const upload = async (path: string, tenant = own, seed = 3) =>
  api('POST', `${path}/attachments`, {
    key: tenant.key,
    form: formOf(
      { name: 'ring.jpg', bytes: await jpeg(seed) },
      { name: 'receipt.pdf', bytes: pdf() },
    ),
  });

describe('the files of an item', () => {
  it('are taken before the item has an appraisal, examined, and shared by its later ones', async () => {
    const { claimId, item, path } = await madeItem();
    const { status, body } = await upload(path);
    expect([status, body]).toMatchObject([
      200,
      {
        attachments: ['ring.jpg', 'receipt.pdf'],
        attachment_details: [
          { name: 'ring.jpg', forensics_status: 'not_started' },
          { name: 'receipt.pdf', forensics_status: null },
        ],
      },
    ]);
    await api('PUT', path, {
      key: own.key,
      json: { valuation: { replacement_cost_value: 10, basis: 'claimed' } },
    });
    const cart = await api('GET', `/client_reference/${claimId}/appraisal`, { key: own.key });
    expect(cart.body).toMatchObject({
      appraisals: [{ row_id: item.row_id, attachments: ['ring.jpg', 'receipt.pdf'] }],
    });
    expect(JSON.parse((await eventsOf(claimId))[2]?.payload ?? '{}')).toMatchObject({
      type: 'attachment.added',
      data: { row_id: item.row_id, file_names: ['ring.jpg', 'receipt.pdf'] },
    });
  });

  it('that the sender made smaller have their former size in the event', async () => {
    const { claimId, path } = await madeItem();
    const form = formOf({ name: 'ring.jpg', bytes: await jpeg(4) });
    form.append('reduced_from', '12000x8400');
    const { status } = await api('POST', `${path}/attachments`, { key: own.key, form });
    expect(status).toBe(200);
    expect(JSON.parse((await eventsOf(claimId)).at(-1)?.payload ?? '{}')).toMatchObject({
      type: 'attachment.added',
      data: { file_names: ['ring.jpg'], reduced_from: '12000x8400' },
    });
  });

  it('can be read by their own address and removed', async () => {
    const { path } = await madeItem();
    const { body } = await upload(path);
    const { attachment_details: details } = body as { attachment_details: { url: string }[] };
    const address = new URL(details[0]?.url ?? '').pathname.replace('/api', '');
    const read = await api('GET', address, { key: own.key });
    expect([read.status, read.bytes.equals(await jpeg(3))]).toEqual([200, true]);
    expect((await api('GET', `${address}?variant=thumbnail`, { key: own.key })).status).toBe(200);
    expect((await api('DELETE', address, { key: own.key })).status).toBe(204);
    expect((await api('DELETE', address, { key: own.key })).status).toBe(404);
    const left = await api('GET', `${path}/attachments`, { key: own.key });
    expect(left.body).toMatchObject({ attachments: ['receipt.pdf'] });
  });

  it('are removed with the item, rows at once and bytes after the commit', async () => {
    const { item, path } = await madeItem({
      valuation: { replacement_cost_value: 10, basis: 'claimed' },
    });
    await upload(path, own, 8);
    const stored = await asOwner<{ storage_key: string }>(
      'SELECT storage_key FROM attachment WHERE row_id = $1 ORDER BY file_name',
      [item.row_id],
    );
    const keys = stored.map(({ storage_key: key }) => `${key}/original`);
    expect(await Promise.all(keys.map(async (key) => (await storage().get(key)) !== null))).toEqual(
      [true, true],
    );
    expect((await api('DELETE', path, { key: own.key })).status).toBe(204);
    for (const table of ['attachment', 'forensics_verdict', 'appraisal', 'own_product'])
      expect(await asOwner(`SELECT FROM ${table} WHERE row_id = $1`, [item.row_id])).toEqual([]);
    expect(await Promise.all(keys.map((key) => storage().get(key)))).toEqual([null, null]);
  });

  it('of another client are answered as those of an item that does not exist', async () => {
    const { claimId, path } = await madeItem();
    await upload(path);
    const missing = `/client_reference/${claimId}/claimed_item/999999999`;
    for (const [foreign, none] of [
      [await upload(path, other), await upload(missing, other)],
      [
        await api('GET', `${path}/attachments`, { key: other.key }),
        await api('GET', `${missing}/attachments`, { key: other.key }),
      ],
      [
        await api('GET', `${path}/attachments/ring.jpg`, { key: other.key }),
        await api('GET', `${missing}/attachments/ring.jpg`, { key: other.key }),
      ],
      [
        await api('DELETE', `${path}/attachments/ring.jpg`, { key: other.key }),
        await api('DELETE', `${missing}/attachments/ring.jpg`, { key: other.key }),
      ],
    ])
      expect([foreign?.status, foreign?.body]).toEqual([404, none?.body]);
  });

  it('are not lost or left behind when the item is removed while one is added', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { item, path } = await madeItem();
      const [added, removed] = await Promise.all([
        upload(path, own, 20 + round),
        api('DELETE', path, { key: own.key }),
      ]);
      expect([200, 404]).toContain(added?.status);
      expect(removed?.status).toBe(204);
      expect(await asOwner('SELECT FROM attachment WHERE row_id = $1', [item.row_id])).toEqual([]);
    }
  });
});
