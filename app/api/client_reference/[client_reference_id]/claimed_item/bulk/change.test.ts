import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import { eventsOf, itemsOf } from '@/tests/setup/inventory-desk';
import {
  changeItems,
  type Item,
  itemPath,
  makeInsurers,
  makeRingAndLamp,
  postItem,
  problemsOf,
  readLine,
  RING,
  typesOf,
  VALUATION,
} from '@/tests/setup/items';
import { asOwner } from '@/tests/setup/owner';
import { recordStatements } from '@/tests/setup/recorded-statements';
import { makeClaim, type Tenant } from '@/tests/setup/tenants';

let own: Tenant;
let other: Tenant;

beforeAll(async () => {
  [own, other] = await makeInsurers();
});

const change = (claimId: number, items: readonly object[], rest: object = {}, tenant = own) =>
  changeItems(tenant, claimId, items, rest);
const changeCategory = (tenant: Tenant, claimId: number, rowId: number, id: number) =>
  changeItems(tenant, claimId, [{ row_id: rowId, client_category_id: id }]);
const add = async (claimId: number, json: object) =>
  (await postItem(own, claimId, json)).body as Item;

/** How many statements the change of so many valued items takes. */
async function statementsFor(count: number): Promise<number> {
  const claimId = await makeClaim(own);
  const items = Array.from({ length: count }, () => ({ ...RING, valuation: VALUATION }));
  const { body } = await api('POST', itemPath(claimId, '/bulk'), {
    key: own.key,
    json: { items },
  });
  const rings = (body as { claimed_items: Item[] }).claimed_items;
  const recorded = await recordStatements(async () => {
    const changes = rings.map((ring) => ({
      row_id: ring.row_id,
      quantity: 3,
      location: 'Hall',
    }));
    expect((await change(claimId, changes)).status).toBe(200);
  });
  return recorded.length;
}

