import { describe, expect, it } from 'vitest';
import { api, errorBody } from '@/tests/setup/api';
import { fileOf } from '@/tests/setup/inventories';
import { eventsOf, intakePath, itemsOf, preview } from '@/tests/setup/inventory-desk';
import { asOwner } from '@/tests/setup/owner';
import { formOf } from '@/tests/setup/pictures';
import { CLAIMED, makeClaim } from '@/tests/setup/tenants';
import { workbook } from '@/tests/setup/workbook';
import { own, things } from './inventory.fixture';

describe('an inventory preview', () => {
  it('returns the interpretation and product of each row without changing the claim', async () => {
    const claimId = await makeClaim(own);
    const shown = await preview(own, claimId);
    expect(shown).toMatchObject({
      status: 'draft',
      format: 'csv',
      source: 'own',
      file_name: 'household.csv',
      understood: { encoding: 'utf-8', delimiter: ';' },
      unknown_columns: [],
      matches_complete: true,
    });
    expect(shown.totals).toEqual({
      row_count: 3,
      usable_count: 3,
      error_count: 0,
      warning_count: 0,
      exact_match_count: 1,
      likely_match_count: 1,
      left_out_count: 0,
      claimed_amount: 2177,
      currency: 'EUR',
    });
    expect(
      shown.rows.map(({ row, description, claimed_amount, date_purchase, match }) => [
        row,
        description,
        claimed_amount,
        date_purchase,
        match?.certainty,
      ]),
    ).toEqual([
      [2, 'Apple iPhone 13 128 GB', 799, '2022-06-15', 'exact'],
      [3, 'iPhone 15 Pro', 1199, '2024-01-02', 'likely'],
      [4, "Grandmother's floor lamp", 179, null, undefined],
    ]);
    expect(shown.rows[0]?.match?.pid).toBe(CLAIMED);
    expect(await itemsOf(claimId)).toEqual([]);
    expect((await eventsOf(claimId)).map(({ type }) => type)).toEqual(['client_reference.created']);
    expect(
      (await api('GET', intakePath(claimId, shown.intake_id, ''), { key: own.key })).body,
    ).toEqual(shown);
  });

  it('recognizes category names in all languages of the service', async () => {
    const { rows } = await preview(
      own,
      await makeClaim(own),
      fileOf(
        'Description,Category\nOne,Phones\nTwo,Mobiltelefoner\nThree,Waschmaschine\nFour,kannettava\nFive,Gnomes\n',
      ),
    );
    expect(rows.map(({ client_category_id: id }) => id)).toEqual([10, 10, 18, 12, null]);
  });

  it('finds products by GTIN and model number, but not by a single word', async () => {
    await asOwner(`UPDATE product SET gtin = '00194252707234', mpn = 'MLPF3ZD/A' WHERE pid = $1`, [
      CLAIMED,
    ]);
    await asOwner('SELECT refresh_product_summary(ARRAY[$1])', [CLAIMED]);
    const { rows } = await preview(
      own,
      await makeClaim(own),
      fileOf('Description,EAN,Model\nmy phone,194252707234,\nmy phone,,mlpf3zd a\nphone,,\n'),
    );
    expect(rows.map(({ match }) => [match?.pid, match?.certainty])).toEqual([
      [CLAIMED, 'exact'],
      [CLAIMED, 'exact'],
      [undefined, undefined],
    ]);
  });

  it('of a workbook returns its sheet, errors by row and field, and unknown categories', async () => {
    const bytes = workbook([
      ['Description', 'Category', 'Quantity', 'Purchase price', 'Purchase date'],
      ['Fridge', 'Dishwashers', 1, 899.95, { serial: 44_727 }],
      ['Lamp', 'Gnomes', 0, 1.005, { serial: 60 }],
      ['Sofa', 'dishwasher', 1, -1, '2026-03-03'],
    ]);
    const { rows, totals, understood } = await preview(own, await makeClaim(own), {
      name: 'inventory.xlsx',
      bytes,
    });
    expect(understood).toEqual({ sheet: 'Inventory' });
    expect(rows[0]).toMatchObject({
      date_purchase: '2022-06-15',
      purchase_price: 899.95,
      problems: [],
    });
    expect(rows[0]?.client_category_id).toBe(rows[2]?.client_category_id);
    expect(rows[0]?.client_category_id).toEqual(expect.any(Number));
    expect(
      rows
        .slice(1)
        .map(({ row, problems }) => [
          row,
          problems.map(({ field, severity, reason }) => `${field} ${severity} ${reason}`),
        ]),
    ).toEqual([
      [
        3,
        [
          'purchase_price error has more than two decimals',
          'quantity error must be at least 1',
          'date_purchase warning is not a date: write YYYY-MM-DD',
          'category warning is not a category of the catalogue',
        ],
      ],
      [
        4,
        [
          'purchase_price error must not be negative',
          'date_purchase error is after the damage on 2026-03-02',
        ],
      ],
    ]);
    expect(totals).toMatchObject({ usable_count: 1, error_count: 2, claimed_amount: 899.95 });
  });

  it('accepts 5,000 rows and rejects one more', async () => {
    const claimId = await makeClaim(own);
    expect((await preview(own, claimId, fileOf(things(5000)))).totals).toMatchObject({
      row_count: 5000,
      claimed_amount: 7500,
    });
    const answer = await api('POST', `/client_reference/${claimId}/inventory`, {
      key: own.key,
      form: formOf(fileOf(things(5001))),
    });
    expect([answer.status, answer.body]).toEqual([
      413,
      errorBody('ERIPCR', 'Too large', 'file : has more than 5,000 rows'),
    ]);
  });

  it('deletes only drafts of the claim older than a day', async () => {
    const claimId = await makeClaim(own);
    const [old, young] = [await preview(own, claimId), await preview(own, claimId)];
    await asOwner(
      `UPDATE inventory_intake SET create_time = create_time - interval '25 hours' WHERE id = $1`,
      [old.intake_id],
    );
    await preview(own, claimId);
    expect(
      (await api('GET', intakePath(claimId, old.intake_id, ''), { key: own.key })).status,
    ).toBe(404);
    expect(
      (await api('GET', intakePath(claimId, young.intake_id, ''), { key: own.key })).status,
    ).toBe(200);
  });
});
