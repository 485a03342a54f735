import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import {
  type Item,
  itemPath,
  makeInsurers,
  makeRing,
  postItem,
  readLine,
  RING,
  typesOf,
  VALUATION,
} from '@/tests/setup/items';
import { asOwner } from '@/tests/setup/owner';
import { CLAIMED, makeClaim, type Tenant } from '@/tests/setup/tenants';

let own: Tenant;
let other: Tenant;

beforeAll(async () => {
  [own, other] = await makeInsurers();
});

const put = (claimId: number, rowId: number, json: unknown) =>
  api('PUT', itemPath(claimId, `/${rowId}`), { key: own.key, json });

const unknown = (field: string) => ({ event_dict: { field, reason: 'unknown_product' } });

describe('a private product', () => {
  it('is found, priced and named for no other client, and in no search', async () => {
    const { item } = await makeRing(own);
    const pid = `own_${item.row_id}`;
    const claimId = await makeClaim(other);
    const refused = await api('POST', `/client_reference/${claimId}/appraisal`, {
      key: other.key,
      json: { cpid: pid, rpid: pid },
    });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { event_code: 'ERWPAP', event_dict: { field: 'cpid', reason: 'unknown_product' } },
    ]);
    for (const { key } of [own, other]) {
      expect((await api('GET', `/prices?pid=${pid}`, { key })).status).toBe(404);
      const found = await api('GET', '/product_search?query=Wedding%20ring', { key });
      expect(found.text).not.toContain(pid);
    }
  });

  it('belongs to its claim: another claim of the client cannot name it', async () => {
    const { claimId, item } = await makeRing(own);
    const pid = `own_${item.row_id}`;
    const elsewhere = await makeRing(own);
    const create = (cpid: string, rpid: string) =>
      api('POST', `/client_reference/${elsewhere.claimId}/appraisal`, {
        key: own.key,
        json: { cpid, rpid, replacement_cost_value: 10 },
      });
    const change = await api(
      'PUT',
      `/client_reference/${elsewhere.claimId}/appraisal/${elsewhere.line}`,
      { key: own.key, json: { rpid: pid, replacement_cost_value: 10 } },
    );
    expect((await create(pid, CLAIMED)).body).toMatchObject(unknown('cpid'));
    expect((await create(CLAIMED, pid)).body).toMatchObject(unknown('rpid'));
    expect([change.status, change.body]).toMatchObject([400, unknown('rpid')]);
    const { status } = await api('POST', `/client_reference/${claimId}/appraisal`, {
      key: own.key,
      json: { cpid: CLAIMED, rpid: pid, replacement_cost_value: 10 },
    });
    expect(status).toBe(200);
  });

  it('can be named again by its own client, with an amount of its own', async () => {
    const { claimId, item } = await makeRing(own);
    const pid = `own_${item.row_id}`;
    const answer = await api('POST', `/client_reference/${claimId}/appraisal`, {
      key: own.key,
      json: { cpid: pid, rpid: pid, row_id: item.row_id, replacement_cost_value: 10 },
    });
    expect(answer.status, answer.text).toBe(200);
    const { appraisal_id: id } = answer.body as { appraisal_id: number };
    expect(await readLine(own, claimId, id)).toMatchObject({ basis: 'handler', cpid: pid });
    const catalogue = await api('PUT', `/client_reference/${claimId}/appraisal/${id}`, {
      key: own.key,
      json: { basis: 'catalogue' },
    });
    expect(catalogue.body).toMatchObject({ event_dict: { reason: 'basis_needs_product' } });
  });

  it('gives way to a product of the catalogue, and its basis with it', async () => {
    const { claimId, line } = await makeRing(own);
    const { status } = await api('PUT', `/client_reference/${claimId}/appraisal/${line}`, {
      key: own.key,
      json: { rpid: CLAIMED },
    });
    expect(status).toBe(200);
    expect(await readLine(own, claimId, line)).toMatchObject({
      rpid: CLAIMED,
      basis: 'catalogue',
      basis_source: null,
      basis_date: null,
      basis_note: null,
    });
  });
});

describe('PUT claimed_item', () => {
  it('refuses an amount in another currency than the claim, and changes nothing', async () => {
    const { claimId, item, line } = await makeRing(own);
    const waiting = (await postItem(own, claimId, RING)).body as Item;
    for (const { row_id: id } of [item, waiting]) {
      const { status, body } = await put(claimId, id, {
        valuation: { ...VALUATION, replacement_cost_value: 50, currency: 'SEK' },
      });
      expect([status, body]).toMatchObject([
        400,
        { event_dict: { field: 'valuation.currency', reason: 'claim_in_another_currency' } },
      ]);
    }
    expect(await readLine(own, claimId, line)).toMatchObject({ replacement_cost_value: 4600 });
  });

  it('values an item that waits, and changes that appraisal the second time', async () => {
    const claimId = await makeClaim(own);
    const { row_id: rowId } = (await postItem(own, claimId, RING)).body as Item;
    const first = await put(claimId, rowId, { valuation: VALUATION });
    const [id = 0] = (first.body as Item).appraisal_ids;
    const again = await put(claimId, rowId, {
      valuation: { replacement_cost_value: 100.25, basis: 'quote', basis_source: 'Shop' },
    });
    expect((again.body as Item).appraisal_ids).toEqual([id]);
    expect(await readLine(own, claimId, id)).toMatchObject({
      replacement_cost_value: 100.25,
      acv_state: 'calculated',
      basis: 'quote',
      basis_source: 'Shop',
      basis_date: null,
      basis_note: null,
    });
    expect((await typesOf(claimId)).slice(2)).toEqual([
      'appraisal.created',
      'appraisal.updated',
      'appraisal.acv_calculated',
    ]);
  });

  it('gives a line no amount when the amount is null', async () => {
    const { claimId, item, line } = await makeRing(own);
    await put(claimId, item.row_id, {
      valuation: { replacement_cost_value: null, basis: 'handler' },
    });
    expect(await readLine(own, claimId, line)).toMatchObject({
      replacement_cost_value: null,
      actual_cash_value: null,
    });
  });

  it('renames the private product and the lines that have its name', async () => {
    const { claimId, item, line } = await makeRing(own);
    await put(claimId, item.row_id, { description: 'Signet ring', client_category_id: 11 });
    expect(await readLine(own, claimId, line)).toMatchObject({
      cp_name_cart: 'Signet ring',
      rp_name_cart: 'Signet ring',
      selected_client_category_id: 11,
    });
    expect(
      await asOwner('SELECT name, category_id FROM own_product WHERE row_id = $1', [item.row_id]),
    ).toEqual([{ name: 'Signet ring', category_id: 11 }]);
  });

  it('changes and clears the fields of an item', async () => {
    const { claimId, item } = await makeRing(own);
    const changed = await put(claimId, item.row_id, { external_id: 'core-20', age_months: 12 });
    expect(changed.body).toMatchObject({ external_id: 'core-20', date_purchase: '2025-03-02' });
    await put(claimId, item.row_id, { serial_number: 'C02XK1ABJG5H' });
    const refused = await put(claimId, item.row_id, { serial_number: null, quantity: 7 });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      event_dict: { field: 'serial_number', reason: 'null_changes_nothing' },
    });
    const cleared = await put(claimId, item.row_id, { clear: ['external_id', 'serial_number'] });
    expect(cleared.body).toMatchObject({ external_id: null, serial_number: null, quantity: 2 });
    // Nothing to empty.
    expect((await put(claimId, item.row_id, { serial_number: null })).status).toBe(200);
  });
});
