import { problem } from '@/lib/shared/reasons';
import { beforeEach, describe, expect, it } from 'vitest';
import { createItem } from '@/lib/appraisals/items/create';
import { listClaims } from '@/lib/claims/list';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { jpeg } from '@/tests/setup/pictures';
import { makeAppraisal, makeClaim } from '@/tests/setup/tenants';
import { attachPicture, complete, giveUpOn } from '@/tests/setup/verdicts';
import { appraisal, claim, eventsOf, own, post, type Results, results } from './forensics.fixture';

let lamp: { rowId: number };
let fileName: string;

beforeEach(async () => {
  const item = await createItem(own.caller, claim, { description: 'Floor lamp' });
  lamp = { rowId: item.row_id };
  fileName = await attachPicture(own, claim, lamp, 'lamp.jpg');
});

const ofItems = async () =>
  (
    (await api('GET', `/forensics/${claim}/results/all`, { key: own.key })).body as {
      item_results: Results;
    }
  ).item_results;

const ofLamp = async () => (await ofItems())[lamp.rowId]?.[0];

const named = (file_name = fileName) => ({ row_id: lamp.rowId, file_name });

const counts = async () => {
  const page = await listClaims(own.caller, { limit: 100 });
  const one = page.client_references.find(({ client_reference_id: id }) => id === claim);
  return { flagged: one?.flagged_count, running: one?.running_count };
};

const dataOf = async (type: string) =>
  (
    await asOwner<{ data: unknown }>(
      "SELECT payload->'data' AS data FROM outbox WHERE client_reference_id = $1 AND type = $2",
      [claim, type],
    )
  ).map(({ data }) => data);

describe('a photo of an item without an appraisal', () => {
  it('has its result by row_id, and its heatmap at the item', async () => {
    expect(await results()).toEqual({});
    expect(await ofItems()).toMatchObject({ [lamp.rowId]: [{ status: 'not_started' }] });
    await complete(own, lamp, fileName, {}, await jpeg(1));
    const result = await ofLamp();
    expect(result).toMatchObject({ row_id: lamp.rowId, file_name: fileName, flagged: true });
    const heatmap = new URL(String(result?.['heatmap_url']));
    expect(heatmap.pathname).toContain(`/claimed_item/${lamp.rowId}/attachments/lamp.jpg`);
    const path = heatmap.pathname.replace('/api', '') + heatmap.search;
    expect((await api('GET', path, { key: own.key })).status).toBe(200);
  });

  it('counts as flagged and as running until it is reviewed, and the claim is in the queue', async () => {
    expect(await counts()).toEqual({ flagged: 0, running: 1 });
    await complete(own, lamp, fileName);
    expect(await counts()).toEqual({ flagged: 1, running: 0 });
    const queue = await listClaims(own.caller, { limit: 100, flagged: 'true' });
    expect(queue.client_references.map((one) => one.client_reference_id)).toContain(claim);
    await post('keep', named());
    expect(await counts()).toEqual({ flagged: 0, running: 0 });
  });

  it('is cleared, restored, confirmed and examined again by row_id, and events name the item', async () => {
    await complete(own, lamp, fileName);
    const before = await ofLamp();
    expect(await post('clear', { ...named(), note: 'A reflection' })).toMatchObject({
      status: 200,
      body: { cleared: true },
    });
    expect(await ofLamp()).toMatchObject({ flagged: false, cleared_note: 'A reflection' });
    expect((await post('restore', named())).status).toBe(200);
    expect(await ofLamp()).toEqual({ ...before, update_time: expect.any(String) });
    expect((await post('keep', named())).status).toBe(200);
    expect((await post('analyze', named())).body).toEqual({ status: 'not_started' });
    await giveUpOn(own, lamp, fileName, problem('picture_file_missing'));
    const types = ['completed', 'cleared', 'restored', 'flag_kept', 'requested', 'failed'];
    expect(await eventsOf()).toEqual(types.map((type) => `forensics.${type}`));
    for (const type of types)
      expect(await dataOf(`forensics.${type}`), type).toMatchObject([named()]);
  });

  it('moves to the results of its first appraisal and back with the last one', async () => {
    await complete(own, lamp, fileName);
    const made = await makeAppraisal(own, claim, { row_id: lamp.rowId });
    expect(await ofItems()).toEqual({});
    expect(await results()).toMatchObject({ [made.id]: [{ file_name: fileName, flagged: true }] });
    await api('DELETE', `/client_reference/${claim}/appraisal/${made.id}`, { key: own.key });
    expect(await ofLamp()).toMatchObject({ file_name: fileName, flagged: true });
    expect(await counts()).toEqual({ flagged: 1, running: 0 });
  });

  it('changes the ETag of the results when its verdict changes', async () => {
    const path = `/forensics/${claim}/results/all`;
    const { headers } = await api('GET', path, { key: own.key });
    const seen = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await api('GET', path, { key: own.key, headers: seen })).status).toBe(304);
    await complete(own, lamp, fileName);
    expect((await api('GET', path, { key: own.key, headers: seen })).status).toBe(200);
  });

  it('is listed with its item, also alone', async () => {
    await createItem(own.caller, claim, { description: 'Chair' });
    const path = `/client_reference/${claim}/claimed_item?waiting=true`;
    const listed = {
      attachments: ['lamp.jpg'],
      attachment_details: [{ forensics_status: 'not_started' }],
    };
    for (const [query, items] of [
      ['', [listed, { attachments: [], attachment_details: [] }]],
      ['&with_files=true', [listed]],
    ] as const)
      expect((await api('GET', path + query, { key: own.key })).body).toMatchObject({
        claimed_items: items,
      });
  });
});

describe('row_id in a review', () => {
  it('is read only without appraisal_id', async () => {
    const other = await attachPicture(own, claim, appraisal);
    await complete(own, appraisal, other);
    const both = { appraisal_id: appraisal.id, row_id: lamp.rowId, file_name: other };
    expect((await post('clear', both)).status).toBe(200);
    expect((await post('clear', { row_id: appraisal.rowId, file_name: other })).status).toBe(200);
  });

  it('reaches no item of another claim', async () => {
    await complete(own, lamp, fileName);
    const elsewhere = await makeClaim(own);
    expect((await post('clear', named(), elsewhere)).status).toBe(404);
    expect((await post('restore', named(), elsewhere)).status).toBe(404);
  });

  it('does not hide that appraisal_id is missing without it', async () => {
    for (const json of [{ file_name: fileName }, { file_name: fileName, row_id: null }])
      expect((await post('restore', json)).body).toMatchObject({
        description: 'appraisal_id : field required',
        event_dict: { field: 'appraisal_id' },
      });
    expect((await post('clear', {})).body).toMatchObject({
      description: 'appraisal_id: Field required; file_name: Field required',
    });
  });
});
