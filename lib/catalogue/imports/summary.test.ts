import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asOwner } from '@/tests/setup/owner';
import { HEADER } from '@/tests/setup/price-imports';
import { beginRun } from './begin-run';
import { runImport } from './run';

const GTINS = ['4006381333931', '5701234567899', '73513537', '4012345123456'];

async function* once(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

interface Row {
  readonly id: number;
  readonly product: number;
  readonly price: number;
}

async function importRows(rows: readonly Row[], shop: string, day: number): Promise<void> {
  const lines = rows.map(({ id, product, price }) =>
    [
      id,
      `Phone ${product}`,
      'Nokia',
      GTINS[product],
      '',
      `${price}.00 DKK`,
      '267',
      `https://shop.example/${id}`,
    ].join('\t'),
  );
  const feed = [HEADER, ...lines, ''].join('\n');
  const run = await beginRun({
    fileName: 'feed.tsv',
    fileBytes: feed.length,
    shopName: shop,
    currency: null,
    dryRun: false,
    day: `2026-03-${String(day).padStart(2, '0')}`,
  });
  expect((await runImport(run, { chunks: once(feed) })).status).toBe('done');
}

const refreshAllProducts = async () =>
  (
    await asOwner<{ changed: number }>(
      'SELECT refresh_product_summary(array_agg(pid::text)) AS changed FROM product',
    )
  )[0]?.changed;

describe('the price summaries of imports', () => {
  it('equal those of a full refresh, whatever the order of days, prices, shops and products', async () => {
    const row = fc.record({
      id: fc.integer({ min: 1, max: 4 }),
      product: fc.integer({ min: 0, max: 3 }),
      price: fc.integer({ min: 1, max: 9 }),
    });
    const feed = fc.record({
      shop: fc.constantFrom('One', 'Two'),
      day: fc.integer({ min: 1, max: 6 }),
      rows: fc.uniqueArray(row, { minLength: 1, maxLength: 4, selector: ({ id }) => id }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(feed, { minLength: 1, maxLength: 5 }), async (feeds) => {
        for (const { rows, shop, day } of feeds) {
          await importRows(rows, shop, day);
          expect(await refreshAllProducts()).toBe(0);
        }
      }),
      { numRuns: 25 },
    );
  });
});

const TITLES = ['WH-1000XM5 (sort)', 'Ærø Café 3,5″', 'Blå/grøn kedel', 'ø'.repeat(300)];

describe('the search entries of imports', () => {
  it('equal those of a full refresh, whatever the families and titles', async () => {
    const row = fc.record({
      title: fc.constantFrom(...TITLES),
      brand: fc.constantFrom('', 'B&O', 'Müller'),
      gtin: fc.constantFrom('', ...GTINS),
      mpn: fc.constantFrom('', 'TA-1/b'),
      group: fc.constantFrom('', 'g', 'h'),
      category: fc.constantFrom('Phones', 'Hobs'),
    });
    let feeds = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async (rows) => {
        const shop = `Shop ${(feeds += 1)}`;
        await asOwner(
          'DELETE FROM offer; DELETE FROM product; DELETE FROM product_variant; DELETE FROM product_family',
        ); // entries of deleted products must not be reused
        const lines = rows.map(({ title, brand, gtin, mpn, group, category }, at) =>
          [at, title, brand, gtin, mpn, '5.00 DKK', category, 'https://shop.example/1', group].join(
            '\t',
          ),
        );
        const feed = [`${HEADER}\titem_group_id`, ...lines, ''].join('\n');
        const run = await beginRun({
          fileName: 'feed.tsv',
          fileBytes: feed.length,
          shopName: shop,
          currency: null,
          dryRun: false,
          day: '2026-03-10',
        });
        const { status, tally } = await runImport(run, { chunks: once(feed) });
        expect([status, tally.offersNew]).toEqual(['done', rows.length]);
        expect(await refreshAllProducts()).toBe(0);
        expect(
          await asOwner(`SELECT DISTINCT word FROM (SELECT unnest(tsvector_to_array(document)) AS word FROM product_listing WHERE pid IN (SELECT pid FROM product)) AS words
        WHERE word ~ '^[a-z]{3,64}$' AND word NOT IN (SELECT word FROM search_word)`),
        ).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });
});

const strayOffer = (pid: string) =>
  asOwner(
    `INSERT INTO offer (offer_id, price_date, pid, shop_name, name, currency, base_price, total_price) VALUES ('stray', now(), $1, 'A shop', 'A thing', 'DKK', 1, 1)`,
    [pid],
  );

describe('an offer', () => {
  it('cannot be written or changed to an unknown product', async () => {
    await importRows([{ id: 1, product: 0, price: 5 }], 'One', 1);
    await expect(strayOffer('nobody')).rejects.toMatchObject({
      code: '23503',
      message: 'an offer is of the product nobody, which is not in the catalogue',
    });
    await expect(asOwner("UPDATE offer SET pid = 'nobody'")).rejects.toMatchObject({
      code: '23503',
    });
    expect(await asOwner("SELECT pid FROM offer WHERE pid = 'nobody'")).toEqual([]);
  });

  it('prevents deleting or renaming its product', async () => {
    await importRows([{ id: 1, product: 0, price: 5 }], 'One', 1);
    const before = await asOwner('SELECT pid FROM product ORDER BY pid');
    await expect(asOwner('DELETE FROM product')).rejects.toMatchObject({ code: '23503' });
    await expect(asOwner("UPDATE product SET pid = 'other-' || pid")).rejects.toMatchObject({
      code: '23503',
    });
    expect(await asOwner('SELECT pid FROM product ORDER BY pid')).toEqual(before);
  });
});

describe('a product', () => {
  it('cannot be written or changed to an unknown variant', async () => {
    await importRows([{ id: 1, product: 0, price: 5 }], 'One', 1);
    await expect(
      asOwner("INSERT INTO product (pid, vcid, name) VALUES ('stray', 'nobody', 'A thing')"),
    ).rejects.toMatchObject({
      code: '23503',
      message: 'a product is of the variant nobody, which is not in the catalogue',
    });
    await expect(asOwner("UPDATE product SET vcid = 'nobody'")).rejects.toMatchObject({
      code: '23503',
    });
    expect(await asOwner("SELECT pid FROM product WHERE vcid = 'nobody'")).toEqual([]);
  });

  it('prevents deleting or renaming its variant', async () => {
    await importRows([{ id: 1, product: 0, price: 5 }], 'One', 1);
    await expect(asOwner('DELETE FROM product_variant')).rejects.toMatchObject({ code: '23503' });
    await expect(
      asOwner("UPDATE product_variant SET vcid = 'other-' || vcid"),
    ).rejects.toMatchObject({ code: '23503' });
    expect(
      (await asOwner('SELECT pid FROM product JOIN product_variant USING (vcid)')).length,
    ).toBeGreaterThan(0);
  });

  it('exists for every imported offer, and a variant for every product', async () => {
    await importRows(
      [
        { id: 1, product: 0, price: 5 },
        { id: 2, product: 1, price: 5 },
      ],
      'One',
      1,
    );
    expect(
      await asOwner(
        'SELECT o.pid FROM offer o WHERE NOT EXISTS (SELECT FROM product p WHERE p.pid = o.pid) UNION SELECT p.pid FROM product p WHERE NOT EXISTS (SELECT FROM product_variant v WHERE v.vcid = p.vcid)',
      ),
    ).toEqual([]);
  });
});
