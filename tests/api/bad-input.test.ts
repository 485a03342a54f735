/** What is wrong with an amount, a day, a currency or a category: every door that takes one says so of the field, and writes nothing. */
import { beforeAll, describe, expect, it } from 'vitest';
import { previewInventory } from '@/lib/intake/preview';
import { type FeedRow } from '@/lib/catalogue/import/feed-row';
import { stageRow } from '@/lib/catalogue/import/stage-row';
import { api } from '../setup/api';
import { fileOf } from '../setup/inventories';
import { rowsOfClient } from '../setup/owner';
import { makeDraft, makePublished } from '../setup/rule-sets';
import {
  CLAIMED,
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  REPLACEMENT,
  type Tenant,
} from '../setup/tenants';

let own: Tenant;
/** With placeholders in their paths filled in. */
let places: Readonly<Record<string, string | number>>;

const DAMAGE = '2024-02-29';

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant({ currency: 'DKK' });
  await makePublished(own);
  const claim = await makeClaim(own, undefined, DAMAGE);
  const { id, rowId } = await makeAppraisal(own, claim, {
    replacement_cost_value: 1000,
    date_purchase: '2020-02-29',
  });
  places = { claim, appraisal: id, row: rowId, draft: await makeDraft(own) };
});

interface Door {
  readonly name: string;
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  /** What it would be content with. */
  readonly body: object;
  readonly location: 'AP' | 'CR' | '00';
  /** How it calls them; a path of a field is as the refusal names it. */
  readonly money: readonly string[];
  readonly dates?: readonly string[];
  readonly categories?: readonly string[];
  readonly currencyOf: 'claim' | 'client';
}

const RULE = { name: 'Everything else', method: { kind: 'none' } };

const DOORS: readonly Door[] = [
  {
    name: 'POST appraisal',
    method: 'POST',
    path: '/client_reference/{claim}/appraisal',
    body: { cpid: CLAIMED, rpid: REPLACEMENT },
    location: 'AP',
    currencyOf: 'claim',
    money: ['replacement_cost_value', 'claimed_amount'],
    dates: ['date_purchase'],
    categories: ['homepage_client_category_id', 'selected_client_category_id'],
  },
  {
    name: 'PUT appraisal',
    method: 'PUT',
    path: '/client_reference/{claim}/appraisal/{appraisal}',
    body: {},
    location: 'AP',
    currencyOf: 'claim',
    money: ['replacement_cost_value'],
    dates: ['date_purchase'],
    categories: ['homepage_client_category_id', 'selected_client_category_id'],
  },
  {
    name: 'PUT claimed item',
    method: 'PUT',
    path: '/client_reference/{claim}/claimed_item/{row}',
    body: {},
    location: 'CR',
    currencyOf: 'claim',
    money: ['claimed_amount'],
    dates: ['date_purchase'],
    categories: ['client_category_id'],
  },
  {
    name: 'PUT acv',
    method: 'PUT',
    path: '/client_reference/{claim}/appraisal/{appraisal}/acv',
    body: { reason: 'worn' },
    location: 'AP',
    currencyOf: 'claim',
    money: ['actual_cash_value', 'market_value'],
  },
  {
    name: 'PUT rule set',
    method: 'PUT',
    path: '/rule_sets/{draft}',
    body: { name: 'Renamed' },
    location: '00',
    currencyOf: 'client',
    money: [
      'default_rule.item_limit',
      'default_rule.item_deductible',
      'default_rule.category_limit',
    ],
  },
  {
    name: 'POST try_out',
    method: 'POST',
    path: '/rule_sets/{draft}/try_out',
    body: { replacement_cost_value: 1000, date_damage: DAMAGE },
    location: '00',
    currencyOf: 'client',
    money: ['replacement_cost_value', 'claimed_amount', 'market_value'],
    dates: ['date_purchase'],
    categories: ['client_category_id'],
  },
  {
    name: 'PUT acv_settings',
    method: 'PUT',
    path: '/acv_settings',
    body: { override_limit: 5 },
    location: '00',
    currencyOf: 'client',
    money: ['override_limit'],
  },
];

const RANGE = 'must be a multiple of 0.01, not negative and below 10^12';

/** A value as it stands in the JSON text, the kind of its refusal, and the words. */
type Bad = readonly [
  text: string,
  kind: 'WP' | 'IP',
  words: string | ((door: Door) => string),
  field?: string,
];

const BAD_MONEY: readonly Bad[] = [
  ['1.005', 'WP', RANGE],
  ['-0.01', 'WP', RANGE],
  ['-100', 'WP', RANGE],
  ['1e300', 'WP', RANGE],
  ['1000000000000', 'WP', RANGE],
  ['1e-9', 'WP', RANGE],
  ['"NaN"', 'IP', 'must be a number'],
  ['"12.50"', 'IP', 'must be a number'],
  ['NaN', 'IP', 'malformed JSON', 'body'],
  ['Infinity', 'IP', 'malformed JSON', 'body'],
  ['1e999', 'IP', 'must be a number'],
];

