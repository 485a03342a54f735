import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import { eventsOf } from '@/tests/setup/inventory-desk';
import { asOwner } from '@/tests/setup/owner';
import { jpeg, pdf } from '@/tests/setup/pictures';
import {
  loadCatalogue,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';
import { attachPicture, complete } from '@/tests/setup/verdicts';
import { workAll } from '@/tests/setup/worker';

let own: Tenant;
let other: Tenant;
let claimId: number;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  [own, other] = [await makeTenant(), await makeTenant()];
  claimId = await makeClaim(own);
});

const makeItem = async (ofClaim = claimId, tenant = own): Promise<number> => {
  const { body } = await api('POST', `/client_reference/${ofClaim}/claimed_item`, {
    key: tenant.key,
    json: { description: 'Wedding ring' },
  });
  return (body as { row_id: number }).row_id;
};

const filesAt = (rowId: number) => `/client_reference/${claimId}/claimed_item/${rowId}/attachments`;

const move = (rowId: number, name: string, toRowId: number, tenant = own) =>
  api('POST', `${filesAt(rowId)}/${name}/move`, { key: tenant.key, json: { to_row_id: toRowId } });

const namesAt = async (rowId: number) =>
  ((await api('GET', filesAt(rowId), { key: own.key })).body as { attachments: string[] })
    .attachments;

const verdictsAt = async (rowId: number) =>
  (
    (await api('GET', `/forensics/${claimId}/results/all`, { key: own.key })).body as {
      item_results: Record<string, Record<string, unknown>[]>;
    }
  ).item_results[rowId] ?? [];

const versionOf = async (id: number) =>
  (
    await asOwner<{ version: number }>('SELECT version FROM client_reference WHERE id = $1', [id])
  )[0]?.version;

describe('moving a file to another item', () => {
  it('carries its verdict, its review and its bytes along, and records one event', async () => {
    const [from, to] = [await makeItem(), await makeItem()];
    const bytes = await jpeg(41);
    await attachPicture(own, claimId, { rowId: from }, 'ring.jpg', bytes);
    await complete(own, { rowId: from }, 'ring.jpg');
    await api('POST', `/forensics/${claimId}/keep`, {
      key: own.key,
      json: { row_id: from, file_name: 'ring.jpg', note: 'looks pasted' },
    });
    const { status, body } = await move(from, 'ring.jpg', to);
    expect([status, body]).toEqual([200, { row_id: to, file_name: 'ring.jpg' }]);
    expect([await namesAt(from), await namesAt(to)]).toEqual([[], ['ring.jpg']]);
    expect(await verdictsAt(from)).toEqual([]);
    expect(await verdictsAt(to)).toMatchObject([
      { row_id: to, flagged: true, manipulation_confidence: 0.9123, kept_note: 'looks pasted' },
    ]);
    const read = await api('GET', `${filesAt(to)}/ring.jpg`, { key: own.key });
    expect(read.bytes.equals(bytes)).toBe(true);
    const last = JSON.parse((await eventsOf(claimId)).at(-1)?.payload ?? '{}') as object;
    expect(last).toMatchObject({
      type: 'attachment.moved',
      data: { row_id: from, file_name: 'ring.jpg', to_row_id: to, to_file_name: 'ring.jpg' },
    });
  });

  it('gives it a free name at the end of the list, moves receipts too, and to its own item does nothing', async () => {
    const [from, to] = [await makeItem(), await makeItem()];
    await attachPicture(own, claimId, { rowId: to }, 'ring.jpg');
    await attachPicture(own, claimId, { rowId: from }, 'ring.jpg');
    await attachPicture(own, claimId, { rowId: from }, 'receipt.pdf', pdf());
    expect((await move(from, 'ring.jpg', to)).body).toEqual({
      row_id: to,
      file_name: 'ring (2).jpg',
    });
    await move(from, 'receipt.pdf', to);
    expect(await namesAt(to)).toEqual(['ring.jpg', 'ring (2).jpg', 'receipt.pdf']);
    const events = (await eventsOf(claimId)).length;
    expect((await move(to, 'ring.jpg', to)).body).toEqual({ row_id: to, file_name: 'ring.jpg' });
    expect((await eventsOf(claimId)).length).toBe(events);
    expect(await namesAt(to)).toEqual(['ring.jpg', 'ring (2).jpg', 'receipt.pdf']);
  });

  it('a photo that waits for its examination is examined once, at its new place', async () => {
    const [from, to] = [await makeItem(), await makeItem()];
    await attachPicture(own, claimId, { rowId: from }, 'ring.jpg', await jpeg(42, 256));
    await move(from, 'ring.jpg', to);
    await workAll();
    expect(await verdictsAt(to)).toMatchObject([{ status: 'complete' }]);
    const done = (await eventsOf(claimId)).filter(
      ({ payload }) => payload.includes('forensics.completed') && payload.includes(String(to)),
    );
    expect(done).toHaveLength(1);
  });

  it('the same photo elsewhere points to the new place, and the version of its claim rises', async () => {
    const [from, to] = [await makeItem(), await makeItem()];
    const elsewhere = await makeClaim(own);
    const twin = await makeItem(elsewhere);
    const bytes = await jpeg(43);
    await attachPicture(own, claimId, { rowId: from }, 'ring.jpg', bytes);
    await attachPicture(own, elsewhere, { rowId: twin }, 'twin.jpg', bytes);
    const before = await versionOf(elsewhere);
    await move(from, 'ring.jpg', to);
    expect(await versionOf(elsewhere)).toBeGreaterThan(before ?? 0);
    const { body } = await api('GET', `/forensics/${elsewhere}/results/all`, { key: own.key });
    expect(body).toMatchObject({
      item_results: { [twin]: [{ duplicates: [{ row_id: to, file_name: 'ring.jpg' }] }] },
    });
  });

  it('nothing moves to or from an item of another claim or another client', async () => {
    const [from, here] = [await makeItem(), await makeItem()];
    const [second, foreign] = [await makeClaim(own), await makeClaim(other)];
    const places = [await makeItem(second), await makeItem(foreign, other), 999_999_999];
    await attachPicture(own, claimId, { rowId: from }, 'ring.jpg');
    const missing = await move(from, 'ring.jpg', 999_999_999);
    expect(missing.status).toBe(404);
    for (const place of places)
      expect((await move(from, 'ring.jpg', place)).body).toEqual(missing.body);
    const theirs = await move(from, 'ring.jpg', here, other);
    expect([theirs.status, theirs.body]).toEqual([404, missing.body]);
    expect(await namesAt(from)).toEqual(['ring.jpg']);
  });

  it('of concurrent moves and a deletion one wins, and one file or none is left', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [from, one, two] = [await makeItem(), await makeItem(), await makeItem()];
      await attachPicture(own, claimId, { rowId: from }, 'ring.jpg');
      const answers = await Promise.all([
        move(from, 'ring.jpg', one),
        move(from, 'ring.jpg', two),
        api('DELETE', `${filesAt(from)}/ring.jpg`, { key: own.key }),
      ]);
      const statuses = answers.map(({ status }) => status).sort();
      expect([200, 204]).toContain(statuses[0]);
      expect(statuses.slice(1)).toEqual([404, 404]);
      const left = [...(await namesAt(from)), ...(await namesAt(one)), ...(await namesAt(two))];
      expect(left).toHaveLength(statuses[0] === 204 ? 0 : 1);
    }
  });
});
