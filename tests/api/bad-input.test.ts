import { describe, expect, it } from 'vitest';
import { previewInventory } from '@/lib/intake/preview';
import { type FeedRow, type RowError } from '@/lib/catalogue/import/feed-row';
import { placeFinder } from '@/lib/catalogue/import/category-of';
import { stageRow } from '@/lib/catalogue/import/stage-row';
import { textOf } from '@/lib/shared/reasons';
import { api } from '../setup/api';
import { fileOf } from '../setup/inventories';
import { rowsOfClient } from '../setup/owner';
import { own, places, DAMAGE, RULE, DOORS, jsonWith, cases, at } from './bad-input.fixture';

const toText = ({ row, field, cause }: RowError) => ({ row, field, reason: textOf(cause) });

describe('through the API', () => {
  it.each(cases)(
    '$title is refused by the name of its field, and nothing is written',
    async ({ door, field, bad: [text, kind, words, named] }) => {
      const before = await rowsOfClient(own.clientId);
      const { status, body } = await api(door.method, at(door.path), {
        key: own.key,
        bytes: jsonWith(door, field, text),
        headers: { 'content-type': 'application/json' },
      });
      const description = `${named ?? field} : ${typeof words === 'string' ? words : words(door)}`;
      expect([status, body]).toMatchObject([
        400,
        { event_code: `ER${kind}${door.location}`, description },
      ]);
      expect(await rowsOfClient(own.clientId)).toEqual(before);
    },
  );

  it('valid counterparts of the refused values are accepted: two decimals, a leap day, the currency itself', async () => {
    for (const door of DOORS) {
      for (const [field, text] of [
        ...door.money.map((name) => [name, '12.50'] as const),
        ...(door.dates ?? []).map((name) => [name, '"2020-02-29"'] as const),
        ...(door.categories ?? []).map((name) => [name, '"11"'] as const),
        ['currency', '"DKK"'] as const,
      ]) {
        const answer = await api(door.method, at(door.path), {
          key: own.key,
          bytes: jsonWith(door, field, text),
          headers: { 'content-type': 'application/json' },
        });
        const isMissing = (answer.body as { error?: string } | undefined)?.error?.startsWith(
          'date_purchase : is missing',
        );
        expect(answer.status === 200 || isMissing, `${door.name} ${field}: ${answer.text}`).toBe(
          true,
        );
      }
    }
  });

  it.each([
    [
      { rules: [{ ...RULE, client_category_ids: [99_999] }] },
      'rules.0.client_category_ids : 99999 is not a category',
    ],
    [{ default_rule: { ...RULE, maximum_percent: 33.333 } }, 'default_rule.maximum_percent : '],
    [{ default_rule: { ...RULE, floor_percent: -1 } }, 'default_rule.floor_percent : '],
  ])('a rule set of %j is refused', async (json, words) => {
    const before = await rowsOfClient(own.clientId);
    const { status, body } = await api('PUT', at('/rule_sets/{draft}'), { key: own.key, json });
    expect([status, (body as { description: string }).description]).toEqual([
      400,
      expect.stringContaining(words),
    ]);
    expect(await rowsOfClient(own.clientId)).toEqual(before);
  });
});

describe('in a row of an inventory', () => {
  it.each([
    [
      'Purchase price',
      '1.005',
      'purchase_price error: could mean thousands or three decimals: write 1005.00 or two decimals',
    ],
    ['Purchase price', '10.0051', 'purchase_price error: has more than two decimals'],
    ['Purchase price', '-1', 'purchase_price error: must not be negative'],
    ['Purchase price', '1.2.3', 'purchase_price error: is not an amount'],
    ['Purchase price', '1e300', 'purchase_price error: must be below 10^12'],
    ['Purchase price', '12.50 USD', 'currency error: is USD, but the claim is in DKK'],
    ['Currency', 'USD', 'currency error: is USD, but the claim is in DKK'],
    ['Purchase date', '2024-03-01', `date_purchase error: is after the damage on ${DAMAGE}`],
    ['Purchase date', '2023-02-29', 'date_purchase error: is a date that does not exist'],
    ['Category', 'Unheard of', 'category warning: is not a category of the catalogue'],
    ['Quantity', '-1', 'quantity error: must be at least 1'],
    ['Quantity', '1.5', 'quantity error: is not a whole number'],
  ])('%s %s is refused by field, and the claim is unchanged', async (column, value, message) => {
    const { claim } = places;
    const {
      intake_id: _,
      rows: [row],
    } = await previewInventory(own.caller, Number(claim), [
      fileOf(`Description;${column}\nA thing;${value}\n`),
    ]);
    expect(
      row?.problems.map(({ field, severity, reason }) => `${field} ${severity}: ${reason}`),
    ).toEqual([message]);
  });

  it('a leap day is accepted', async () => {
    const {
      rows: [row],
    } = await previewInventory(own.caller, Number(places['claim']), [
      fileOf('Description;Purchase date\nA thing;2020-02-29\n'),
    ]);
    expect([row?.date_purchase, row?.problems]).toEqual(['2020-02-29', []]);
  });
});

describe('in a row of a feed', () => {
  const GOOD = {
    id: '1',
    title: 'A phone',
    price: '1299.00 DKK',
    google_product_category: '267',
    link: 'https://shop.example/1',
  };

  it.each([
    [{ price: '1299.005 DKK' }, 'price', "'1299.005 DKK' has more than two decimals"],
    [{ price: '-1.00 DKK' }, 'price', "'-1.00 DKK' is negative"],
    [{ price: 'NaN DKK' }, 'price', "'NaN DKK' is not an amount such as 1299.00 DKK"],
    [{ price: '1e300 DKK' }, 'price', "'1e300 DKK' is not an amount such as 1299.00 DKK"],
    [{ price: '0.00 DKK' }, 'price', 'is zero'],
    [{ price: '129.00 EUR' }, 'price', 'is in EUR, expected DKK'],
    [{ currency: 'EUR', price: '129.00' }, 'currency', 'is EUR, expected DKK'],
    [{ title: 'Sm\ufffdr' }, 'title', 'has a broken encoding: save the feed as UTF-8'],
  ] as const)('%j excludes only its row, with the name of the field', (fields, field, reason) => {
    const row: FeedRow = { row: 2, fields: { ...GOOD, ...fields } };
    const staged = stageRow(row, {
      shopName: null,
      currency: 'DKK',
      day: '2026-03-10',
      placeOf: placeFinder(new Map()),
    });
    expect(Array.isArray(staged) ? staged.map(toText) : staged).toContainEqual({
      row: 2,
      field,
      reason,
    });
  });
});