const BAD_DATES: readonly Bad[] = [
  ['"2024-03-01"', 'WP', `lies after the damage of ${DAMAGE}`],
  ['"2023-02-29"', 'IP', 'must be a date that exists, YYYY-MM-DD'],
  ['"1900-02-29"', 'IP', 'must be a date that exists, YYYY-MM-DD'],
  ['"2024-02-30"', 'IP', 'must be a date that exists, YYYY-MM-DD'],
  ['"29.02.2024"', 'IP', 'must be a date that exists, YYYY-MM-DD'],
  ['20240229', 'IP', 'must be text'],
];

const BAD_CATEGORIES: readonly Bad[] = [
  ['99999', 'WP', 'is not a category of the catalogue'],
  ['999999999999', 'WP', 'is not a category of the catalogue'],
  ['-1', 'WP', 'must not be negative'],
  ['"phones"', 'IP', 'must be an integer'],
];

const BAD_CURRENCIES: readonly Bad[] = [
  ['"EUR"', 'WP', ({ currencyOf: keptIn }) => `is EUR, the ${keptIn} is kept in DKK`],
  ['"dkk"', 'IP', 'must be a code of ISO 4217: three capital letters'],
  ['5', 'IP', 'must be text'],
];

/** The body with one field more, as text: what is no JSON can be said too. */
function jsonWith({ body }: Door, field: string, text: string): string {
  const [outer = '', inner] = field.split('.');
  const value =
    inner === undefined
      ? text
      : `${JSON.stringify(RULE).slice(0, -1)},${JSON.stringify(inner)}:${text}}`;
  const rest = Object.entries(body)
    .filter(([name]) => name !== outer)
    .map(([name, one]) => `${JSON.stringify(name)}:${JSON.stringify(one)}`);
  return `{${[...rest, `${JSON.stringify(outer)}:${value}`].join(',')}}`;
}

const cases = DOORS.flatMap((door) => [
  ...door.money.flatMap((field) => BAD_MONEY.map((bad) => ({ door, field, bad }))),
  ...(door.dates ?? []).flatMap((field) => BAD_DATES.map((bad) => ({ door, field, bad }))),
  ...(door.categories ?? []).flatMap((field) =>
    BAD_CATEGORIES.map((bad) => ({ door, field, bad })),
  ),
  ...BAD_CURRENCIES.map((bad) => ({ door, field: 'currency', bad })),
]).map((one) => ({ ...one, title: `${one.door.name} with ${one.field} ${one.bad[0]}` }));

const at = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => String(places[name]));

describe('through the API', () => {
  it.each(cases)(
    '$title is refused by name of the field, and nothing is written',
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

  it('what is refused above is taken where it is right: two decimals, a leap day, the currency itself', async () => {
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
          'date_purchase : is not stated',
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
    ['Purchase price', 'NaN', 'purchase_price error: is not an amount'],
    ['Purchase price', '1e300', 'purchase_price error: must be below 10^12'],
    ['Purchase price', '12.50 USD', 'currency error: is USD, the claim is kept in DKK'],
    ['Currency', 'USD', 'currency error: is USD, the claim is kept in DKK'],
    ['Purchase date', '2024-03-01', `date_purchase error: is after the damage of ${DAMAGE}`],
    ['Purchase date', '2023-02-29', 'date_purchase error: is a day that does not exist'],
    ['Category', 'Unheard of', 'category warning: is not a category of the catalogue'],
    ['Quantity', '-1', 'quantity error: must be at least 1'],
    ['Quantity', '1.5', 'quantity error: is not a whole number'],
  ])('%s %s is said of its field, and the claim is as it was', async (column, value, message) => {
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

  it('a leap day is a day', async () => {
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
    [{ price: 'NaN DKK' }, 'price', "'NaN DKK' is no amount like 1299.00 DKK"],
    [{ price: '1e300 DKK' }, 'price', "'1e300 DKK' is no amount like 1299.00 DKK"],
    [{ price: '0.00 DKK' }, 'price', 'is zero'],
    [{ price: '129.00 EUR' }, 'price', 'is in EUR, expected was DKK'],
    [{ currency: 'EUR', price: '129.00' }, 'currency', 'is EUR, expected was DKK'],
    [{ title: 'Sm\ufffdr' }, 'title', 'is in a broken encoding: save the feed as UTF-8'],
  ] as const)('%j costs the row alone and is said of its field', (fields, field, reason) => {
    const row: FeedRow = { row: 2, fields: { ...GOOD, ...fields } };
    expect(stageRow(row, { shopName: null, currency: 'DKK', day: '2026-03-10' })).toContainEqual({
      row: 2,
      field,
      reason,
    });
  });
});
