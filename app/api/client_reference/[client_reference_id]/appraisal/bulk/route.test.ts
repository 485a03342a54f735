import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Desk,
  makeDesk,
  makeGoods,
  makeLine,
  makeUncalculatedLine,
  UNDATED,
} from '@/tests/setup/acv-desk';
import { asOwner } from '@/tests/setup/owner';
import { recordStatements } from '@/tests/setup/recorded-statements';
import { makeClaim } from '@/tests/setup/tenants';
import { STANDARD_STATUSES } from '@/lib/shared/standard-statuses';

let desk: Desk;

beforeAll(async () => {
  await makeGoods();
  desk = await makeDesk(null);
});

const bulk = (claimId: number, json: object) =>
  desk.send('POST', `/client_reference/${claimId}/appraisal/bulk`, json);

const linesOf = async (claimId: number) =>
  asOwner<{ id: number; quantity: number; status: number; acv: number | null; revision: number }>(
    'SELECT id, item_quantity AS quantity, appraisal_status_id AS status, actual_cash_value::float AS acv, revision FROM appraisal WHERE client_reference_id = $1 ORDER BY id',
    [claimId],
  );

async function makeLines(...given: readonly object[]) {
  const claimId = await makeClaim(desk.tenant);
  const ids: number[] = [];
  for (const one of given) ids.push((await makeLine(desk, one, claimId)).id);
  return { claimId, ids };
}

async function statementsFor(count: number, change: object): Promise<number> {
  const { claimId, ids } = await makeLines(...Array.from({ length: count }, () => ({})));
  const recorded = await recordStatements(async () => {
    const changes = ids.map((id) => ({ appraisal_id: id, ...change }));
    expect((await bulk(claimId, { changes })).status).toBe(200);
  });
  return recorded.length;
}

/** The amounts, steps and open requests of a claim, and how many events its ACVs have. */
const outcomeOf = async (claimId: number) => [
  await asOwner(
    'SELECT a.actual_cash_value::text AS acv, v.steps, v.facts, o.actual_cash_value::text AS awaiting FROM appraisal a LEFT JOIN acv_calculation v ON v.client_id = a.client_id AND v.appraisal_id = a.id LEFT JOIN acv_override o ON o.client_id = a.client_id AND o.appraisal_id = a.id WHERE a.client_reference_id = $1 ORDER BY a.id',
    [claimId],
  ),
  await asOwner(
    "SELECT type, count(*)::int FROM audit_event WHERE client_reference_id = $1 AND type LIKE 'appraisal.acv%' GROUP BY type ORDER BY type",
    [claimId],
  ),
];

