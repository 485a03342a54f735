import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minor, formatAmount, parseAmount } from '@/lib/shared/money';
import { filterPrices } from '@/lib/valuation/price-filter/filter';
import { asOwner } from '@/tests/setup/owner';
import { addOffers, makeProducts, refresh } from '@/tests/setup/products';
import { searchKey, searchWords } from '../search/search-key';

const NEWEST = new Date('2026-03-31T12:00:00Z');
const DAY_MS = 86_400_000;

const versionNow = async () =>
  (await asOwner<{ version: number }>('SELECT version FROM catalogue_version'))[0]?.version ?? 0;
const summaryOf = async (pid: string) =>
  (
    await asOwner(
      'SELECT price_min, price_max, shop_count, price_date FROM product_price WHERE pid = $1',
      [pid],
    )
  )[0];

describe('the summary of prices', () => {
  it('contains exactly the prices that the filter accepts, whatever they are', async () => {
    let made = 0;
    const price = fc.record({
      amount: fc.integer({ min: 1, max: 300_00 }),
      daysOld: fc.integer({ min: 0, max: 60 }),
      condition: fc.constantFrom('new', 'new', 'new', 'used'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(price, { minLength: 1, maxLength: 12 }), async (prices) => {
        const pid = `filtered-${(made += 1)}`;
        // The summary measures age from its newest price.
        const all = [{ amount: 150_00, daysOld: 0, condition: 'new' }, ...prices];
        const offers = all.map(({ amount, daysOld, condition }, at) => ({
          price: formatAmount(minor(amount)),
          shop: `Shop ${at}`,
          condition,
          date: new Date(NEWEST.getTime() - daysOld * DAY_MS).toISOString(),
        }));
        await makeProducts({ pid, offers });
        const found = filterPrices(
          all.map(({ amount, daysOld, condition }) => ({
            totalPrice: minor(amount),
            priceDate: new Date(NEWEST.getTime() - daysOld * DAY_MS),
            condition,
          })),
          { now: NEWEST },
        );
        const standing = all.filter((_, at) => found[at] === null).map(({ amount }) => amount);
        const summary = (await summaryOf(pid)) as {
          price_min: string;
          price_max: string;
          shop_count: number;
        };
        expect([
          parseAmount(summary.price_min),
          parseAmount(summary.price_max),
          summary.shop_count,
        ]).toEqual([Math.min(...standing), Math.max(...standing), standing.length]);
      }),
      { numRuns: 60 },
    );
  });

  it('uses the newest price of each offer, whatever their order', async () => {
    await makeProducts({
      pid: 'moving',
      offers: [{ price: '100.00', date: '2026-03-01T00:00:00Z' }],
    });
    await addOffers('moving', [
      { price: '110.00', date: '2026-03-05T00:00:00Z' },
      { price: '90.00', date: '2026-02-01T00:00:00Z' },
    ]);
    await refresh(['moving']);
    const latest = await asOwner<{ total_price: string }>(
      "SELECT total_price FROM offer WHERE pid = 'moving' AND is_latest",
    );
    expect(latest).toEqual([{ total_price: '110.00' }]);
    expect(await summaryOf('moving')).toMatchObject({
      price_min: '110.00',
      price_max: '110.00',
      shop_count: 1,
    });
  });

  it('changes nothing, including the version, if nothing has changed', async () => {
    await makeProducts({ pid: 'still', name: 'Åben Sølv WH-1', offers: [{ price: '100.00' }] });
    const before = await versionNow();
    expect(await refresh(['still'])).toBe(0);
    expect(await refresh([])).toBe(0);
    expect(await refresh(['nobody knows it'])).toBe(0);
    expect(await versionNow()).toBe(before);
  });

  it('increments the version once after a change', async () => {
    const before = await versionNow();
    await makeProducts({ pid: 'fresh', name: 'Fresh' }, { pid: 'fresher', name: 'Fresher' });
    expect(await versionNow()).toBe(before + 1);
  });
});

describe('search keys', () => {
  it('are equal in the database and in the code, for every letter of Latin alphabets and beyond', async () => {
    const letters = Array.from({ length: 0x250 }, (_, code) => String.fromCodePoint(code)).filter(
      (letter) => letter !== '\0',
    );
    const samples = [
      ...letters.map((letter) => `a${letter}b`),
      'WH-1000XM5',
      'Beo-lit 20 (sort)',
      'GRÖSSE 3,5″',
      'e\u0301tui',
      '世界 1',
      '😀',
      ' ',
      'ﬁne',
      'K',
    ];
    const rows = await asOwner<{ key: string }>(
      'SELECT search_key(input) AS key FROM unnest($1::text[]) WITH ORDINALITY AS sample (input, at) ORDER BY at',
      [samples],
    );
    expect(rows.map(({ key }) => key)).toEqual(samples.map(searchKey));
  });

  it('and search words are equal, however words are joined', async () => {
    const sample = fc.string({
      unit: fc.constantFrom(...'aBz09 -/"().,+&_\t', 'Ø', 'é', 'e\u0301', 'ß', '世', '😀'),
      maxLength: 20,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(sample, { minLength: 1, maxLength: 20 }), async (texts) => {
        const rows = await asOwner<{ words: string[] }>(
          'SELECT search_words(input) AS words FROM unnest($1::text[]) WITH ORDINALITY AS sample (input, at) ORDER BY at',
          [texts],
        );
        expect(rows.map(({ words }) => [...new Set(words)].sort())).toEqual(
          texts.map((text) => [...new Set(searchWords(text))].sort()),
        );
      }),
      { numRuns: 50 },
    );
  });
});
