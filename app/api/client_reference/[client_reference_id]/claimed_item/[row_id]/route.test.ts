import { beforeAll, describe, expect, it } from 'vitest';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import {
  claimOf,
  committed,
  eventsOf,
  intakePath,
  itemsOf,
  post,
} from '@/tests/setup/inventory-desk';
import { rowsOfClient } from '@/tests/setup/owner';
import { makePublished } from '@/tests/setup/rule-sets';
import {
  CLAIMED,
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  REPLACEMENT,
  type Tenant,
} from '@/tests/setup/tenants';

let own: Tenant;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant({ currency: 'DKK' });
  await makePublished(own);
});

const put = (claimId: number, rowId: number, json: unknown, tenant = own) =>
  api('PUT', `/client_reference/${claimId}/claimed_item/${rowId}`, { key: tenant.key, json });
const add = (claimId: number, json: unknown) =>
  api('POST', `/client_reference/${claimId}/appraisal`, { key: own.key, json });
const read = async (claimId: number, id: number) =>
  (await api('GET', `/client_reference/${claimId}/appraisal/${id}`, { key: own.key }))
    .body as Record<string, unknown>;
const waitingOf = async (claimId: number) =>
  (
    (await api('GET', `/client_reference/${claimId}/claimed_item?waiting=true`, { key: own.key }))
      .body as { claimed_items: { row_id: number; appraisal_ids: number[] }[] }
  ).claimed_items;

const LIST = [
  'Description;Quantity;Purchase date;Condition;Receipt;Category',
  'A phone of ours;3;2022-06-15;average;yes;Phones',
  'Apple iPhone 13 128 GB;1;2022-06-15;;;',
].join('\n');

interface Imported {
  readonly claimId: number;
  readonly intakeId: number;
  readonly waiting: number;
  readonly rowId: number;
  readonly appraisalId: number;
}

async function imported(): Promise<Imported> {
  const { claimId, intakeId, items } = await committed(own, {}, LIST);
  const [first, second] = items;
  return {
    claimId,
    intakeId,
    waiting: first?.row_id ?? 0,
    rowId: second?.row_id ?? 0,
    appraisalId: second?.appraisal_id ?? 0,
  };
}

it('names all fields of an item that cannot be stored at once, when added as when changed', async () => {
  const { claimId, waiting } = await imported();
  const wrong = {
    description: 'Lamp',
    currency: 'SEK',
    client_category_id: 999_999,
    date_purchase: '2999-01-01',
    valuation: {
      replacement_cost_value: 1,
      basis: 'handler',
      basis_date: '2999-01-01',
      currency: 'EUR',
    },
  };
  const added = await api('POST', `/client_reference/${claimId}/claimed_item`, {
    key: own.key,
    json: wrong,
  });
  for (const { status, body } of [added, await put(claimId, waiting, wrong)]) {
    const { problems } = (body as { event_dict: { problems: { field: string }[] } }).event_dict;
    expect([status, problems.map(({ field }) => field).toSorted()]).toEqual([
      400,
      [
        'client_category_id',
        'currency',
        'date_purchase',
        'valuation.basis_date',
        'valuation.currency',
      ],
    ]);
  }
});

