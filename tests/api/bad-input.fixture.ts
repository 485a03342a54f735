import { beforeAll } from 'vitest';
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

export let own: Tenant;

/** Ids that replace the placeholders in the paths. */
export let places: Readonly<Record<string, string | number>>;

export const DAMAGE = '2024-02-29';

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
  /** A valid body. */
  readonly body: object;
  readonly location: 'AP' | 'CR' | '00';
  /** Names of its fields, as paths in the form of the refusal. */
  readonly money: readonly string[];
  readonly dates?: readonly string[];
  readonly categories?: readonly string[];
  readonly currencyOf: 'claim' | 'client';
}

export const RULE = { name: 'Everything else', method: { kind: 'none' } };

export const DOORS: readonly Door[] = [
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

/** A value as JSON text, the kind of its refusal, and its message. */
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
  ['"2024-03-01"', 'WP', `is after the damage on ${DAMAGE}`],
  ['"2023-02-29"', 'IP', 'must be an existing date, YYYY-MM-DD'],
  ['"1900-02-29"', 'IP', 'must be an existing date, YYYY-MM-DD'],
  ['"2024-02-30"', 'IP', 'must be an existing date, YYYY-MM-DD'],
  ['"29.02.2024"', 'IP', 'must be an existing date, YYYY-MM-DD'],
  ['20240229', 'IP', 'must be text'],
];

const BAD_CATEGORIES: readonly Bad[] = [
  ['99999', 'WP', 'is not a category of the catalogue'],
  ['999999999999', 'WP', 'is not a category of the catalogue'],
  ['-1', 'WP', 'must not be negative'],
  ['"phones"', 'IP', 'must be an integer'],
];

const BAD_CURRENCIES: readonly Bad[] = [
  [
    '"EUR"',
    'WP',
    ({ currencyOf: whose }) =>
      `is EUR, but the ${whose} ${whose === 'claim' ? 'is in' : 'uses'} DKK`,
  ],
  ['"dkk"', 'IP', 'must be an ISO 4217 currency, such as DKK'],
  ['5', 'IP', 'must be text'],
];

/** Returns the body with one more field as text, so that it may also be invalid JSON. */
export function jsonWith({ body }: Door, field: string, text: string): string {
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

export const cases = DOORS.flatMap((door) => [
  ...door.money.flatMap((field) => BAD_MONEY.map((bad) => ({ door, field, bad }))),
  ...(door.dates ?? []).flatMap((field) => BAD_DATES.map((bad) => ({ door, field, bad }))),
  ...(door.categories ?? []).flatMap((field) =>
    BAD_CATEGORIES.map((bad) => ({ door, field, bad })),
  ),
  ...BAD_CURRENCIES.map((bad) => ({ door, field: 'currency', bad })),
]).map((one) => ({ ...one, title: `${one.door.name} with ${one.field} ${one.bad[0]}` }));

export const at = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => String(places[name]));
