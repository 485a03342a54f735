import { expect, it } from 'vitest';
import { formatAmount, minor, parseAmount } from '@/lib/shared/money';
import { example } from './testing/items';
import { PLAIN_RULE, type RuleSetContent } from './rule-set';
import { percentOf } from './share';
import { settleClaim } from './settle-claim';
import { contentOf } from './templates/templates';
import { sparebank1 } from './templates/sparebank1';
import { isRefusal, valueItem } from './value-item';

const IDS = new Map(
  ['Phones', 'Bicycles', 'Washing machines', 'Laptops'].map((name, index) => [name, index + 1]),
);
const RULES = contentOf(sparebank1, (name) => IDS.get(name));
const AT_667: RuleSetContent = {
  rules: [],
  default_rule: {
    ...PLAIN_RULE,
    name: 'all',
    method: { kind: 'rate', unit: 'completed_year', free_years: 0, percent_per_year: 6.67 },
  },
};
const BY_LIFE: RuleSetContent = {
  rules: [],
  default_rule: {
    ...PLAIN_RULE,
    name: 'all',
    method: { kind: 'straight_line', unit: 'completed_year', useful_life_years: 15 },
  },
};

const money = (amount: string) => parseAmount(amount) ?? minor(-1);

it.each([
  [
    'phone, days old',
    RULES,
    'Phones',
    '2024-05-01',
    '2024-05-07',
    '1684.99',
    1,
    0,
    '0.00',
    '1684.99',
  ],
  [
    'phone, second year',
    RULES,
    'Phones',
    '2022-06-15',
    '2024-05-07',
    '1684.99',
    1,
    20,
    '337.00',
    '1347.99',
  ],
  [
    'phone, at the maximum',
    RULES,
    'Phones',
    '2019-01-10',
    '2024-05-07',
    '1684.99',
    1,
    80,
    '1347.99',
    '337.00',
  ],
  [
    'bicycle, fourth anniversary',
    RULES,
    'Bicycles',
    '2020-05-07',
    '2024-05-07',
    '8999.00',
    1,
    20,
    '1799.80',
    '7199.20',
  ],
  [
    'bicycle, a day later',
    RULES,
    'Bicycles',
    '2020-05-07',
    '2024-05-08',
    '8999.00',
    1,
    40,
    '3599.60',
    '5399.40',
  ],
  [
    'large appliance',
    RULES,
    'Washing machines',
    '2016-03-01',
    '2024-05-07',
    '5499.00',
    1,
    40,
    '2199.60',
    '3299.40',
  ],
  [
    'electronics, leap day',
    RULES,
    'Laptops',
    '2021-02-28',
    '2024-02-29',
    '12995.00',
    1,
    30,
    '3898.50',
    '9096.50',
  ],
  [
    'three pieces at 6.67 %, rounded once per line',
    AT_667,
    'Phones',
    '2023-01-01',
    '2024-06-01',
    '33.33',
    3,
    6.67,
    '6.67',
    '93.32',
  ],
  [
    'three pieces over 15 years, rounded once per line',
    BY_LIFE,
    'Phones',
    '2023-01-01',
    '2024-06-01',
    '33.33',
    3,
    6.67,
    '6.67',
    '93.32',
  ],
] as const)(
  'golden figure: %s',
  (_item, rules, category, datePurchase, dateDamage, rcv, quantity, percent, depreciation, acv) => {
    const valued = valueItem(
      rules,
      example({
        categoryIds: [IDS.get(category) ?? 0],
        rcv: money(rcv),
        quantity,
        datePurchase,
        dateDamage,
      }),
    );
    if (isRefusal(valued)) return expect.unreachable(JSON.stringify(valued));
    const applied = valued.steps.find(({ message }) => message === 'depreciation')?.values[
      'percent'
    ];
    expect([applied, formatAmount(valued.depreciation), formatAmount(valued.acv)]).toEqual([
      percent,
      depreciation,
      acv,
    ]);
    expect(
      percentOf({ numerator: BigInt(valued.depreciation), denominator: BigInt(valued.base) }),
    ).toBeCloseTo(percent, 1);
  },
);

/** Under a limit of 10,000 and a deductible of 1,000. */
it.each([
  ['9000.00', '8000.00'],
  ['10600.00', '9600.00'],
  ['15000.00', '10000.00'],
] as const)('golden figure: a claim of %s comes to %s net', (total, net) => {
  const settled = settleClaim([{ rule: 'all', payable: money(total), limit: null }], {
    deductible: money('1000.00'),
    policyLimit: money('10000.00'),
  });
  expect(formatAmount(settled.net)).toBe(net);
});