describe('PUT claimed_item/bulk', () => {
  it('refuses an amount in another currency than the claim, and changes nothing', async () => {
    const { claimId, ring, lamp } = await makeRingAndLamp(own);
    const answer = await change(claimId, [
      { row_id: ring, quantity: 3 },
      { row_id: lamp, valuation: { ...VALUATION, currency: 'SEK' } },
    ]);
    expect([answer.status, problemsOf(answer)]).toMatchObject([
      400,
      [{ field: 'items.1.valuation.currency', reason: 'claim_in_another_currency' }],
    ]);
    expect(await itemsOf(claimId)).toMatchObject([{ quantity: 2 }, {}]);
  });

  it('changes items and their appraisals, with the events that each change alone has', async () => {
    const { claimId, ring, lamp, line } = await makeRingAndLamp(own);
    const { status, body } = await change(claimId, [
      { row_id: ring, quantity: 3, date_purchase: '2025-06-15', clear: ['location'] },
      { row_id: lamp, description: 'Floor lamp', claimed_amount: 12.5, age_months: 12 },
    ]);
    expect([status, body]).toEqual([200, { changed_ids: [ring, lamp], skipped_ids: [] }]);
    expect(await itemsOf(claimId)).toMatchObject([
      { quantity: 3, location: null, notes: RING.notes },
      { description: 'Floor lamp', claimed_amount: '12.50' },
    ]);
    expect(await readLine(own, claimId, line)).toMatchObject({
      item_quantity: 3,
      date_purchase: '2025-06-15',
      acv_state: 'calculated',
      total_replacement_cost_value: 3 * VALUATION.replacement_cost_value,
    });
    expect((await typesOf(claimId)).slice(4)).toEqual([
      'claimed_item.updated',
      'claimed_item.updated',
      'appraisal.updated',
      'appraisal.acv_calculated',
    ]);
  });

  it('values what waits and changes the amounts of what is valued', async () => {
    const { claimId, ring, lamp, line } = await makeRingAndLamp(own);
    const valuation = { replacement_cost_value: 99.95, basis: 'quote' };
    const { status } = await change(claimId, [
      { row_id: ring, valuation },
      { row_id: lamp, quantity: 2, client_category_id: 10, purchase: '2024', valuation },
    ]);
    expect(status).toBe(200);
    expect(await readLine(own, claimId, line)).toMatchObject({
      replacement_cost_value: 99.95,
      basis: 'quote',
      basis_source: null,
    });
    const list = await api('GET', itemPath(claimId), { key: own.key });
    const [, { appraisal_ids: [made = 0] = [] } = {}] = (
      list.body as { claimed_items: Partial<Item>[] }
    ).claimed_items;
    expect(await readLine(own, claimId, made)).toMatchObject({
      item_quantity: 2,
      total_replacement_cost_value: 199.9,
      date_purchase: '2024-07-01',
      acv_state: 'calculated',
    });
  });

  it('changes nothing if one item is refused, and names every problem by its place', async () => {
    const [{ claimId, ring, lamp }, elsewhere] = [
      await makeRingAndLamp(own),
      await makeRingAndLamp(own),
    ];
    const before = [await itemsOf(claimId), await eventsOf(claimId)];
    const third = (await add(claimId, { description: 'Chair' })).row_id;
    const answer = await change(claimId, [
      { row_id: ring, notes: 'engraved' },
      { row_id: lamp, date_purchase: '2026-03-03' },
      { row_id: elsewhere.lamp, notes: 'engraved' },
      { row_id: third, purchase: 'in the summer' },
    ]);
    expect(answer.status).toBe(400);
    expect(problemsOf(answer)).toMatchObject([
      { field: 'items.1.date_purchase', reason: 'after_damage' },
      { field: 'items.2.row_id', reason: 'claimed_item_not_found' },
      { field: 'items.3.purchase', reason: 'cell_not_a_date' },
    ]);
    expect([(await itemsOf(claimId)).slice(0, 2), (await eventsOf(claimId)).slice(0, -1)]).toEqual(
      before,
    );
  });

  it('names bad values of every kind in one answer', async () => {
    const { claimId, ring, lamp } = await makeRingAndLamp(own);
    const third = (await add(claimId, { description: 'Chair' })).row_id;
    const answer = await change(claimId, [
      { row_id: ring, quantity: 0 },
      { row_id: lamp, quantity: 'two' },
      { row_id: third, claimed_amount: 1.005 },
    ]);
    expect(answer.status).toBe(400);
    expect(problemsOf(answer)).toMatchObject([
      { field: 'items.0.quantity' },
      { field: 'items.1.quantity' },
      { field: 'items.2.claimed_amount' },
    ]);
  });

  it('warns of each item that a cleared date takes out of the sum', async () => {
    const { claimId, ring, lamp } = await makeRingAndLamp(own);
    await asOwner(`UPDATE client SET no_purchase_date = 'ask' WHERE id = $1`, [own.clientId]);
    const items = [
      { row_id: lamp, notes: 'brass' },
      { row_id: ring, clear: ['date_purchase'] },
    ];
    const { body } = await change(claimId, items);
    await asOwner(`UPDATE client SET no_purchase_date = 'none' WHERE id = $1`, [own.clientId]);
    expect(body).toMatchObject({
      changed_ids: [lamp, ring],
      warning_details: [{ field: 'items.1.date_purchase', reason: 'line_without_date' }],
    });
  });

  it('recalculates each ACV by rules and keeps one that a person entered, capped and outdated', async () => {
    const { claimId, ring, line } = await makeRingAndLamp(own);
    const handed = await add(claimId, { ...RING, valuation: VALUATION });
    const [entered = 0] = handed.appraisal_ids;
    await api('PUT', `/client_reference/${claimId}/appraisal/${entered}/acv`, {
      key: own.key,
      json: { actual_cash_value: 9000, reason: 'as new' },
    });
    const rings = [ring, handed.row_id];
    await change(
      claimId,
      rings.map((id) => ({ row_id: id, quantity: 1, date_purchase: '2026-03-01' })),
    );
    expect(await readLine(own, claimId, line)).toMatchObject({
      acv_state: 'calculated',
      actual_cash_value: 4600,
      acv_outdated: false,
    });
    expect(await readLine(own, claimId, entered)).toMatchObject({
      acv_state: 'entered',
      actual_cash_value: 4600,
      acv_outdated: true,
    });
  });

  it('needs no further statement for a further item, with its ACV by rules', async () => {
    expect(((await statementsFor(30)) - (await statementsFor(10))) / 20).toBeLessThan(0.5);
  });

  it.each([
    ['a negative amount', { claimed_amount: -1 }, 'claimed_amount'],
    ['an amount with three decimals', { claimed_amount: 1.005 }, 'claimed_amount'],
    ['an amount of 1e300', { claimed_amount: 1e300 }, 'claimed_amount'],
    ['a quantity of 1e300', { quantity: 1e300 }, 'quantity'],
    ['a date that does not exist', { date_purchase: '2025-02-30' }, 'date_purchase'],
    ['a day written that does not exist', { purchase: '30.02.2025' }, 'purchase'],
    ['a purchase in the future', { purchase: '2125' }, 'purchase'],
    ['a purchase after the damage', { purchase: '03.03.2026' }, 'purchase'],
    ['a limit of an age', { purchase: 'over 10 years' }, 'purchase'],
    ['a purchase beside a date', { purchase: '2019', date_purchase: '2019-07-01' }, 'purchase'],
    ['a purchase beside an age', { purchase: '2019', age_months: 3 }, 'purchase'],
    ['a purchase that is cleared', { purchase: '2019', clear: ['date_purchase'] }, 'clear'],
    ['an unknown category', { client_category_id: 999_999 }, 'client_category_id'],
    ['an empty description', { description: ' ' }, 'description'],
  ])('refuses %s by its place', async (_, wrong, field) => {
    const { claimId, ring, lamp } = await makeRingAndLamp(own);
    const before = await itemsOf(claimId);
    const { status, body } = await change(claimId, [
      { row_id: lamp, notes: 'engraved' },
      { row_id: ring, ...wrong },
    ]);
    expect([status, body]).toMatchObject([400, { event_dict: { field: `items.1.${field}` } }]);
    expect(await itemsOf(claimId)).toEqual(before);
  });

  it('refuses the category of another client like one that does not exist', async () => {
    const { claimId, lamp } = await makeRingAndLamp(own);
    const { body } = await api('PUT', '/category_settings', {
      key: other.key,
      json: { categories: [{ id: -1, name: 'Theirs' }] },
    });
    const { categories } = body as { categories: { id: number }[] };
    const theirs = Math.max(...categories.map(({ id }) => id));
    const answer = await changeCategory(own, claimId, lamp, theirs);
    expect(answer.body).toEqual((await changeCategory(own, claimId, lamp, 999_999)).body);
    expect(problemsOf(answer)).toMatchObject([{ reason: 'unknown_category' }]);
    const made = await makeRingAndLamp(other);
    expect((await changeCategory(other, made.claimId, made.lamp, theirs)).status).toBe(200);
  });

  it('answers an item of another claim or client like one that does not exist', async () => {
    const [{ claimId }, elsewhere, theirs] = [
      await makeRingAndLamp(own),
      await makeRingAndLamp(own),
      await makeRingAndLamp(other),
    ];
    const unknown = await change(claimId, [{ row_id: 99_999_998, notes: 'x' }]);
    expect([unknown.status, unknown.body]).toMatchObject([404, { event_code: 'ERNFCR' }]);
    for (const id of [elsewhere.lamp, theirs.lamp])
      expect((await change(claimId, [{ row_id: id, notes: 'x' }])).body).toEqual(unknown.body);
    const { status } = await change(claimId, [{ row_id: elsewhere.lamp }], {}, other);
    expect(status).toBe(404);
  });

  it('refuses no items, more than 500, and an item that is named twice', async () => {
    const { claimId, lamp } = await makeRingAndLamp(own);
    const many = Array.from({ length: 501 }, (_, n) => ({ row_id: n + 1 }));
    for (const items of [[], many, [{ row_id: lamp }, { row_id: lamp }]]) {
      const { status, body } = await change(claimId, items);
      expect([status, body]).toMatchObject([400, { event_code: 'ERWPCR' }]);
    }
  });
});

