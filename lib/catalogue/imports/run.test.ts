import { textOf } from '@/lib/shared/reasons';
import type { RowError } from '../import/feed-row';
import { describe, expect, it } from 'vitest';
import { asOwner } from '@/tests/setup/owner';
import { beginRun } from './begin-run';
import { runImport } from './run';
import { once, GTIN, row, imported, contents, historyOf, cutOff } from './run.fixture';

const inWords = (errors: readonly RowError[]) =>
  errors.map(({ row, field, cause }) => ({ row, field, reason: textOf(cause) }));

describe('an import', () => {
  it('writes families, variants, products, offers and summaries', async () => {
    const { status, tally } = await imported({
      rows: [row(1, { gtin: GTIN }), row(2, { mpn: 'TA-1' })],
    });
    expect([status, tally]).toMatchObject([
      'done',
      { format: 'tsv', rowsRead: 2, rowsRefused: 0, productsNew: 2, offersNew: 2 },
    ]);
    expect(
      await asOwner(
        'SELECT pid, gtin, mpn, category_id, brand FROM product JOIN product_variant USING (vcid) JOIN product_family USING (alid) ORDER BY pid',
      ),
    ).toEqual([
      { pid: `gtin-0${GTIN}`, gtin: `0${GTIN}`, mpn: null, category_id: 10, brand: 'Nokia' },
      {
        pid: expect.stringMatching(/^mpn-/) as string,
        gtin: null,
        mpn: 'TA-1',
        category_id: 10,
        brand: 'Nokia',
      },
    ]);
    expect(await asOwner('SELECT pid FROM product_price')).toHaveLength(2);
    expect(await asOwner('SELECT pid FROM product_listing')).toHaveLength(2);
  });

  it('of the same feed again changes nothing and reports so', async () => {
    const rows = [row(1, { gtin: GTIN }), row(2), row(3, { price: '5.50 DKK' })];
    await imported({ rows });
    const before = await contents();
    const { tally } = await imported({ rows });
    expect(tally).toMatchObject({
      productsNew: 0,
      offersNew: 0,
      offersChanged: 0,
      offersConfirmed: 0,
      offersUnchanged: 3,
    });
    expect(await contents()).toEqual(before);
  });

  it('stores every change, and the first and last of consecutive days with one price', async () => {
    for (const [day, price] of [
      ['01', '9'],
      ['02', '9'],
      ['03', '9'],
      ['04', '8'],
      ['05', '9'],
      ['06', '9'],
    ])
      await imported({ rows: [row(1, { price: `${price}.00 DKK` })], day: `2026-03-${day}` });
    expect(await historyOf('1')).toEqual(['01 9.00', '03 9.00', '04 8.00', '05 9.00', '06 9.00 *']);
  });

  it('replaces a price of the same day', async () => {
    await imported({ rows: [row(1)] });
    const { tally } = await imported({ rows: [row(1, { price: '1.00 DKK' })] });
    expect([tally.offersChanged, await historyOf('1')]).toEqual([1, ['10 1.00 *']]);
  });

  it('of an older day adds to the history and leaves the newest price unchanged', async () => {
    await imported({ rows: [row(1)], day: '2026-03-10' });
    await imported({ rows: [row(1, { price: '1.00 DKK' })], day: '2026-03-05' });
    expect(await historyOf('1')).toEqual(['05 1.00', '10 1299.00 *']);
  });

  it('finds products of other shops by GTIN, or by brand and number if they are unique', async () => {
    await imported({ rows: [row(1, { gtin: GTIN, mpn: 'TA-1' })] });
    const before = await asOwner('SELECT pid FROM product');
    await imported({
      rows: [
        row('x', { gtin: `0${GTIN}`, category: '' }),
        row('y', { mpn: 'ta-1', category: 'no such thing' }),
      ],
      shop: 'Another',
    });
    expect(await asOwner('SELECT pid FROM product')).toEqual(before);
    expect(await asOwner('SELECT DISTINCT pid FROM offer')).toEqual(before);
  });

  it('skips invalid rows and reports row, field and reason of each', async () => {
    const rows = [
      row(1),
      row(2, { price: '1.999 DKK' }),
      row(1),
      row(3, { category: '' }),
      row(4, { title: 'Sm\ufffdr' }),
      row(5, { gtin: '5701234567890' }),
      row(6),
    ];
    const { status, tally } = await imported({ rows });
    expect(inWords(tally.errors)).toEqual([
      { row: 3, field: 'price', reason: "'1.999 DKK' has more than two decimals" },
      { row: 4, field: 'id', reason: 'is also the id of row 2' },
      {
        row: 5,
        field: 'google_product_category',
        reason: 'is missing, and the product is not in the catalogue yet',
      },
      { row: 6, field: 'title', reason: 'has a broken encoding: save the feed as UTF-8' },
      { row: 7, field: 'gtin', reason: "'5701234567890' ends in 0, but its check digit is 9" },
    ]);
    expect([status, tally.rowsRead, tally.rowsRefused, tally.offersNew]).toEqual(['done', 7, 5, 2]);
    expect(
      (await asOwner<{ offer_id: string }>('SELECT offer_id FROM offer ORDER BY 1')).map(
        (one) => one.offer_id,
      ),
    ).toEqual(['a-shop:dkk:1', 'a-shop:dkk:6']);
    expect(
      await asOwner('SELECT row_number, field FROM price_import_error ORDER BY position'),
    ).toHaveLength(5);
  });

  it('refuses bytes that are not a feed with reasons that can be stored', async () => {
    const { tally } = await imported({
      rows: [row(1), row('2\0', { price: 'a\0b', title: 'x\0y' })],
    });
    expect([tally.rowsRefused, tally.offersNew]).toEqual([1, 1]);
    const feed = `id\0x\ttitle\0y\n\0\t\0\n`;
    const run = await beginRun({
      fileName: 'noise.bin',
      fileBytes: feed.length,
      shopName: 'A Shop',
      currency: null,
      dryRun: false,
      day: '2026-03-10',
    });
    expect(await runImport(run, { chunks: once(feed) })).toMatchObject({
      status: 'failed',
      cause: { reason: 'feed_column_missing', values: { name: 'id' } },
    });
    expect(await asOwner("SELECT reason FROM price_import WHERE file_name = 'noise.bin'")).toEqual([
      { reason: expect.stringContaining('id\ufffdx') as string },
    ]);
  });

  it('as a dry run reports its changes and writes nothing', async () => {
    await imported({ rows: [row(1)] });
    const before = await contents();
    const { status, tally } = await imported({
      rows: [row(1, { price: '2.00 DKK' }), row(2), row(3, { price: 'x' })],
      dryRun: true,
    });
    expect([status, tally.offersChanged, tally.offersNew, tally.rowsRefused]).toEqual([
      'done',
      1,
      1,
      1,
    ]);
    expect(await contents()).toEqual(before);
    expect(await asOwner('SELECT status, offers_new FROM price_import WHERE dry_run')).toEqual([
      { status: 'done', offers_new: 1 },
    ]);
  });

  it('writes nothing if the feed breaks off, and stores the reason', async () => {
    const before = await contents();
    const items = Array.from(
      { length: 25_000 },
      (_, n) =>
        `<item><id>${n}</id><title>P ${n}</title><price>1.00 DKK</price><product_type>Hobs</product_type></item>`,
    );
    const feed = `<rss>${items.join('')}<item><id>`;
    const run = await beginRun({
      fileName: 'feed.xml',
      fileBytes: feed.length,
      shopName: 'A Shop',
      currency: null,
      dryRun: false,
      day: '2026-03-10',
    });
    const { status, cause: why } = await runImport(run, { chunks: once(feed) });
    expect([status, why && textOf(why)]).toEqual([
      'failed',
      expect.stringContaining('After item 25000 the XML is not well-formed'),
    ]);
    expect(await contents()).toEqual(before);
    expect(await asOwner('SELECT status FROM price_import')).toEqual([{ status: 'failed' }]);
  });

  it('leaves nothing behind if its connection is cut, and the next one starts at once', async () => {
    const before = await contents();
    const run = await beginRun({
      fileName: 'feed.tsv',
      fileBytes: 1,
      shopName: 'A Shop',
      currency: null,
      dryRun: false,
      day: '2026-03-10',
    });
    await expect(runImport(run, { chunks: cutOff() })).rejects.toThrow();
    expect(await contents()).toEqual(before);
    expect((await imported({ rows: [row(1)] })).status).toBe('done');
    expect(await asOwner('SELECT status, reason FROM price_import ORDER BY id')).toEqual([
      { status: 'failed', reason: 'Interrupted: nothing was written' },
      { status: 'done', reason: null },
    ]);
  });
});
