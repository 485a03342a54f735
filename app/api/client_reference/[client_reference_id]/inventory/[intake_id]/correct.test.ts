import { describe, expect, it } from 'vitest';
import type { Inventory } from '@/lib/contract/inventory';
import { api } from '@/tests/setup/api';
import { fileOf } from '@/tests/setup/inventories';
import { commit, eventsOf, intakePath, itemsOf, preview } from '@/tests/setup/inventory-desk';
import { asOwner } from '@/tests/setup/owner';
import { makeClaim, makeTenant } from '@/tests/setup/tenants';
import { own } from '../inventory.fixture';

interface Draft {
  readonly claimId: number;
  readonly intake: Inventory;
}

async function draftOf(text: string): Promise<Draft> {
  const claimId = await makeClaim(own);
  return { claimId, intake: await preview(own, claimId, fileOf(text)) };
}

const patch = ({ claimId, intake }: Draft, json: object, ifMatch?: number) =>
  api('PATCH', intakePath(claimId, intake.intake_id, ''), {
    key: own.key,
    json,
    ...(ifMatch !== undefined && { headers: { 'if-match': `"${ifMatch}"` } }),
  });

async function corrected(draft: Draft, json: object) {
  const answer = await patch(draft, json);
  expect(answer.status, answer.text).toBe(200);
  return answer.body as Omit<Inventory, 'status'> & { removed_rows: number[] };
}

const read = async ({ claimId, intake }: Draft) =>
  (await api('GET', intakePath(claimId, intake.intake_id, ''), { key: own.key })).body as Inventory;

const cell = (row: number, field: string, text: string | null) => ({
  rows: [{ row, cells: [{ field, text }] }],
});

const MESSY = [
  'Item;Quantity;Price;Bought;Room',
  'Sofa;0;450,00;31.02.2020;Living room',
  'Lamp;2;89,50;2019;',
  'Total;;629,00;;',
].join('\n');

