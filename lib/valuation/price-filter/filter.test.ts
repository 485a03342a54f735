import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/shared/languages';
import { minor, type Minor } from '@/lib/shared/money';
import { type FilterFinding, filterPrices, type Priced } from './filter';
import { filterSentence, noPriceSentence, onlyLastKnownSentence } from './filter-sentence';
import { SENTENCES } from './sentences';

const NOW = new Date('2026-03-31T12:00:00Z');
const DAY_MS = 86_400_000;

const priced = (amount: number, daysOld = 1, condition = 'new'): Priced => ({
  totalPrice: minor(amount),
  priceDate: new Date(NOW.getTime() - daysOld * DAY_MS),
  condition,
});
const codes = (prices: readonly Priced[], claimed?: Minor) =>
  filterPrices(prices, { now: NOW, claimed }).map((finding) => finding?.code ?? null);
const amounts = (...list: number[]) => list.map((amount) => priced(amount));

describe('price filters', () => {
  it('treat a price as old after 30 days, but not on the thirtieth', () => {
    expect(codes([priced(100_00, 30), priced(100_00, 30 + 1 / DAY_MS)])).toEqual([null, 'old']);
  });

  it('exclude used and refurbished prices, also from the median', () => {
    expect(
      codes([
        priced(20_00, 1, 'used'),
        priced(20_00, 1, 'refurbished'),
        priced(100_00),
        priced(101_00),
      ]),
    ).toEqual(['not_new', 'not_new', null, null]);
  });

  it('exclude outliers below and above the others', () => {
    expect(codes(amounts(100_00, 101_00, 1_00, 102_00, 99_00))).toEqual([
      null,
      null,
      'outlier_low',
      null,
      null,
    ]);
    expect(codes(amounts(100_00, 101_00, 900_00, 102_00, 99_00))).toEqual([
      null,
      null,
      'outlier_high',
      null,
      null,
    ]);
  });

  it('tolerate 17.5 % among prices that agree', () => {
    expect(codes(amounts(100_00, 100_00, 100_00, 117_50, 82_50))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(codes(amounts(100_00, 100_00, 100_00, 117_51, 82_49))).toEqual([
      null,
      null,
      null,
      'outlier_high',
      'outlier_low',
    ]);
  });

  it('tolerate more among prices that spread widely', () => {
    expect(codes(amounts(100_00, 150_00, 200_00, 250_00, 300_00))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('ignore old prices when judging a current one', () => {
    expect(
      codes([priced(100_00, 90), priced(101_00, 90), priced(99_00, 90), priced(300_00)]),
    ).toEqual(['old', 'old', 'old', null]);
  });

  it('find no outlier in one price, nor in two that agree', () => {
    expect(codes(amounts(5))).toEqual([null]);
    expect(codes(amounts(100_00, 110_00))).toEqual([null, null]);
  });

  it('find no outlier in two prices, however far apart, as either may be wrong', () => {
    expect(codes(amounts(50_00, 5000_00))).toEqual([null, null]);
    expect(codes(amounts(1000_00, 1180_00))).toEqual([null, null]);
    expect(codes(amounts(100_00, 100_00, 5000_00, 5000_00))).toEqual([null, null, null, null]);
  });

  it('use the mean of the middle two of four prices as median, rounded to the cent', () => {
    expect(filterPrices(amounts(100_00, 100_01, 102_00, 900_00), { now: NOW })).toEqual([
      null,
      null,
      null,
      { code: 'outlier_high', percent: 791, median: 101_01 },
    ]);
  });

  it('exclude prices outside 20 to 150 % of the claimed amount, but not at the bounds', () => {
    const claimed = minor(100_00);
    expect(codes([priced(20_00)], claimed)).toEqual([null]);
    expect(codes([priced(19_99)], claimed)).toEqual(['claimed_low']);
    expect(codes([priced(150_00)], claimed)).toEqual([null]);
    expect(codes([priced(150_01)], claimed)).toEqual(['claimed_high']);
    expect(codes([priced(150_01)])).toEqual([null]);
  });

  it('return the first reason that applies', () => {
    expect(
      codes(
        [priced(1, 60, 'used'), priced(1, 60), ...amounts(100_00, 100_00, 100_00, 1)],
        minor(50_000_00),
      ),
    ).toEqual(['not_new', 'old', 'claimed_low', 'claimed_low', 'claimed_low', 'outlier_low']);
  });

  it('compare the largest amounts exactly', () => {
    const largest = 99_999_999_999_999;
    expect(codes(amounts(largest, largest, largest - 1), minor(largest))).toEqual([
      null,
      null,
      null,
    ]);
  });
});

const price = fc.record({
  totalPrice: fc.integer({ min: 1, max: 1_000_000 }).map(minor),
  priceDate: fc.integer({ min: 0, max: 60 }).map((days) => priced(1, days).priceDate),
  condition: fc.constantFrom('new', 'new', 'new', 'used'),
});
const list = fc.array(price, { maxLength: 25 });

describe('price filters with arbitrary prices', () => {
  it('do not depend on the order of prices', () => {
    fc.assert(
      fc.property(
        list,
        fc.option(fc.integer({ min: 1, max: 1_000_000 }).map(minor), { nil: undefined }),
        (prices, claimed) => {
          expect(codes(prices.toReversed(), claimed)).toEqual(codes(prices, claimed).toReversed());
        },
      ),
    );
  });

  it('never exclude a price in the middle of the current ones as outlier, and so never all', () => {
    fc.assert(
      fc.property(list, (prices) => {
        const found = codes(prices);
        const current = found.filter((code) => code !== 'not_new' && code !== 'old');
        expect(current.length === 0 || current.includes(null)).toBe(true);
      }),
    );
  });

  it('accept every price between two accepted ones', () => {
    fc.assert(
      fc.property(list, fc.integer({ min: 1, max: 1_000_000 }).map(minor), (prices, claimed) => {
        const found = filterPrices(prices, { now: NOW, claimed });
        const standing = prices
          .filter((_, at) => found[at] === null)
          .map(({ totalPrice }) => totalPrice);
        const [least, most] = [Math.min(...standing), Math.max(...standing)];
        for (const [at, one] of prices.entries()) {
          const isCurrent = found[at]?.code !== 'old' && found[at]?.code !== 'not_new';
          if (isCurrent && one.totalPrice >= least && one.totalPrice <= most)
            expect(found[at]).toBeNull();
        }
      }),
    );
  });

  it('do not depend on the unit of the amounts', () => {
    fc.assert(
      fc.property(list, fc.integer({ min: 2, max: 50 }), (prices, factor) => {
        expect(
          codes(prices.map((one) => ({ ...one, totalPrice: minor(one.totalPrice * factor) }))),
        ).toEqual(codes(prices));
      }),
    );
  });
});

const findings: readonly FilterFinding[] = [
  { code: 'not_new' },
  { code: 'old' },
  { code: 'outlier_low', percent: 88, median: minor(499_900) },
  { code: 'outlier_high', percent: 120, median: minor(499_900) },
  { code: 'claimed_low', claimed: minor(100_000) },
  { code: 'claimed_high', claimed: minor(100_000) },
];
const sentenceAt = (at: number) =>
  filterSentence(findings[at] ?? { code: 'not_new' }, {
    language: 'en',
    currency: 'DKK',
  }).replaceAll('\u00a0', ' ');
const figures = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted();

describe('the sentences of the price filters', () => {
  it('contain their figures', () => {
    expect(sentenceAt(1)).toBe('Older than 30 days.');
    expect(sentenceAt(2)).toBe('88% below this product’s median price (DKK 4,999.00).');
    expect(sentenceAt(5)).toBe('Above 150% of the claimed amount (DKK 1,000.00).');
  });

  it.each(LANGUAGES)('contain every figure in %s', (language) => {
    const speech = { language, currency: 'SEK' };
    const sentences = [
      ...findings.map((finding) => filterSentence(finding, speech)),
      onlyLastKnownSentence(NOW, speech),
      noPriceSentence(speech),
    ];
    for (const sentence of sentences) expect(sentence).toMatch(/^[\p{Lu}\d][^{}]+\.$/u);
    expect(new Set(sentences).size).toBe(8);
    for (const [key, sentence] of Object.entries(SENTENCES[language]))
      expect(figures(sentence), key).toEqual(
        figures(SENTENCES.en[key as keyof typeof SENTENCES.en]),
      );
  });
});
