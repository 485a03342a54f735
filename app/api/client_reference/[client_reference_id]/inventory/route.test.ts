import { describe, expect, it } from 'vitest';
import { createAppraisal } from '@/lib/appraisals/create';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { fileOf } from '@/tests/setup/inventories';
import {
  appraisalsOf,
  claimOf,
  commit,
  committed,
  eventsOf,
  intakePath,
  itemsOf,
  post,
  preview,
} from '@/tests/setup/inventory-desk';
import { asOwner, rowsOfClient } from '@/tests/setup/owner';
import { CLAIMED, makeClaim, makeTenant, REPLACEMENT } from '@/tests/setup/tenants';
import { own } from './inventory.fixture';

describe('an inventory commit', () => {
  it('creates an item per row, an appraisal per chosen product, and one event', async () => {
    const { claimId, intakeId, items, ...made } = await committed(own, {});
    expect(made).toMatchObject({ status: 'committed', item_count: 3, appraisal_count: 1 });
    expect(items.map(({ row, appraisal_id }) => [row, appraisal_id !== null])).toEqual([
      [2, true],
      [3, false],
      [4, false],
    ]);
    expect(await itemsOf(claimId)).toMatchObject([
      {
        display_id: 1,
        description: 'Apple iPhone 13 128 GB',
        pid: CLAIMED,
        claimed_amount: '799.00',
        location: 'Hall',
        intake_id: intakeId,
        intake_row: 2,
      },
      { display_id: 2, description: 'iPhone 15 Pro', pid: null },
      { display_id: 3, quantity: 2, claimed_amount: '179.00' },
    ]);
    const [{ id: alone }] = (await asOwner<{ id: number }>(
      'SELECT id FROM appraisal WHERE id = $1',
      [(await createAppraisal(own.caller, claimId, { cpid: CLAIMED, rpid: CLAIMED })).appraisal_id],
    )) as [{ id: number }];
    const [ours, other] = await appraisalsOf(claimId);
    expect(other?.['id']).toBe(alone);
    for (const field of [
      'cpid',
      'rpid',
      'cp_name_cart',
      'rp_name_cart',
      'homepage_client_category_id',
      'selected_client_category_id',
      'offer_id',
      'shop_name',
      'replacement_cost_value',
      'rp_price_date',
      'appraisal_status_id',
    ]) {
      expect(ours?.[field], field).toEqual(other?.[field]);
    }
    const snapshots = await asOwner(
      'SELECT offer_id, shop_name, currency, total_price, price_date, source FROM price_snapshot WHERE appraisal_id = ANY($1) ORDER BY appraisal_id',
      [[ours?.['id'], alone]],
    );
    expect(snapshots[0]).toEqual(snapshots[1]);
    const recorded = (await eventsOf(claimId)).filter(({ type }) => type.startsWith('inventory.'));
    expect(recorded.map(({ payload }) => JSON.parse(payload).data)).toEqual([
      expect.objectContaining({
        intake_id: intakeId,
        item_count: 3,
        appraisal_count: 1,
        claimed_amount: 2177,
        currency: 'EUR',
      }),
    ]);
  });

  it('updates the totals of the claim and lists items without a product for appraisal', async () => {
    const { claimId, items } = await committed(own, {});
    expect((await claimOf(own, claimId)).metadata.totals.appraisal_count).toBe(1);
    const waiting = async () =>
      (
        await api('GET', `/client_reference/${claimId}/claimed_item?waiting=true&limit=1`, {
          key: own.key,
        })
      ).body as {
        claimed_items: { row_id: number; description: string }[];
        metadata: { next_cursor: string | null };
      };
    const first = await waiting();
    expect([
      first.claimed_items.map(({ description }) => description),
      first.metadata.next_cursor,
    ]).toEqual([['iPhone 15 Pro'], '2']);
    await createAppraisal(own.caller, claimId, {
      cpid: REPLACEMENT,
      rpid: REPLACEMENT,
      row_id: items[1]?.row_id,
    });
    expect((await waiting()).claimed_items.map(({ description }) => description)).toEqual([
      "Grandmother's floor lamp",
    ]);
    expect(
      (
        (await api('GET', `/client_reference/${claimId}/claimed_item`, { key: own.key })).body as {
          claimed_items: unknown[];
        }
      ).claimed_items,
    ).toHaveLength(3);
  });

  it('applies chosen products and excluded rows, and rejects unknown ones', async () => {
    const { claimId, item_count, appraisal_count } = await committed(own, {
      take_matches: 'none',
      choices: [{ row: 3, pid: REPLACEMENT }],
      leave_out: ['4'],
    });
    expect({ item_count, appraisal_count }).toEqual({ item_count: 2, appraisal_count: 1 });
    expect((await appraisalsOf(claimId)).map(({ cpid }) => cpid)).toEqual([REPLACEMENT]);
    const other = await makeClaim(own);
    const { intake_id: intakeId } = await preview(own, other);
    for (const [json, text] of [
      [
        { choices: [{ row: 9, pid: null }] },
        'choices : contains rows that are not in the inventory: 9',
      ],
      [{ leave_out: [1] }, 'leave_out : contains rows that are not in the inventory: 1'],
      [
        { choices: [{ row: 2, pid: 'no such product' }] },
        'choices : row 2 has a product that is not in the catalogue',
      ],
      [{ leave_out: [2, 3, 4] }, 'leave_out : no rows are left to import'],
    ] as const) {
      const { status, body } = await post(own, intakePath(other, intakeId, '/commit'), json);
      expect([status, body]).toEqual([400, errorBody('ERWPCR', TITLES.WP, text)]);
    }
    expect(await itemsOf(other)).toEqual([]);
  });

  it('rejects rows with errors and writes nothing, unless they are excluded', async () => {
    const claimId = await makeClaim(own);
    const { intake_id: intakeId } = await preview(
      own,
      claimId,
      fileOf('Description,Quantity\na,1\nb,0\nc,x\n'),
    );
    const before = await rowsOfClient(own.clientId);
    const refused = await post(own, intakePath(claimId, intakeId, '/commit'), {});
    expect([refused.status, refused.body]).toEqual([
      400,
      errorBody('ERWPCR', TITLES.WP, 'leave_out_errors : 2 rows have errors: 3, 4'),
    ]);
    const after = await rowsOfClient(own.clientId);
    expect({ ...after, request_log: [] }).toEqual({ ...before, request_log: [] });
    expect(await commit(own, claimId, intakeId, { leave_out_errors: true })).toMatchObject({
      item_count: 1,
    });
  });

  it('runs once when repeated, concurrent or under an Idempotency-Key', async () => {
    const { claimId, intakeId, ...first } = await committed(own);
    expect(await commit(own, claimId, intakeId, { take_matches: 'none' })).toMatchObject(first);
    const claim = await makeClaim(own);
    const { intake_id: id } = await preview(own, claim);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => post(own, intakePath(claim, id, '/commit'), {})),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await itemsOf(claim)).toHaveLength(3);
    const key = { 'idempotency-key': `commit-${id}` };
    const third = await makeClaim(own);
    const { intake_id: another } = await preview(own, third);
    const [one, two] = [
      await post(own, intakePath(third, another, '/commit'), {}, key),
      await post(own, intakePath(third, another, '/commit'), {}, key),
    ];
    expect([two.text, two.headers.get('idempotent-replayed')]).toEqual([one.text, 'true']);
  });

  it('leaves nothing behind if its last step fails', async () => {
    const claimId = await makeClaim(own);
    const { intake_id: intakeId } = await preview(own, claimId);
    await asOwner(
      `CREATE FUNCTION refuse_outbox() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.type = 'inventory.committed' THEN RAISE 'disk full'; END IF; RETURN NEW; END $$`,
    );
    await asOwner(
      'CREATE TRIGGER refuse_outbox BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION refuse_outbox()',
    );
    expect((await post(own, intakePath(claimId, intakeId, '/commit'), {})).status).toBe(500);
    await asOwner('DROP TRIGGER refuse_outbox ON outbox');
    expect([await itemsOf(claimId), await appraisalsOf(claimId)]).toEqual([[], []]);
    expect(await commit(own, claimId, intakeId)).toMatchObject({ item_count: 3 });
  });

  it('is rejected if the date of damage was moved before a purchase in the meantime', async () => {
    const claimId = await makeClaim(own);
    const { intake_id: intakeId } = await preview(own, claimId);
    await asOwner(`UPDATE client_reference SET date_damage = '2023-01-01' WHERE id = $1`, [
      claimId,
    ]);
    expect((await post(own, intakePath(claimId, intakeId, '/commit'), {})).body).toMatchObject({
      description:
        'intake_id : row 3 was bought after the damage on 2023-01-01: upload the file again',
    });
  });
});

it('returns 404 for an intake of another claim or client', async () => {
  const [here, there] = [await makeClaim(own), await makeClaim(own)];
  const { intake_id: intakeId } = await preview(own, here);
  const foreign = await makeTenant();
  for (const verb of ['', '/commit', '/undo']) {
    const call = (claimId: number, key: string) =>
      verb === ''
        ? api('GET', intakePath(claimId, intakeId, verb), { key })
        : api('POST', intakePath(claimId, intakeId, verb), { key, json: {} });
    for (const answer of [await call(there, own.key), await call(here, foreign.key)]) {
      expect([answer.status, answer.body]).toEqual([
        404,
        errorBody('ERNFCR', TITLES.NF, 'Inventory import not found'),
      ]);
    }
  }
  expect(await itemsOf(here)).toEqual([]);
});