describe('changing many appraisals', () => {
  it('makes every change in one transaction, with an event each, and calculates by the rules', async () => {
    const { claimId, ids } = await makeLines(UNDATED, UNDATED);
    const dated = { item_quantity: 3, date_purchase: '2025-01-01' };
    const changes = [
      { appraisal_id: ids[0], ...dated, calculate_acv: true },
      { appraisal_id: ids[1], appraisal_status_id: 2 },
    ];
    const { status, body } = await bulk(claimId, { changes });
    expect([status, body]).toEqual([
      200,
      { changed_ids: ids, skipped_ids: [], not_calculated: [] },
    ]);
    expect(await linesOf(claimId)).toMatchObject([
      { quantity: 3, status: 1, acv: 600 },
      { quantity: 1, status: 2 },
    ]);
    const events = await asOwner<{ type: string }>(
      "SELECT type FROM audit_event WHERE client_reference_id = $1 AND type LIKE 'appraisal.%' AND type <> 'appraisal.created' ORDER BY sequence",
      [claimId],
    );
    expect(events.map(({ type }) => type)).toEqual([
      'appraisal.updated',
      'appraisal.acv_calculated',
      'appraisal.status_changed',
    ]);
  });

  it('changes nothing if one change is refused, and names each by its place and field', async () => {
    const { claimId, ids } = await makeLines({}, {});
    const before = await linesOf(claimId);
    const { status, body } = await bulk(claimId, {
      changes: [
        { appraisal_id: ids[0], item_quantity: 9 },
        { appraisal_id: ids[1], date_purchase: '2026-03-03' },
        { appraisal_id: 1, item_quantity: 2 },
      ],
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      event_dict: {
        problems: [
          { field: 'changes.1.date_purchase', reason: 'after_damage' },
          { field: 'changes.2.appraisal_id', reason: 'appraisal_not_found' },
        ],
      },
    });
    expect(await linesOf(claimId)).toEqual(before);
  });

  it.each([
    ['a negative quantity', { item_quantity: -1 }, 'changes.0.item_quantity'],
    ['a date that does not exist', { date_purchase: '2025-02-30' }, 'changes.0.date_purchase'],
    ['a quantity of 1e300', { item_quantity: 1e300 }, 'changes.0.item_quantity'],
    ['a negative price', { replacement_cost_value: -1 }, 'changes.0.replacement_cost_value'],
    [
      'a price with three decimals',
      { replacement_cost_value: 1.005 },
      'changes.0.replacement_cost_value',
    ],
    ['an unknown category', { client_category_id: 999_999 }, 'changes.0.client_category_id'],
    ['an unknown status', { appraisal_status_id: 99 }, 'changes.0.appraisal_status_id'],
  ])('refuses %s with its field', async (_, wrong, field) => {
    const { claimId, ids } = await makeLines({});
    const { status, body } = await bulk(claimId, {
      changes: [{ appraisal_id: ids[0], ...wrong }],
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ event_dict: { field } });
  });

  it('refuses an appraisal of another claim like an unknown one', async () => {
    const [one, other] = [await makeLines({}), await makeLines({})];
    for (const change of [{ item_quantity: 2 }, { delete: true }]) {
      const answer = (id: number | undefined) =>
        bulk(one.claimId, { changes: [{ appraisal_id: id, ...change }] });
      expect((await answer(other.ids[0])).body).toEqual((await answer(1)).body);
    }
    expect(await linesOf(other.claimId)).toHaveLength(1);
  });

  it('refuses an old revision, or leaves only that appraisal out if asked to', async () => {
    const { claimId, ids } = await makeLines({}, {});
    const [{ revision } = { revision: 0 }] = await linesOf(claimId);
    const changes = [
      { appraisal_id: ids[0], revision: revision + 1, item_quantity: 2 },
      { appraisal_id: ids[1], item_quantity: 2 },
    ];
    expect((await bulk(claimId, { changes })).status).toBe(412);
    expect((await linesOf(claimId)).map(({ quantity }) => quantity)).toEqual([1, 1]);
    const { body } = await bulk(claimId, { changes, skip_changed: true });
    expect(body).toMatchObject({ changed_ids: [ids[1]], skipped_ids: [ids[0]] });
    expect((await linesOf(claimId)).map(({ quantity }) => quantity)).toEqual([1, 2]);
  });

  it('changes prices; one above the limit counts once another person approves it', async () => {
    const limited = await makeDesk(500);
    const claimId = await makeClaim(limited.tenant);
    const lines = [];
    for (const _ of [1, 2]) lines.push(await makeLine(limited, UNDATED, claimId));
    const prices = [
      { replacement_cost_value: 600, is_price_per_item: false, item_quantity: 3 },
      { replacement_cost_value: 1600.5 },
    ];
    const { status, text } = await limited.send(
      'POST',
      `/client_reference/${claimId}/appraisal/bulk`,
      { changes: lines.map(({ id }, at) => ({ appraisal_id: id, ...prices[at] })) },
    );
    expect(status, text).toBe(200);
    const read = lines.map(async ({ path }) => (await limited.send('GET', path)).body);
    expect(await Promise.all(read)).toMatchObject([
      { total_replacement_cost_value: 600, replacement_cost_value_awaiting: null },
      { total_replacement_cost_value: 1000, replacement_cost_value_awaiting: 1600.5 },
    ]);
  });

  it('calculates many lines as one by one: the same amounts, steps, events and refusals', async () => {
    const given = [
      {},
      { item_quantity: 3 },
      { date_purchase: null },
      { date_purchase: '2019-05-01', has_receipt: true },
      { replacement_cost_value: 4000 },
    ];
    const limited = await makeDesk(500);
    const [together, single] = [await makeClaim(limited.tenant), await makeClaim(limited.tenant)];
    const ids: number[] = [];
    for (const one of given) {
      ids.push((await makeUncalculatedLine(limited, one, together)).id);
      const { path } = await makeUncalculatedLine(limited, one, single);
      await limited.send('PUT', `${path}/acv`, {});
    }
    const changes = ids.map((id) => ({ appraisal_id: id, calculate_acv: true }));
    const { body } = await limited.send('POST', `/client_reference/${together}/appraisal/bulk`, {
      changes,
    });
    expect(body).toMatchObject({ changed_ids: ids, not_calculated: [{ appraisal_id: ids[2] }] });
    expect(await outcomeOf(together)).toEqual(await outcomeOf(single));
  });

  it('lists what the rules cannot value and keeps the other changes of that line', async () => {
    const { claimId, ids } = await makeLines({ date_purchase: null }, {});
    const { status, body } = await bulk(claimId, {
      changes: ids.map((id) => ({ appraisal_id: id, comment: 'seen', calculate_acv: true })),
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ changed_ids: ids, not_calculated: [{ appraisal_id: ids[0] }] });
    expect((await linesOf(claimId)).map(({ acv }) => acv)).toEqual([null, 200]);
  });

  it.each([
    ['changed', { item_quantity: 3, appraisal_status_id: 2, calculate_acv: true }],
    ['deleted', { delete: true }],
  ])('needs no further statement for a further line that is %s', async (_, change) => {
    // So many that statements of a new connection do not count.
    const [many, few] = [await statementsFor(44, change), await statementsFor(4, change)];
    expect((many - few) / 40).toBeLessThan(0.5);
  });

  it('two of them at once on the same lines both end, one after the other', async () => {
    const { claimId, ids } = await makeLines({}, {}, {});
    const answers = await Promise.all(
      [ids, ids.toReversed()].map((order, at) =>
        bulk(claimId, {
          changes: order.map((id) => ({ appraisal_id: id, item_quantity: 5 + at })),
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set((await linesOf(claimId)).map(({ quantity }) => quantity)).size).toBe(1);
  });
});

const eventsOf = (claimId: number, table = 'audit_event') =>
  asOwner<{ data: object }>(
    `SELECT payload::jsonb -> 'data' AS data FROM ${table} WHERE client_reference_id = $1 AND type = 'appraisal.deleted' ORDER BY payload::jsonb -> 'data' -> 'appraisal_id'`,
    [claimId],
  );

const withoutIds = ({ data }: { data: object }) => ({ ...data, appraisal_id: 0, row_id: 0 });

async function totalsOf(claimId: number) {
  const { body } = await desk.send('GET', `/client_reference/${claimId}/totals`);
  return { ...(body as object), lines: null };
}

describe('deleting many appraisals', () => {
  it('leaves the claim, its events and webhooks as single deletions do', async () => {
    const [together, single] = [await makeLines({}, UNDATED, {}), await makeLines({}, UNDATED, {})];
    const path = (id: number | undefined) => `/client_reference/${single.claimId}/appraisal/${id}`;
    for (const id of single.ids.slice(0, 2)) await desk.send('DELETE', path(id));
    const [first, second, third] = await linesOf(together.claimId);
    const { body } = await bulk(together.claimId, {
      changes: [first, second].map((line) => ({
        appraisal_id: line?.id,
        revision: line?.revision,
        delete: true,
        item_quantity: 7,
      })),
    });
    expect(body).toEqual({
      changed_ids: [first?.id, second?.id],
      skipped_ids: [],
      not_calculated: [],
    });
    expect(await linesOf(together.claimId)).toEqual([third]);
    const [events, expected] = [await eventsOf(together.claimId), await eventsOf(single.claimId)];
    expect(events).toHaveLength(2);
    expect(events.map(withoutIds)).toEqual(expected.map(withoutIds));
    expect(await eventsOf(together.claimId, 'outbox')).toEqual(events);
    expect(await totalsOf(together.claimId)).toEqual(await totalsOf(single.claimId));
  });

  it('deletes none if one has changed since or is paid, or leaves out the changed one', async () => {
    const { claimId, ids } = await makeLines({}, {}, {});
    const [paid] = ids;
    await bulk(claimId, {
      changes: [{ appraisal_id: paid, appraisal_status_id: STANDARD_STATUSES.paid }],
    });
    const before = await linesOf(claimId);
    const [, changed, other] = before.map(({ id, revision }) => ({
      appraisal_id: id,
      revision,
      delete: true,
    }));
    const late = { ...changed, revision: 1000 };
    const locked = await bulk(claimId, { changes: [{ appraisal_id: paid, delete: true }, other] });
    expect([locked.status, locked.body]).toMatchObject([
      409,
      { event_dict: { field: 'changes.0.appraisal_id', reason: 'line_paid' } },
    ]);
    expect((await bulk(claimId, { changes: [late, other] })).status).toBe(412);
    expect(await linesOf(claimId)).toEqual(before);
    const { body } = await bulk(claimId, { changes: [late, other], skip_changed: true });
    expect(body).toMatchObject({ changed_ids: [ids[2]], skipped_ids: [ids[1]] });
    expect(await linesOf(claimId)).toEqual(before.slice(0, 2));
  });
});