describe('a purchase as it is written', () => {
  it.each([
    ['en', '2 years old', '2024-03-02'],
    ['en', 'June 2019', '2019-06-15'],
    ['da', 'ca. 3 år', '2023-03-02'],
    ['da', '13/6-2019', '2019-06-13'],
    ['nb', '05/06/2022', '2022-06-05'],
    ['sv', '17-05-21', '2017-05-21'],
    ['sv', 'köpt 2019', '2019-07-01'],
    ['de', 'vor 4 Jahren', '2022-03-02'],
    ['de', 'Weihnachten 2020', '2020-12-24'],
    ['fi', '5 v', '2021-03-02'],
    ['fi', 'kesäkuu 2019', '2019-06-15'],
    ['en', '13.06.2019', '2019-06-13'],
    ['da', 'ved ikke', null],
    ['en', ' ', null],
  ])('is read like a cell of an inventory: %s, %s', async (language, purchase, day) => {
    const { claimId, ring, line } = await makeRingAndLamp(own);
    const { status, text } = await change(claimId, [{ row_id: ring, purchase }], { language });
    expect(status, text).toBe(200);
    expect(await readLine(own, claimId, line)).toMatchObject({ date_purchase: day });
  });

  it('is read in the language of the claim unless the call names one', async () => {
    const claimId = await makeClaim(own);
    const { row_id: id } = await add(claimId, { description: 'Lamp' });
    const answer = await change(claimId, [{ row_id: id, purchase: '17-05-21' }]);
    expect(problemsOf(answer)).toMatchObject([
      { field: 'items.0.purchase', reason: 'cell_ambiguous_date' },
    ]);
  });
});
