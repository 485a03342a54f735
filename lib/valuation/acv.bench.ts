/**
 * Measures a claim of 500 items with and without sentences: `npx vitest bench --run --project pure
 * lib/valuation --outputJson <file>`. Read `median` and `sampleCount`.
 */
import { bench, describe } from 'vitest';
import { minor } from '@/lib/shared/money';
import { sentenceFor } from './sentences/sentence-for';
import { settleClaim } from './settle-claim';
import { contentOf, TEMPLATES } from './templates/templates';
import { usPractice } from './templates/us-practice';
import { example } from './testing/items';
import { isRefusal, type Valuation, valueItem } from './value-item';

const ITEMS = 500;
/** Runs per benchmark, of which the median is reported. */
const RUNS = { iterations: 101, time: 0, warmupIterations: 10 };
const NAMES = TEMPLATES.flatMap((template) =>
  template.rules.flatMap(({ categories }) => categories),
);
const content = {
  rules: TEMPLATES.flatMap(
    (template) => contentOf(template, (name) => NAMES.indexOf(name) + 1).rules,
  ),
  default_rule: contentOf(usPractice, () => undefined).default_rule,
};

const items = Array.from({ length: ITEMS }, (_, at) =>
  example({
    categoryIds: [(at % NAMES.length) + 1, 9000],
    rcv: minor(100 + at * 7_919),
    quantity: (at % 4) + 1,
    condition: at % 6,
    hasReceipt: at % 3 === 0,
    datePurchase: `20${String(10 + (at % 14))}-0${(at % 9) + 1}-1${at % 10}`,
  }),
);

const valueAll = (): Valuation[] =>
  items
    .map((item) => valueItem(content, item))
    .filter((valued): valued is Valuation => !isRefusal(valued));

const settle = (valued: readonly Valuation[]) =>
  settleClaim(
    valued.map(({ rule, payable }) => ({ rule: rule.name, payable, limit: null })),
    { deductible: minor(100_000), policyLimit: minor(1_000_000_000) },
  );

describe(`a claim of ${ITEMS} items`, () => {
  bench(
    'amounts and steps',
    () => {
      if (settle(valueAll()).net <= 0) throw new Error('nothing is paid');
    },
    RUNS,
  );

  bench(
    'amounts, steps and every sentence',
    () => {
      for (const { steps } of valueAll())
        for (const { message, values } of steps) sentenceFor('nb', message, values);
    },
    RUNS,
  );
});