describe('an item without a product', () => {
  it('becomes an appraisal with the data of its row', async () => {
    const { claimId, waiting } = await imported();
    expect(await waitingOf(claimId)).toMatchObject([{ row_id: waiting, appraisal_ids: [] }]);
    const { body } = await add(claimId, { cpid: CLAIMED, rpid: REPLACEMENT, row_id: waiting });
    const { appraisal_id: id } = body as { appraisal_id: number };
    expect(await read(claimId, id)).toMatchObject({
      row_id: waiting,
      item_quantity: 3,
      date_purchase: '2022-06-15',
      appraisal_condition: 3,
      has_receipt: true,
      homepage_client_category_id: 10,
      acv_state: 'calculated',
    });
    expect(await waitingOf(claimId)).toEqual([]);
    expect(await itemsOf(claimId)).toMatchObject([{ id: waiting, pid: CLAIMED }, {}]);
    await api('PUT', `/client_reference/${claimId}/appraisal/${id}/acv`, {
      key: own.key,
      json: {},
    });
    const {
      total_replacement_cost_value: rcv,
      depreciation,
      acv_state: state,
    } = await read(claimId, id);
    expect([state, Math.round((100 * Number(depreciation)) / Number(rcv))]).toEqual([
      'calculated',
      60,
    ]);
  });

  it('prefers values given with the product over those of its row', async () => {
    const { claimId, waiting } = await imported();
    const { body } = await add(claimId, {
      cpid: CLAIMED,
      rpid: REPLACEMENT,
      row_id: waiting,
      item_quantity: 1,
      date_purchase: '2025-01-01',
      appraisal_condition: 5,
      has_receipt: false,
      claimed_amount: 12.5,
    });
    expect(await read(claimId, (body as { appraisal_id: number }).appraisal_id)).toMatchObject({
      item_quantity: 1,
      date_purchase: '2025-01-01',
      appraisal_condition: 5,
      has_receipt: false,
    });
    expect(await itemsOf(claimId)).toMatchObject([{ claimed_amount: '12.50' }, {}]);
  });

  it('takes eight concurrent products during a change and stores the first as its own', async () => {
    const { claimId, waiting } = await imported();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        n % 2 === 0
          ? add(claimId, { cpid: CLAIMED, rpid: REPLACEMENT, row_id: waiting })
          : put(claimId, waiting, { notes: `note ${n}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect((await claimOf(own, claimId)).metadata.totals.appraisal_count).toBe(5);
  });
});

describe('a claimed item', () => {
  it('passes purchase date and condition on to its appraisals, whose ACV is recalculated', async () => {
    const { claimId, rowId, appraisalId } = await imported();
    const before = await read(claimId, appraisalId);
    expect([before['acv_state'], Number(before['depreciation']) > 0]).toEqual(['calculated', true]);
    const { status, body } = await put(claimId, rowId, {
      date_purchase: '2026-03-01',
      condition: 2,
      description: 'my phone',
      location: 'Hall',
    });
    expect([status, body]).toMatchObject([
      200,
      {
        row_id: rowId,
        date_purchase: '2026-03-01',
        condition: 2,
        description: 'my phone',
        location: 'Hall',
        appraisal_ids: [appraisalId],
      },
    ]);
    expect(await read(claimId, appraisalId)).toMatchObject({
      date_purchase: '2026-03-01',
      appraisal_condition: 2,
      acv_state: 'calculated',
      depreciation: 0,
    });
    await put(claimId, rowId, { quantity: 2, receipt: true });
    expect(await read(claimId, appraisalId)).toMatchObject({
      item_quantity: 2,
      has_receipt: true,
      acv_state: 'calculated',
      actual_cash_value: 2 * Number(before['total_replacement_cost_value']),
    });
    expect((await eventsOf(claimId)).map(({ type }) => type).slice(2)).toEqual([
      'claimed_item.updated',
      'appraisal.updated',
      'appraisal.acv_calculated',
      'claimed_item.updated',
      'appraisal.updated',
      'appraisal.acv_calculated',
    ]);
  });

  it('keeps an entered ACV when its purchase date changes', async () => {
    const { claimId, rowId, appraisalId } = await imported();
    await api('PUT', `/client_reference/${claimId}/appraisal/${appraisalId}/acv`, {
      key: own.key,
      json: { actual_cash_value: 9, reason: 'worn' },
    });
    await put(claimId, rowId, { date_purchase: '2026-03-01' });
    expect(await read(claimId, appraisalId)).toMatchObject({
      actual_cash_value: 9,
      acv_state: 'entered',
      date_purchase: '2026-03-01',
    });
  });

  it('records nothing for equal values; only a real change prevents undoing its inventory', async () => {
    const { claimId, intakeId, rowId } = await imported();
    const before = await rowsOfClient(own.clientId);
    for (const json of [
      {},
      { notes: null },
      { date_purchase: '2022-06-15', quantity: 1, client_category_id: '10' },
    ])
      expect((await put(claimId, rowId, json)).status, JSON.stringify(json)).toBe(200);
    expect({ ...(await rowsOfClient(own.clientId)), request_log: [] }).toEqual({
      ...before,
      request_log: [],
    });
    await put(claimId, rowId, { notes: 'seen' });
    expect((await post(own, intakePath(claimId, intakeId, '/undo'), {})).body).toMatchObject({
      description: 'intake_id : can no longer be undone: an item has been changed',
    });
  });

  it('returns 404 for an item of another claim or client', async () => {
    const { claimId, rowId } = await imported();
    const foreign = await makeTenant();
    const theirs = await makeAppraisal(foreign, await makeClaim(foreign));
    for (const answer of [
      await put(await makeClaim(own), rowId, { notes: 'x' }),
      await put(claimId, theirs.rowId, { notes: 'x' }),
      await put(claimId, rowId, { notes: 'x' }, foreign),
      await put(claimId, 99_999_999, {}),
    ]) {
      expect([answer.status, answer.body]).toEqual([
        404,
        errorBody('ERNFCR', TITLES.NF, 'Claimed item not found'),
      ]);
    }
  });
});