describe('a correction of an inventory draft', () => {
  it('is read like a cell of the file, answers only what changed, and is what the commit takes', async () => {
    const draft = await draftOf(MESSY);
    const first = await corrected(draft, cell(2, 'quantity', '1 stk'));
    expect(first.rows.map(({ row, quantity }) => [row, quantity])).toEqual([[2, 1]]);
    expect(first.revision).toBe(2);
    const second = await corrected(draft, cell(2, 'date_purchase', '13. jun. 2019'));
    expect(second.rows[0]).toMatchObject({ date_purchase: '2019-06-13', problems: [] });
    expect(second.rows[0]?.corrections).toEqual([
      { field: 'quantity', text: '1 stk', file_text: '0' },
      { field: 'date_purchase', text: '13. jun. 2019', file_text: '31.02.2020' },
    ]);
    expect(second.totals).toMatchObject({ usable_count: 2, error_count: 0, claimed_amount: 629 });
    await commit(own, draft.claimId, draft.intake.intake_id);
    expect(await itemsOf(draft.claimId)).toMatchObject([
      { description: 'Sofa', quantity: 1, claimed_amount: '450.00' },
      { description: 'Lamp', quantity: 2, claimed_amount: '179.00' },
    ]);
    const event = (await eventsOf(draft.claimId)).at(-1);
    expect(JSON.parse(event?.payload ?? '{}')).toMatchObject({
      data: {
        correction_count: 2,
        corrections: [
          {
            row: 2,
            field: 'quantity',
            file_text: '0',
            text: '1 stk',
            by: expect.stringMatching(/^key:/),
          },
          { row: 2, field: 'date_purchase', file_text: '31.02.2020', text: '13. jun. 2019' },
        ],
      },
    });
  });

  it('is undone by null: the row is again as the file says', async () => {
    const draft = await draftOf(MESSY);
    await corrected(draft, cell(3, 'description', 'Floor lamp'));
    const { rows } = await corrected(draft, cell(3, 'description', null));
    expect(rows).toEqual([draft.intake.rows[1]]);
    expect(await read(draft)).toMatchObject({ revision: 3, rows: draft.intake.rows });
  });

  it.each([
    ['quantity', '-1', 'too_small'],
    ['quantity', '1e300', 'cell_not_an_integer'],
    ['claimed_amount', '-5', 'negative'],
    ['claimed_amount', '1.2345', 'cell_more_than_two_decimals'],
    ['claimed_amount', '1e300', 'cell_too_large'],
    ['claimed_amount', '=1+1', 'cell_not_an_amount'],
    ['claimed_amount', '100 USD', 'claim_in_another_currency'],
    ['date_purchase', '2023-02-29', 'cell_day_does_not_exist'],
    ['date_purchase', '2026-03-03', 'cell_after_damage'],
    ['description', 'x'.repeat(10_000), 'text_too_long'],
    ['description', '', 'required'],
  ])('that cannot be read is a problem of its cell: %s %s', async (field, text, reason) => {
    const draft = await draftOf('Item;Price\nLamp;5,50\n');
    const { rows, totals } = await corrected(draft, cell(2, field, text));
    expect(rows[0]?.problems.map(({ severity, cause }) => [severity, cause?.reason])).toEqual([
      ['error', reason],
    ]);
    expect(totals).toMatchObject({ usable_count: 0, error_count: 1, claimed_amount: 0 });
    expect(rows[0]?.corrections?.[0]?.text).toBe(text);
  });

  it('changes no other row, however it writes its amount or its day', async () => {
    const draft = await draftOf('Item;Price;Bought\nA;1,299;05/06/2022\nB;1299;2022-06-05\n');
    const answer = await corrected(draft, {
      rows: [
        { row: 3, cells: [{ field: 'purchase_price', text: '1.299,50' }] },
        { row: 3, cells: [{ field: 'date_purchase', text: '25/12/2021' }] },
      ],
    });
    expect(answer.rows.map(({ row }) => row)).toEqual([3]);
    expect((await read(draft)).rows[0]).toEqual(draft.intake.rows[0]);
  });

  it('in the currency of the claim is read in a column of another', async () => {
    const draft = await draftOf('Item;Price (USD)\nLamp;5\n');
    expect(draft.intake.rows[0]?.problems[0]?.cause?.reason).toBe('claim_in_another_currency');
    const { rows } = await corrected(draft, cell(2, 'purchase_price', '4,50'));
    expect(rows[0]).toMatchObject({ claimed_amount: 4.5, problems: [] });
  });

  it('of the currency is that of the amounts, whatever their cells say', async () => {
    const draft = await draftOf('Item;Price\nLamp;5 USD\n');
    expect((await corrected(draft, cell(2, 'currency', 'EUR'))).rows[0]?.problems).toEqual([]);
    const other = await corrected(draft, cell(2, 'currency', 'SEK'));
    expect(other.rows[0]?.problems[0]?.cause?.reason).toBe('claim_in_another_currency');
  });

  it('of a date replaces the age beside it', async () => {
    const draft = await draftOf('Item;Age\nLamp;ca. 3 years\n');
    expect(draft.intake.rows[0]?.date_purchase_precision).toBe('age');
    const { rows } = await corrected(draft, cell(2, 'date_purchase', ''));
    expect(rows[0]).toMatchObject({ date_purchase: null, assumptions: [{ field: 'category' }] });
  });

  it('makes a skipped row an item, and takes it back', async () => {
    const draft = await draftOf(MESSY);
    const taken = await corrected(draft, { rows: [{ row: 4, include: true }] });
    expect(taken.rows).toMatchObject([
      { row: 4, description: 'Total', include: true, skipped: { reason: 'is a total' } },
    ]);
    expect(taken.skipped_rows).toEqual([]);
    const back = await corrected(draft, { rows: [{ row: 4, include: null }] });
    expect(back).toMatchObject({ rows: [], removed_rows: [4] });
    expect(back.skipped_rows).toEqual(draft.intake.skipped_rows);
  });

  it('leaves a row out of totals and commit; what repeated it is then no duplicate', async () => {
    const draft = await draftOf('Item;Price\nLamp;100\nLamp;100\n');
    const { rows, totals } = await corrected(draft, { rows: [{ row: 2, include: false }] });
    expect(rows.map(({ row, duplicate_of: of }) => [row, of])).toEqual([
      [2, null],
      [3, null],
    ]);
    expect(totals).toMatchObject({ usable_count: 1, left_out_count: 1, claimed_amount: 100 });
    await commit(own, draft.claimId, draft.intake.intake_id);
    expect((await itemsOf(draft.claimId)).map(({ intake_row: row }) => row)).toEqual([3]);
  });

  it('of a proposed product counts before what the commit says of all', async () => {
    const draft = await draftOf('Item\nApple iPhone 13 128 GB\niPhone 15 Pro\n');
    await corrected(draft, {
      rows: [
        { row: 2, take_match: false },
        { row: 3, take_match: true },
      ],
    });
    const { items } = await commit(own, draft.claimId, draft.intake.intake_id);
    expect(items.map(({ appraisal_id: id }) => id !== null)).toEqual([false, true]);
  });

  it('with an outdated If-Match is refused and changes nothing, also for a commit', async () => {
    const draft = await draftOf(MESSY);
    await corrected(draft, cell(2, 'quantity', '1'));
    expect((await patch(draft, cell(2, 'quantity', '5'), 1)).status).toBe(412);
    const answer = await api('POST', intakePath(draft.claimId, draft.intake.intake_id, '/commit'), {
      key: own.key,
      json: { leave_out_errors: true },
      headers: { 'if-match': '"1"' },
    });
    expect(answer.status).toBe(412);
    expect(await read(draft)).toMatchObject({ revision: 2, rows: [{ quantity: 1 }, {}] });
    expect(await itemsOf(draft.claimId)).toEqual([]);
  });

  it('reads only what changed, to the same result as reading the whole file', async () => {
    const draft = await draftOf(
      'Item;Quantity;Price;Age\nKitchen;;;\nLamp;1;50;2\nLamp;1;50;2\nRug;;90;\nTotal;;190;\nSofa;1;;\n',
    );
    const changes = [
      cell(4, 'purchase_price', '60'),
      cell(4, 'purchase_price', null),
      { rows: [{ row: 3, include: false }] },
      { rows: [{ row: 2, include: true }] },
      cell(5, 'description', 'Lamp'),
      {
        rows: [
          { row: 2, include: null },
          { row: 6, include: true, cells: [{ field: 'quantity', text: 'x' }] },
        ],
      },
      { columns: [{ column: 4, field: 'notes' }] },
      { header_row: 2 },
      { header_row: 1 },
      cell(7, 'age', '3-5 years'),
    ];
    for (const change of changes) {
      await corrected(draft, change);
      const stored = await read(draft);
      // Without it the next reading takes nothing from this one.
      await asOwner("UPDATE inventory_intake SET preview = preview - 'read_with' WHERE id = $1", [
        draft.intake.intake_id,
      ]);
      expect(await corrected(draft, {}), JSON.stringify(change)).toMatchObject({
        rows: [],
        removed_rows: [],
        skipped_rows: stored.skipped_rows,
        totals: stored.totals,
      });
    }
  });

  it('reads all rows again after the facts of the claim have changed', async () => {
    const draft = await draftOf('Item;Age\nLamp;2\nSofa;3\n');
    await asOwner("UPDATE client_reference SET date_damage = '2025-01-31' WHERE id = $1", [
      draft.claimId,
    ]);
    const { rows } = await corrected(draft, cell(2, 'age', '4'));
    expect(rows.map(({ row, date_purchase: day }) => [row, day])).toEqual([
      [2, '2021-01-31'],
      [3, '2022-01-31'],
    ]);
  });

  it('by two writers at once keeps both', async () => {
    const draft = await draftOf(MESSY);
    const answers = await Promise.all([
      patch(draft, cell(2, 'quantity', '3')),
      patch(draft, cell(3, 'description', 'Floor lamp')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read(draft)).toMatchObject({
      revision: 3,
      rows: [{ quantity: 3 }, { description: 'Floor lamp' }],
    });
  });

  it('is refused for rows of another draft, other clients, and after the commit', async () => {
    const draft = await draftOf('Item;Price\nLamp;100\n');
    const stranger = await makeTenant();
    expect((await patch(draft, cell(3, 'description', 'x'))).text).toContain('rows');
    expect((await patch(draft, cell(3, 'description', 'x'))).status).toBe(400);
    const path = intakePath(draft.claimId, draft.intake.intake_id, '');
    const foreign = await api('PATCH', path, { key: stranger.key, json: {} });
    expect(foreign.status).toBe(404);
    const elsewhere = intakePath(await makeClaim(own), draft.intake.intake_id, '');
    expect((await api('PATCH', elsewhere, { key: own.key, json: {} })).status).toBe(404);
    await commit(own, draft.claimId, draft.intake.intake_id);
    expect((await patch(draft, cell(2, 'description', 'x'))).status).toBe(400);
    expect(
      await asOwner('SELECT 1 FROM inventory_file WHERE intake_id = $1', [draft.intake.intake_id]),
    ).toEqual([]);
  });

  it('with NUL is refused, and a file with control characters is read again as before', async () => {
    const draft = await draftOf('Item;Notes\nLa\u0007mp;\n"Chair";ok\n');
    expect((await patch(draft, cell(2, 'description', 'a\u0000'))).status).toBe(400);
    await corrected(draft, cell(3, 'notes', 'good'));
    expect((await read(draft)).rows[0]).toEqual(draft.intake.rows[0]);
  });
});
