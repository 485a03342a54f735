import { describe, expect, it } from 'vitest';
import type { Inventory } from '@/lib/contract/inventory';
import { api } from '@/tests/setup/api';
import { fileOf } from '@/tests/setup/inventories';
import { commit, intakePath, preview } from '@/tests/setup/inventory-desk';
import { formOf } from '@/tests/setup/pictures';
import { makeClaim, makeTenant, type Tenant } from '@/tests/setup/tenants';
import { own } from '../inventory.fixture';

const WORDS = 'Was ging kaputt;Wieviel;Wert\nLampe;2;50,00\nStuhl;1;20,00\n';

async function readAny(tenant: Tenant, claimId: number, text = WORDS): Promise<Inventory> {
  const answer = await api('POST', `/client_reference/${claimId}/inventory?any_columns=true`, {
    key: tenant.key,
    form: formOf(fileOf(text)),
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as Inventory;
}

const patch = (tenant: Tenant, claimId: number, { intake_id: id }: Inventory, json: object) =>
  api('PATCH', intakePath(claimId, id, ''), { key: tenant.key, json });

const MAPPED = {
  columns: [
    { column: 1, field: 'description' },
    { column: 2, field: 'quantity' },
    { column: 3, field: 'claimed_amount' },
  ],
};

const fieldsOf = ({ columns }: Pick<Inventory, 'columns'>) => columns.map(({ field }) => field);

describe('the columns of an inventory', () => {
  it('that no name tells are proposed by their values, and another choice reads the rows again', async () => {
    const claimId = await makeClaim(own);
    const draft = await readAny(own, claimId);
    expect(draft.columns).toEqual([
      { column: 1, name: 'Was ging kaputt', field: 'description', samples: ['Lampe', 'Stuhl'] },
      { column: 2, name: 'Wieviel', field: 'quantity', samples: ['2', '1'] },
      {
        column: 3,
        name: 'Wert',
        field: 'purchase_price',
        samples: ['50,00', '20,00'],
        may_be_line: true,
      },
    ]);
    expect(draft.totals).toMatchObject({ usable_count: 2, claimed_amount: 120 });
    const answer = await patch(own, claimId, draft, MAPPED);
    expect(answer.body).toMatchObject({
      mapping: 'chosen',
      unknown_columns: [],
      rows: [
        { row: 2, description: 'Lampe', quantity: 2, claimed_amount: 50 },
        { row: 3, description: 'Stuhl', quantity: 1, claimed_amount: 20 },
      ],
      totals: { usable_count: 2, claimed_amount: 70 },
    });
  });

  it('that a commit used are those of the next file with the same names, for this client only', async () => {
    const tenant = await makeTenant();
    const claimId = await makeClaim(tenant);
    const draft = await readAny(tenant, claimId);
    await patch(tenant, claimId, draft, MAPPED);
    expect((await readAny(tenant, claimId)).mapping).toBe('names');
    await commit(tenant, claimId, draft.intake_id);
    const again = await preview(tenant, claimId, fileOf(WORDS.toUpperCase()));
    expect(again.mapping).toBe('remembered');
    expect(fieldsOf(again)).toEqual(['description', 'quantity', 'claimed_amount']);
    expect((await readAny(own, await makeClaim(own))).mapping).toBe('names');
    const forgotten = await patch(tenant, claimId, again, { header_row: again.header_row });
    expect(forgotten.body).toMatchObject({ mapping: 'names' });
  });

  it('move a field from the column that had it', async () => {
    const claimId = await makeClaim(own);
    const draft = await preview(own, claimId, fileOf('Item;Price;Value\nLamp;5;9\n'));
    const { body } = await patch(own, claimId, draft, {
      columns: [{ column: 3, field: 'purchase_price' }],
    });
    expect(fieldsOf(body as Inventory)).toEqual(['description', null, 'purchase_price']);
    expect(body).toMatchObject({ rows: [{ claimed_amount: 9 }] });
    const back = await patch(own, claimId, draft, {
      columns: [
        { column: 2, field: 'purchase_price' },
        { column: 3, field: null },
      ],
    });
    expect(back.body).toMatchObject({ mapping: 'names', rows: [{ claimed_amount: 5 }] });
  });

  it('may have their names in another row, or nowhere', async () => {
    const claimId = await makeClaim(own);
    const draft = await readAny(own, claimId, 'Lamp;5,00\nChair;7,00\n');
    const { body } = await patch(own, claimId, draft, {
      header_row: 0,
      columns: [
        { column: 1, field: 'description' },
        { column: 2, field: 'claimed_amount' },
      ],
    });
    expect(body).toMatchObject({
      header_row: 0,
      rows: [
        { row: 1, description: 'Lamp', claimed_amount: 5 },
        { row: 2, description: 'Chair', claimed_amount: 7 },
      ],
    });
  });

  it.each([
    [{ columns: [{ column: 4, field: 'notes' }] }, 'contains columns that are not in the file: 4'],
    [{ columns: [{ column: 0, field: 'notes' }] }, 'contains columns that are not in the file: 0'],
    [
      {
        columns: [
          { column: 1, field: 'notes' },
          { column: 2, field: 'notes' },
        ],
      },
      'gives notes to two columns',
    ],
    [{ header_row: 9 }, 'contains rows that are not in the inventory: 9'],
    [{ header_row: 3 }, "has no column 'description'"],
  ])('are refused where they do not exist: %j', async (json, message) => {
    const claimId = await makeClaim(own);
    const draft = await readAny(own, claimId);
    const answer = await patch(own, claimId, draft, json);
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(message)]);
  });
});
