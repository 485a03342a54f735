import { cause } from '@/lib/shared/reasons';
import { beforeEach, describe, expect, it } from 'vitest';
import { asOwner } from '@/tests/setup/owner';
import { HEADER } from '@/tests/setup/price-imports';
import { makeTenant } from '@/tests/setup/tenants';
import { currencyOfClients } from './currency-of-clients';
import { listErrors, readImport } from './list';
import { requestImport } from './request';
import { runNextImport } from './run-next';

beforeEach(() =>
  asOwner(
    'TRUNCATE offer, product, product_variant, product_family, product_listing, product_price, price_import, client CASCADE',
  ),
);

const ROWS = [
  '1\tA phone\tNokia\t\t\t1299.00 DKK\t267\thttps://shop.example/1',
  '2\tA phone\tNokia\t\t\t129.00 EUR\t267\thttps://shop.example/2',
  '3\tA phone\tNokia\t\t\t129.00\t267\thttps://shop.example/3',
];
const feed = { name: 'feed.tsv', bytes: Buffer.from([HEADER, ...ROWS].join('\n')) };

describe('requestImport', () => {
  it.each([
    [
      "refuses rows in another currency than the client's if the request names none",
      {},
      'EUR',
      {
        row: 2,
        field: 'price',
        reason: 'is in DKK, expected EUR',
        cause: cause('row_price_currency', { currency: 'DKK', expected: 'EUR' }),
      },
    ],
    [
      'refuses rows in another currency than the one that the request names',
      { currency: 'DKK' },
      'DKK',
      {
        row: 3,
        field: 'price',
        reason: 'is in EUR, expected DKK',
        cause: cause('row_price_currency', { currency: 'EUR', expected: 'DKK' }),
      },
    ],
  ])('%s', async (_title, body, currency, error) => {
    const { caller } = await makeTenant({ currency: 'EUR' });
    const { price_import_id: id } = await requestImport(caller, [feed], body);
    await runNextImport(new AbortController().signal);
    expect(await readImport(caller, id)).toMatchObject({
      status: 'done',
      currency,
      offers_new: 2,
      rows_refused: 1,
    });
    expect((await listErrors(caller, id, {})).errors).toEqual([error]);
    expect(await asOwner('SELECT DISTINCT currency FROM offer')).toEqual([{ currency }]);
  });
});

describe('the currency of a feed of the command line', () => {
  it('is that of all clients, and required if they have several or there are none', async () => {
    await expect(currencyOfClients()).rejects.toThrow('give it with --currency');
    await makeTenant({ currency: 'SEK' });
    await makeTenant({ currency: 'SEK' });
    expect(await currencyOfClients()).toBe('SEK');
    await makeTenant({ currency: 'DKK' });
    await expect(currencyOfClients()).rejects.toThrow('DKK, SEK: give the currency of the feed');
  });
});
