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
  const lines = rows.map(({ id, product, price }) => [id, `Phone ${product}`, 'Nokia', GTINS[product], '', `${price}.00 DKK`, '267', `https://shop.example/${id}`].join('\t'));
  const feed = [HEADER, ...lines, ''].join('\n');
  const run = await beginRun({ fileName: 'feed.tsv', fileBytes: feed.length, shopName: shop, currency: null, dryRun: false, day: `2026-03-${String(day).padStart(2, '0')}` });
  expect((await runImport(run, { chunks: once(feed) })).status).toBe('done');
}

const wholeSummary = async () => (await asOwner<{ changed: number }>('SELECT refresh_product_summary(array_agg(pid::text)) AS changed FROM product'))[0]?.changed;

describe('what an import leaves', () => {
  it('is what the summary of the whole catalogue comes to, in whatever order days, prices, shops and products came', async () => {
    const row = fc.record({ id: fc.integer({ min: 1, max: 4 }), product: fc.integer({ min: 0, max: 3 }), price: fc.integer({ min: 1, max: 9 }) });
    const feed = fc.record({ shop: fc.constantFrom('One', 'Two'), day: fc.integer({ min: 1, max: 6 }), rows: fc.uniqueArray(row, { minLength: 1, maxLength: 4, selector: ({ id }) => id }) });
    await fc.assert(fc.asyncProperty(fc.array(feed, { minLength: 1, maxLength: 5 }), async (feeds) => {
      for (const { rows, shop, day } of feeds) {
        await importRows(rows, shop, day);
        expect(await wholeSummary()).toBe(0);
      }
    }), { numRuns: 25 });
  });
});

const strayOffer = (pid: string) => asOwner(`INSERT INTO offer (offer_id, price_date, pid, shop_name, name, currency, base_price, total_price) VALUES ('stray', now(), $1, 'A shop', 'A thing', 'DKK', 1, 1)`, [pid]);

describe('an offer', () => {
  it('of a product that is not in the catalogue is refused, written or changed', async () => {
    await importRows([{ id: 1, product: 0, price: 5 }], 'One', 1);
    await expect(strayOffer('nobody')).rejects.toMatchObject({ code: '23503', message: 'an offer is of the product nobody, which is not in the catalogue' });
    await expect(asOwner("UPDATE offer SET pid = 'nobody'")).rejects.toMatchObject({ code: '23503' });
    expect(await asOwner("SELECT pid FROM offer WHERE pid = 'nobody'")).toEqual([]);
  });

  it('keeps its product from being removed or named otherwise', async () => {
    await importRows([{ id: 1, product: 0, price: 5 }], 'One', 1);
    const before = await asOwner('SELECT pid FROM product ORDER BY pid');
    await expect(asOwner('DELETE FROM product')).rejects.toMatchObject({ code: '23503' });
    await expect(asOwner("UPDATE product SET pid = 'other-' || pid")).rejects.toMatchObject({ code: '23503' });
    expect(await asOwner('SELECT pid FROM product ORDER BY pid')).toEqual(before);
  });
});
