import { describe, expect, it } from 'vitest';
import { fileOf } from '@/tests/setup/inventories';
import { itemsOf, post, intakePath, preview } from '@/tests/setup/inventory-desk';
import { asOwner } from '@/tests/setup/owner';
import { CLAIMED, makeClaim } from '@/tests/setup/tenants';
import { own } from './inventory.fixture';

describe('an inventory preview of a messy list', () => {
  it('names skipped rows and counts them in no total and no item', async () => {
    const claimId = await makeClaim(own);
    const { rows, skipped_rows, totals, intake_id } = await preview(
      own,
      claimId,
      fileOf('Items lost\nItem;Quantity;Price\nKitchen;;\nPot;2 pcs.;€ 45,50\nTotal;;91,00\n'),
    );
    expect(rows.map(({ row, location }) => [row, location])).toEqual([[4, 'Kitchen']]);
    expect(skipped_rows).toEqual([
      {
        row: 3,
        text: 'Kitchen',
        amount: null,
        reason: 'names a room',
        cause: { reason: 'row_is_room', values: {} },
      },
      {
        row: 5,
        text: 'Total 91,00',
        amount: 91,
        reason: 'is a total',
        cause: { reason: 'row_is_total', values: {} },
      },
    ]);
    expect(totals).toMatchObject({ row_count: 1, claimed_amount: 91, file_total: 91 });
    await post(own, intakePath(claimId, intake_id, '/commit'), {});
    expect(await itemsOf(claimId)).toMatchObject([
      { description: 'Pot', quantity: 2, claimed_amount: '91.00', location: 'Kitchen' },
    ]);
  });

  it('marks rows that repeat a row of the file or an item of the claim', async () => {
    const claimId = await makeClaim(own);
    const list = 'Item;Price\nFloor lamp;100\nCarpet;200\nFloor lamp;100\n';
    const first = await preview(own, claimId, fileOf(list));
    expect(first.rows.map(({ duplicate_of: of }) => of)).toEqual([
      null,
      null,
      { row: 2, row_id: null },
    ]);
    await post(own, intakePath(claimId, first.intake_id, '/commit'), { leave_out: [4] });
    const [lamp, carpet] = await itemsOf(claimId);
    const again = await preview(own, claimId, fileOf(`${list}Chair;50\n`));
    expect(again.rows.map(({ duplicate_of: of }) => of)).toEqual([
      { row: null, row_id: lamp?.['id'] },
      { row: null, row_id: carpet?.['id'] },
      { row: 2, row_id: lamp?.['id'] },
      null,
    ]);
    expect(again.rows[2]?.problems.map(({ severity, cause }) => [severity, cause])).toEqual([
      ['warning', { reason: 'row_repeats_row', values: { row: 2 } }],
      ['warning', { reason: 'row_repeats_item', values: { number: 1 } }],
    ]);
    const elsewhere = await preview(own, await makeClaim(own), fileOf('Item;Price\nCarpet;200\n'));
    expect(elsewhere.rows[0]?.duplicate_of).toBeNull();
  });

  it('questions a purchase only if it was surely before the product came on the market', async () => {
    const [family] = await asOwner<{ name: string; released: string }>(
      `SELECT p.name, f.release_date::text AS released FROM product p JOIN product_variant v ON v.vcid = p.vcid
       JOIN product_family f ON f.alid = v.alid WHERE p.pid = $1`,
      [CLAIMED],
    );
    const released = family?.released ?? '';
    const year = released.slice(0, 4);
    const days = [`${Number(year) - 1}-06-01`, released, year, String(Number(year) - 1)];
    const { rows } = await preview(
      own,
      await makeClaim(own),
      fileOf(`Item;Bought\n${days.map((day) => `${family?.name};${day}`).join('\n')}\nPot;1990\n`),
    );
    const why = {
      reason: 'cell_before_release',
      values: { product: family?.name, date: released },
    };
    expect(
      rows.map(({ problems }) =>
        problems.flatMap(({ field, cause }) => (field === 'date_purchase' ? cause : [])),
      ),
    ).toEqual([[why], [], [], [why], []]);
    expect(rows[0]?.problems.every(({ severity }) => severity === 'warning')).toBe(true);
  });

  it('takes the category of a row without a known one from its description, unless it gets a product', async () => {
    const claimId = await makeClaim(own);
    const { rows, intake_id } = await preview(
      own,
      claimId,
      fileOf(
        'Item;Category\nWinter coat, blue;\nTable lamp;Gnomes\nLamp;Rugs\nGnome;\nDesk lamp;\n',
      ),
    );
    const [coat, lamp, rug, gnome] = rows.map(({ client_category_id: id }) => id);
    expect([coat, lamp, rug, gnome]).toEqual([301, 907, 901, null]);
    expect(rows.map(({ assumptions }) => assumptions?.map(({ field }) => field))).toEqual([
      ['category'],
      ['category'],
      [],
      [],
      ['category'],
    ]);
    await post(own, intakePath(claimId, intake_id, '/commit'), {
      choices: [{ row: 6, pid: CLAIMED }],
    });
    const items = await itemsOf(claimId);
    expect(items.map((item) => item['client_category_id'])).toEqual([301, 907, 901, null, 10]);
  });
});
