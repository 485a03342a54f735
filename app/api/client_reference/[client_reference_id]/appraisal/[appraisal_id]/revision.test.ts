import { beforeAll, describe, expect, it } from 'vitest';
import { api, errorBody } from '@/tests/setup/api';
import { makePublished } from '@/tests/setup/rule-sets';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';

let own: Tenant;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant({ currency: 'DKK' });
  await makePublished(own);
});

const send = (method: string, path: string, json?: unknown, ifMatch?: string) =>
  api(method, path, {
    key: own.key,
    ...(json === undefined ? {} : { json }),
    ...(ifMatch === undefined ? {} : { headers: { 'if-match': ifMatch } }),
  });
const changed = (revision: number, code = 'ERWPAP') => ({
  status: 412,
  body: errorBody(
    code,
    'Edit conflict',
    `revision : does not match: that of the appraisal is ${revision} now`,
  ),
});

interface Shown {
  readonly appraisal_id: number;
  readonly row_id: number;
  readonly revision: number;
  readonly comment: string;
  readonly replacement_cost_value: number;
  readonly item_quantity: number;
}

async function made() {
  const claimId = await makeClaim(own, undefined, '2024-05-07');
  const { id } = await makeAppraisal(own, claimId, {
    replacement_cost_value: 1684.99,
    selected_client_category_id: 10,
    date_purchase: '2022-06-15',
  });
  const path = `/client_reference/${claimId}/appraisal/${id}`;
  const read = async () => (await send('GET', path)).body as Shown;
  return { claimId, id, path, read, revision: (await read()).revision };
}

