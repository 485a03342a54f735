import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '@/tests/setup/api';
import { committed, eventsOf } from '@/tests/setup/inventory-desk';
import {
  changeItems,
  type Item,
  itemPath,
  makeInsurers,
  postItem,
  problemsOf,
  readLine,
  RING,
  VALUATION,
} from '@/tests/setup/items';
import { openLink } from '@/tests/setup/portal';
import { makeClaim, type Tenant } from '@/tests/setup/tenants';

let own: Tenant;

beforeAll(async () => {
  [own] = await makeInsurers();
});

const LIST = [
  'Description;Quantity;Purchase date',
  'Apple iPhone 13 128 GB;1;2019',
  'Apple iPhone 13 128 GB;1;jun 2019',
  'Apple iPhone 13 128 GB;1;3 years old',
  'Apple iPhone 13 128 GB;1;2019-07-01',
  'Apple iPhone 13 128 GB;1;',
].join('\n');

const itemOf = async (claimId: number, rowId: number) =>
  (
    (await api('GET', itemPath(claimId), { key: own.key })).body as { claimed_items: Item[] }
  ).claimed_items.find(({ row_id: id }) => id === rowId);

/** A claim with a ring that was bought in 2019. */
async function makeOldRing() {
  const claimId = await makeClaim(own);
  const given = { date_purchase: '2019-07-01', date_purchase_precision: 'year' };
  const json = { ...RING, ...given, valuation: VALUATION };
  const { body } = await postItem(own, claimId, json);
  const {
    row_id: ring,
    appraisal_ids: [line = 0],
  } = body as Item;
  const put = (change: object) =>
    api('PUT', itemPath(claimId, `/${ring}`), { key: own.key, json: change });
  return { claimId, ring, line, put };
}

const lastChange = async (claimId: number) => {
  const events = (await eventsOf(claimId)).filter(({ type }) => type === 'claimed_item.updated');
  return (JSON.parse(events.at(-1)?.payload ?? '{}') as { data: object }).data;
};

describe('how exactly a purchase is known', () => {
  it('is stored with each row of an inventory and its appraisal', async () => {
    const { claimId, items } = await committed(own, { take_matches: 'all' }, LIST);
    const stored = await Promise.all(
      items.map(async ({ row_id: rowId, appraisal_id: id }) => [
        await itemOf(claimId, rowId),
        await readLine(own, claimId, id ?? 0),
      ]),
    );
    for (const [at, day, precision] of [
      [0, '2019-07-01', 'year'],
      [1, '2019-06-15', 'month'],
      [2, '2023-03-02', 'age'],
      [3, '2019-07-01', 'day'],
      [4, null, null],
    ] as const)
      for (const one of stored[at] ?? [])
        expect(one).toMatchObject({ date_purchase: day, date_purchase_precision: precision });
  });

  it('decides how the calculation names the purchase, not what it comes to', async () => {
    const { claimId, line, put } = await makeOldRing();
    const acv = async () =>
      (await api('GET', `/client_reference/${claimId}/appraisal/${line}/acv`, { key: own.key }))
        .body as { actual_cash_value: number; steps: { sentence: string; values: object }[] };
    const before = await acv();
    const step = before.steps.find(({ sentence }) => sentence.startsWith('Bought'));
    expect(step?.sentence).toContain('Bought 2019, damaged 2 Mar 2026');
    expect(step?.values).toMatchObject({ purchase: '2019-07-01', purchase_precision: 'year' });
    await put({ date_purchase: '2019-07-01', date_purchase_precision: 'day' });
    const after = await acv();
    expect(after.actual_cash_value).toBe(before.actual_cash_value);
    expect(after.steps.map(({ sentence }) => sentence).join(' ')).toContain('Bought 1 Jul 2019');
  });

  it('stays with an equal date, and is a day with another one', async () => {
    const { claimId, ring, line, put } = await makeOldRing();
    await put({ date_purchase: '2019-07-01', notes: 'of gold' });
    expect(await itemOf(claimId, ring)).toMatchObject({ date_purchase_precision: 'year' });
    const { body } = await put({ date_purchase: '2018-03-04' });
    expect(body).toMatchObject({ date_purchase: '2018-03-04', date_purchase_precision: 'day' });
    expect(await readLine(own, claimId, line)).toMatchObject({ date_purchase_precision: 'day' });
    expect(await lastChange(claimId)).toMatchObject({
      changes: { date_purchase: '2018-03-04', date_purchase_precision: 'day' },
      previous: { date_purchase: '2019-07-01', date_purchase_precision: 'year' },
    });
  });

  it.each([
    ['2017', '2017-07-01', 'year'],
    ['06/2018', '2018-06-15', 'month'],
    ['2018-06', '2018-06-15', 'month'],
    ['3 years', '2023-03-02', 'age'],
    ['13.06.2018', '2018-06-13', 'day'],
  ])('is read with a purchase as it is written: %s', async (purchase, day, precision) => {
    const { claimId, ring, line } = await makeOldRing();
    const { status, text } = await changeItems(own, claimId, [{ row_id: ring, purchase }], {
      language: 'en',
    });
    expect(status, text).toBe(200);
    for (const one of [await itemOf(claimId, ring), await readLine(own, claimId, line)])
      expect(one).toMatchObject({ date_purchase: day, date_purchase_precision: precision });
  });

  it('is an age where an age is given, and nothing without a date', async () => {
    const { claimId, ring, line, put } = await makeOldRing();
    expect((await put({ age_months: 36 })).body).toMatchObject({ date_purchase_precision: 'age' });
    await put({ clear: ['date_purchase'] });
    expect(await itemOf(claimId, ring)).toMatchObject({ date_purchase_precision: null });
    expect(await readLine(own, claimId, line)).toMatchObject({ date_purchase_precision: null });
    await put({ date_purchase: '2020-01-01' });
    expect(await itemOf(claimId, ring)).toMatchObject({ date_purchase_precision: 'day' });
  });

  it('can be changed with the appraisal, alone and with others', async () => {
    const { claimId, line } = await makeOldRing();
    const path = `/client_reference/${claimId}/appraisal`;
    const given = { date_purchase: '2018-06-15', date_purchase_precision: 'month' };
    await api('PUT', `${path}/${line}`, { key: own.key, json: given });
    expect(await readLine(own, claimId, line)).toMatchObject(given);
    const changes = [{ appraisal_id: line, date_purchase: '2018-06-16' }];
    await api('POST', `${path}/bulk`, { key: own.key, json: { changes } });
    expect(await readLine(own, claimId, line)).toMatchObject({ date_purchase_precision: 'day' });
  });

  it('is refused without a date', async () => {
    const { put } = await makeOldRing();
    const answer = await put({ date_purchase_precision: 'month' });
    expect(answer.status).toBe(400);
    expect(problemsOf(answer)).toMatchObject([
      { field: 'date_purchase_precision', reason: 'precision_without_date' },
    ]);
  });

  it('is a column of the exported lines, and what the portal shows', async () => {
    const { claimId } = await makeOldRing();
    const { text } = await api('GET', `/client_reference/${claimId}/lines?format=csv`, {
      key: own.key,
    });
    const [row] = parse<Record<string, string>>(text, { columns: true, bom: true });
    expect(row).toMatchObject({ date_purchase: '2019-07-01', date_purchase_precision: 'year' });
    const { body } = await api('GET', '/portal', { portal: await openLink(own, claimId) });
    expect(body).toMatchObject({
      items: [{ age: '≈ 6 years', date_purchase: '2019-07-01', date_purchase_precision: 'year' }],
    });
  });
});
