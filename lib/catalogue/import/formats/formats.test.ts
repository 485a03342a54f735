import { textOf } from '@/lib/shared/reasons';
import { describe, expect, it } from 'vitest';
import { FeedFault, type FeedRow, LINE_BYTES_MAX } from '../feed-row';
import { openFeed } from './open-feed';

async function* cut(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(feed: string | Buffer, chunkBytes = 64 * 1024): Promise<FeedRow[]> {
  const { rows } = await openFeed(cut(Buffer.from(feed), chunkBytes));
  const all: FeedRow[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

const TSV =
  'id\ttitle\tprice\tg:brand\tunknown\n1\tA phone\t10.00 DKK\tNokia\tx\n2\tPhone, 6" æøå\t20.00 DKK\t\ty\n';
const RSS = `<?xml version="1.0" encoding="UTF-8"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>A shop</title>
  <item><g:id>1</g:id><title>A &amp; B</title><g:price>10.00 DKK</g:price><g:shipping><g:price>49.00 DKK</g:price></g:shipping></item>
  <item><g:id>2</g:id><title><![CDATA[<Tele> & more]]></title><g:price>20.00 DKK</g:price></item></channel></rss>`;

describe('the formats of a feed', () => {
  it.each([1, 7, 64 * 1024])('reads a TSV in pieces of %i bytes', async (size) => {
    expect(await read(TSV, size)).toEqual([
      { row: 2, fields: { id: '1', title: 'A phone', price: '10.00 DKK', brand: 'Nokia' } },
      { row: 3, fields: { id: '2', title: 'Phone, 6" æøå', price: '20.00 DKK' } },
    ]);
  });

  it.each([',', ';', '|'])(
    'detects the delimiter of a CSV from its header: %j',
    async (delimiter) => {
      const text = `\ufeffoffer_id${delimiter}product_name${delimiter}price\r\n1${delimiter}"Big ""one""\n${delimiter}two"${delimiter}10.00\r\n`;
      expect(await read(text)).toEqual([
        { row: 2, fields: { id: '1', title: `Big "one"\n${delimiter}two`, price: '10.00' } },
      ]);
    },
  );

  it.each([1, 13, 64 * 1024])(
    "reads RSS with Google's elements in pieces of %i bytes and ignores nested elements",
    async (size) => {
      expect(await read(RSS, size)).toEqual([
        { row: 1, fields: { id: '1', title: 'A & B', price: '10.00 DKK' } },
        { row: 2, fields: { id: '2', title: '<Tele> & more', price: '20.00 DKK' } },
      ]);
    },
  );

  it('reads Atom and its link', async () => {
    const atom =
      '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="x"><entry><g:id>1</g:id><title>One</title><link href="https://a.example/1"/><g:price>1.00 EUR</g:price></entry></feed>';
    expect(await read(atom)).toEqual([
      { row: 1, fields: { id: '1', title: 'One', link: 'https://a.example/1', price: '1.00 EUR' } },
    ]);
  });

  it('reads XML in its declared encoding', async () => {
    const latin = Buffer.from(
      '<?xml version="1.0" encoding="iso-8859-1"?><rss><item><id>1</id><title>Sm\u00f8r</title></item></rss>',
      'latin1',
    );
    expect((await read(latin))[0]?.fields.title).toBe('Smør');
  });

  it('reads UTF-16 as saved by spreadsheets', async () => {
    expect(await read(Buffer.from(`\ufeff${TSV}`, 'utf16le'))).toHaveLength(2);
  });

  it.each(['tsv', 'csv'])('refuses only the row of a line of 10 MB (%s)', async (kind) => {
    const by = kind === 'tsv' ? '\t' : ',';
    const rows = await read(
      `id${by}title${by}price\n1${by}One${by}1.00 EUR\n2${by}${'x'.repeat(10_000_000)}${by}1.00 EUR\n3${by}Three${by}1.00 EUR\n`,
    );
    expect(
      rows.map(({ row, fields, damage }) => [row, fields.id, damage && textOf(damage)]),
    ).toEqual([
      [2, '1', undefined],
      [3, undefined, 'is longer than 256 KiB'],
      [4, '3', undefined],
    ]);
  });

  it('refuses only the item of an element of 10 MB', async () => {
    const rows = await read(
      `<rss><item><id>1</id><title>${'x'.repeat(10_000_000)}</title></item><item><id>2</id></item></rss>`,
    );
    expect(rows.map(({ fields, damage }) => [fields.id, damage && textOf(damage)])).toEqual([
      [undefined, 'is longer than 256 KiB'],
      ['2', undefined],
    ]);
  });

  it('refuses a row with more or fewer fields than the header', async () => {
    const rows = await read('id,title,price\n1,One\n\n2,Two,1.00 EUR,x\n');
    expect(rows.map(({ row, damage }) => [row, damage && textOf(damage)])).toEqual([
      [2, 'has 2 fields, the header has 3'],
      [3, 'is empty'],
      [4, 'has 4 fields, the header has 3'],
    ]);
  });

  it.each([
    ['', 'The feed is empty'],
    ['no feed at all', 'neither XML nor a table'],
    ['<html><body/></html>', 'neither RSS nor Atom'],
    ['id,title\n1,x\n', 'no column price'],
    ['id,title,price,ean,gtin\n', 'two columns for gtin'],
    ['<rss><item><id>1</item></rss>', 'not well-formed'],
    ['<rss><item><id>1</id></item>', 'not well-formed'],
    [
      '<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaa">]><rss><item><id>&a;</id></item></rss>',
      'not well-formed',
    ],
    [
      `id,title,price\n1,"never closed,1.00 EUR\n${'2,Two,1.00 EUR\n'.repeat(100_000)}`,
      'never closed',
    ],
    [
      'id;title;price\n1;One;1.00 EUR\n2;"Two;1.00 EUR\n3;Three;1.00 EUR\n',
      'Row 3 cannot be separated from the next rows',
    ],
  ])('refuses an unreadable feed with the reason: %.60s', async (feed, why) => {
    await expect(read(feed)).rejects.toThrow(FeedFault);
    await expect(read(feed)).rejects.toThrow(why);
  });

  it('accepts a line exactly as long as the limit', async () => {
    const title = 'x'.repeat(LINE_BYTES_MAX - '1\t\t1.00 EUR'.length);
    expect((await read(`id\ttitle\tprice\n1\t${title}\t1.00 EUR\n`))[0]?.fields.title).toBe(title);
  });
});