describe('concurrent edits of an appraisal', () => {
  it('returns the revision as the ETag for If-Match and in the cart', async () => {
    const { path, claimId } = await made();
    const { headers, body } = await send('GET', path);
    expect(headers.get('etag')).toBe(`"${(body as Shown).revision}"`);
    const { body: cart } = await send('GET', `/client_reference/${claimId}/appraisal`);
    expect(cart).toMatchObject({ appraisals: [{ revision: (body as Shown).revision }] });
  });

  it('accepts the first change and rejects all later ones based on the old revision', async () => {
    const { path, read, revision } = await made();
    const tag = `"${revision}"`;
    expect((await send('PUT', path, { comment: 'By the first' }, tag)).body).toMatchObject({
      comment: 'By the first',
      revision: revision + 1,
    });
    const late = changed(revision + 1);
    expect(await send('PUT', path, { comment: 'By the second' }, tag)).toMatchObject(late);
    expect(
      await send('PUT', `${path}/appraisal_status`, { appraisal_status_id: 2 }, tag),
    ).toMatchObject(late);
    expect(
      await send('PUT', `${path}/acv`, { actual_cash_value: 10, reason: 'Worn' }, tag),
    ).toMatchObject(late);
    expect(await send('PUT', `${path}/acv`, {}, tag)).toMatchObject(late);
    expect(await send('DELETE', `${path}/acv`, undefined, tag)).toMatchObject(late);
    expect(await send('DELETE', path, undefined, tag)).toMatchObject(late);
    expect(await read()).toMatchObject({
      comment: 'By the first',
      revision: revision + 1,
      appraisal_status_id: 1,
      acv_state: 'calculated',
      actual_cash_value: 1347.99,
    });
  });

  it('accepts no If-Match, *, a list with the current revision, and a weak ETag', async () => {
    const { path, read } = await made();
    for (const tag of [undefined, '*', '"none-of-ours", "%"', 'W/"%"']) {
      const { revision } = await read();
      const body = { comment: `${tag}` };
      expect(
        (await send('PUT', path, body, tag?.replace('%', String(revision)))).body,
        tag,
      ).toMatchObject({ ...body, revision: revision + 1 });
    }
  });

  it('returns 400 ERIPAP for a malformed ETag; a foreign ETag does not match', async () => {
    const { path, read, revision } = await made();
    for (const tag of ['7', '"7', 'W/7', ',', ''])
      expect(await send('PUT', path, { comment: 'x' }, tag), tag).toMatchObject({
        status: 400,
        body: { event_code: 'ERIPAP' },
      });
    expect(await send('PUT', path, { comment: 'x' }, '"abc"')).toMatchObject(changed(revision));
    expect(await read()).toMatchObject({ comment: '', revision });
  });

  it('increases the revision with every change of status, ACV or item, and only then', async () => {
    const { path, claimId, read, revision } = await made();
    const { row_id: rowId } = await read();
    let last = revision;
    const change = async (method: string, at: string, json?: unknown) => {
      expect((await send(method, at, json)).status).toBeLessThan(300);
      const now = (await read()).revision;
      expect(now, `${method} ${at}`).toBeGreaterThan(last);
      last = now;
    };
    await change('PUT', `${path}/appraisal_status`, { appraisal_status_id: 2 });
    await change('DELETE', `${path}/acv`);
    await change('PUT', `${path}/acv`, {});
    await change('PUT', `${path}/acv`, { actual_cash_value: 10, reason: 'Worn' });
    await change('DELETE', `${path}/acv`);
    await change('PUT', `/client_reference/${claimId}/claimed_item/${rowId}`, { quantity: 2 });
    await send('PUT', path, { item_quantity: 2 });
    await send('PUT', `${path}/appraisal_status`, { appraisal_status_id: 2 });
    expect((await read()).revision).toBe(last);
  });

  it('increases the revision with an approval request', async () => {
    const tenant = await makeTenant({ currency: 'DKK' });
    await makePublished(tenant);
    await api('PUT', '/acv_settings', { key: tenant.key, json: { override_limit: 500 } });
    const claimId = await makeClaim(tenant, undefined, '2024-05-07');
    const { id } = await makeAppraisal(tenant, claimId, {
      replacement_cost_value: 1684.99,
      selected_client_category_id: 10,
    });
    const path = `/client_reference/${claimId}/appraisal/${id}`;
    const read = async () => ((await api('GET', path, { key: tenant.key })).body as Shown).revision;
    const before = await read();
    expect(
      (
        await api('PUT', `${path}/acv`, {
          key: tenant.key,
          json: { actual_cash_value: 900, reason: 'As new' },
        })
      ).body,
    ).toMatchObject({ state: 'awaiting_approval' });
    expect(await read()).toBeGreaterThan(before);
  });

  it('of two concurrent changes one is stored and one is rejected', async () => {
    const { path, read, revision } = await made();
    const answers = await Promise.all(
      ['One', 'Other'].map((comment) => send('PUT', path, { comment }, `"${revision}"`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const saved = answers.find(({ status }) => status === 200)?.body as Shown;
    expect(await read()).toMatchObject({ comment: saved.comment, revision: revision + 1 });
  });
});

describe('an item whose appraisals changed concurrently', () => {
  it('rejects a change with old appraisal revisions, accepts current ones or none', async () => {
    const { path, claimId, id, read, revision } = await made();
    const { row_id: rowId } = await read();
    const item = `/client_reference/${claimId}/claimed_item/${rowId}`;
    const seen = { appraisal_revisions: [{ appraisal_id: id, revision }] };
    await send('PUT', path, { comment: 'By the first' });
    expect(await send('PUT', item, { quantity: 3, ...seen })).toMatchObject(
      changed(revision + 1, 'ERWPCR'),
    );
    expect(await read()).toMatchObject({ item_quantity: 1 });
    const { body } = await send('PUT', item, {
      quantity: 3,
      appraisal_revisions: [{ appraisal_id: id, revision: revision + 1 }],
    });
    expect(body).toMatchObject({
      quantity: 3,
      appraisal_revisions: [{ appraisal_id: id, revision: (await read()).revision }],
    });
    expect((await send('PUT', item, { quantity: 4 })).body).toMatchObject({ quantity: 4 });
  });
});
