import { textOf } from '@/lib/shared/reasons';
import { describe, expect, it } from 'vitest';
import { OTHER_CATEGORY } from '../household-categories';
import { placeFinder, type PlaceOf } from './category-of';
import type { FeedRow } from './feed-row';
import { SeenIds } from './seen-ids';
import { stageRow } from './stage-row';
import { offerLine, productFields, type Staged } from './staged';

const SETTINGS = {
  shopName: 'A Shop',
  currency: null,
  day: '2026-03-10',
  placeOf: placeFinder(new Map()),
};
const GOOD = {
  id: '1',
  title: 'A phone',
  brand: 'Nokia',
  price: '1299.00 DKK',
  google_product_category: '267',
  link: 'https://shop.example/1',
};

const stage = (
  fields: FeedRow['fields'],
  settings: Partial<{ currency: string | null; shopName: string | null; placeOf: PlaceOf }> = {},
) => {
  const staged = stageRow({ row: 7, fields: { ...GOOD, ...fields } }, { ...SETTINGS, ...settings });
  return Array.isArray(staged)
    ? staged.map(({ row, field, cause }) => ({ row, field, reason: textOf(cause) }))
    : staged;
};

function taken(fields: FeedRow['fields'], settings = {}): Staged {
  const staged = stage(fields, settings);
  if (Array.isArray(staged)) throw new Error(JSON.stringify(staged));
  return staged;
}

describe('stageRow', () => {
  it.each([
    ['price', '1299.005 DKK', 'has more than two decimals'],
    ['price', '-1.00 DKK', 'is negative'],
    ['price', 'NaN DKK', 'is not an amount'],
    ['price', '1e300 DKK', 'is not an amount'],
    ['price', '1,299 DKK', 'has separators'],
    ['price', '1.299 kr', 'has more than two decimals'],
    ['price', '1.23.456,00 DKK', 'has separators'],
    ['price', '1 2,00 DKK', 'has separators'],
    ['price', '1.299,00.00 DKK', 'has separators'],
    ['price', '599,- DKK SEK', 'is not an amount'],
    ['price', `${'9'.repeat(10_000)} DKK`, 'is not an amount'],
    ['price', '1299.00', 'has no currency'],
    ['price', '0.00 DKK', 'is zero'],
    ['price', '1299.00 XQQ', 'is not an ISO 4217 currency'],
    ['price', '99999999999999.00 DKK', 'is too high for a price'],
    ['price', '1299.00 kr', 'has no currency'],
    ['price', '€ 45,50 DKK', 'is in €, expected DKK'],
    ['sale_price', '99 €', 'is in EUR, expected DKK'],
    ['price', '', 'is missing'],
    ['sale_price', '1.999 DKK', 'has more than two decimals'],
    ['sale_price', '99.00 EUR', 'is in EUR, expected DKK'],
    ['sale_price', '1299.01 DKK', 'is more than the price of 1299.00'],
    ['shipping', 'DK:::4.999 DKK', 'has more than two decimals'],
    ['id', '', 'is missing'],
    ['id', 'x'.repeat(65), 'is longer than 64'],
    ['title', '', 'is missing'],
    ['title', 'Sm\ufffdr', 'broken encoding'],
    ['title', 'a\0b', 'NUL'],
    ['gtin', '5701234567890', 'check digit'],
    ['gtin', '12345', 'is not a GTIN'],
    ['availability', 'perhaps', 'is not one of in_stock, limited_availability,'],
    ['condition', 'like new', 'is not one of'],
    ['link', 'javascript:alert(1)', 'is not an http(s) address'],
    ['image_link', 'ftp://a.example/x', 'is not an http(s) address'],
  ] as const)('refuses the %s %j with a reason', (field, value, why) => {
    const errors = stage({ [field]: value });
    expect(errors).toEqual([{ row: 7, field, reason: expect.stringContaining(why) as string }]);
  });

  it('reports all errors of a row at once', () => {
    expect(
      (stage({ price: 'x', gtin: '1', condition: 'y' }) as { field: string }[]).map(
        ({ field }) => field,
      ),
    ).toEqual(['price', 'gtin', 'condition']);
  });

  it('refuses a currency other than the expected one', () => {
    expect(stage({}, { currency: 'EUR' })).toEqual([
      { row: 7, field: 'price', reason: 'is in DKK, expected EUR' },
    ]);
    expect(stage({ currency: 'NOK' }, { currency: 'EUR' })).toEqual(
      expect.arrayContaining([{ row: 7, field: 'currency', reason: 'is NOK, expected EUR' }]),
    );
  });

  it('uses the expected currency for a price without one', () =>
    expect(taken({ price: '5' }, { currency: 'EUR' })).toMatchObject({
      base: '5.00',
      currency: 'EUR',
    }));

  it('uses the sale price while it is in effect and adds delivery', () => {
    expect(taken({ sale_price: '999.00 DKK' })).toMatchObject({ base: '999.00', total: '999.00' });
    expect(
      taken({
        sale_price: '999.00 DKK',
        sale_price_effective_date: '2026-03-11T00:00+0100/2026-03-12T00:00+0100',
      }).base,
    ).toBe('1299.00');
    expect(
      taken({
        sale_price: '999.00 DKK',
        sale_price_effective_date: '2026-03-01T00:00+0100/2026-03-10T00:00+0100',
      }).base,
    ).toBe('999.00');
    expect(taken({ shipping: 'DK:::49.50 DKK' })).toMatchObject({
      base: '1299.00',
      total: '1348.50',
    });
    expect(taken({ shipping: 'DK:::0.00 DKK' }).total).toBe('1299.00');
  });

  it('identifies a product across shops by its GTIN in any notation, else by brand and number', () => {
    const gtin = '4006381333931';
    expect(taken({ gtin }).pid).toBe('gtin-04006381333931');
    expect(taken({ gtin: '0 4006381-333931', shop_name: 'Another' }).pid).toBe(
      'gtin-04006381333931',
    );
    expect(taken({ brand: 'NOKIA', mpn: 'ab-1' }).pid).toBe(
      taken({ mpn: 'AB-1', id: '2', shop_name: 'Another' }).pid,
    );
    expect(taken({}).pid).not.toBe(taken({ shop_name: 'Another' }).pid);
  });

  it('ignores numbers that shops assign themselves', () =>
    expect(taken({ gtin: '2000000000008' })).toMatchObject({
      gtin: null,
      pid: expect.stringMatching(/^own-/) as string,
    }));

  it('derives the family from the group and the variant from the options except the colour', () => {
    const [black, white, large] = [
      { id: '1', color: 'black', size: 'M' },
      { id: '2', color: 'white', size: 'M' },
      { id: '3', color: 'black', size: 'L' },
    ].map((one) => taken({ ...one, item_group_id: 'g' }));
    expect([white?.alid, large?.alid]).toEqual([black?.alid, black?.alid]);
    expect(white?.vcid).toBe(black?.vcid);
    expect(large?.vcid).not.toBe(black?.vcid);
    expect(taken({ item_group_id: 'g', shop_name: 'Another' }).alid).not.toBe(black?.alid);
  });

  it('finds the category by a taxonomy id, a name or a path', () => {
    const categories = [
      '267',
      'Phones',
      'Electronics > Communications > Telephony > Mobile Phones',
      '  PHONES ',
    ].map((google_product_category) => taken({ google_product_category }).categoryId);
    expect(categories).toEqual([10, 10, 10, 10]);
    expect(taken({ google_product_category: 'Garden  Gnomes' })).toMatchObject({
      categoryId: OTHER_CATEGORY,
      feedCategory: 'garden gnomes',
      unknownCategory: 'Garden  Gnomes',
    });
    expect(taken({ google_product_category: '99999', product_type: 'Hobs' }).categoryId).toBe(22);
  });

  it.each([
    ['599,00 DKK', '599.00'],
    ['1.299,- DKK', '1299.00'],
    ['DKK 1.299,00', '1299.00'],
    ['1,299.00 DKK', '1299.00'],
    ['1 299,5 DKK', '1299.50'],
    ["12'999 DKK", '12999.00'],
    ['1.234.567 DKK', '1234567.00'],
    ['kr. 599,00 DKK', '599.00'],
    ['1.299,-', '1299.00'],
    ['599:- kr', '599.00'],
  ])('reads the price %j as shops write it', (price, amount) => {
    expect(taken({ price }, { currency: 'DKK' })).toMatchObject({ base: amount, total: amount });
  });

  it('reads a delivery fee with a decimal comma', () => {
    expect(taken({ shipping: 'DK:::49,50 DKK,SE:::59,00 SEK' }).total).toBe('1348.50');
    expect(taken({ shipping: 'DK:::0,00 DKK' }).total).toBe('1299.00');
  });

  it('a word that the client assigned decides the category before ours, also within a path', () => {
    const placeOf = placeFinder(
      new Map([
        ['phones', 11],
        ['garden > gnomes', 1203],
      ]),
    );
    expect(taken({ google_product_category: ' PHONES ' }, { placeOf })).toMatchObject({
      categoryId: 11,
      feedCategory: 'phones',
    });
    expect(taken({ google_product_category: 'Garden/Gnomes' }, { placeOf }).categoryId).toBe(1203);
    expect(taken({ google_product_category: 'Shop | Phones' }, { placeOf })).toMatchObject({
      categoryId: 11,
      feedCategory: null,
    });
  });

  it('makes one COPY line for the offer and one for the product, whatever the text contains', () => {
    const row = taken({ title: 'a\tb\\c\nd\re', color: '"\\' });
    for (const [line, columns] of [
      [offerLine(row, 0), 14],
      [productFields(row), 13],
    ] as const) {
      expect(line.split('\n')).toHaveLength(2);
      expect(line.split('\t')).toHaveLength(columns);
      expect(line).toContain('a\\tb\\\\c\\nd\\re');
    }
  });

  it('refuses a number that becomes too long in upper case', () => {
    expect(stage({ mpn: 'ß'.repeat(128) })).toEqual([
      { row: 7, field: 'mpn', reason: 'is longer than 128 characters' },
    ]);
  });
});

describe('SeenIds', () => {
  it('finds the first row of every id it has seen and of no other', () => {
    const seen = new SeenIds();
    const ids = Array.from({ length: 200_000 }, (_, n) => `shop:dkk:SKU-${n}`);
    expect(
      ids.map((id, n) => seen.firstRowOf(id, n + 2)).filter((row) => row !== undefined),
    ).toEqual([]);
    expect([
      seen.firstRowOf('shop:dkk:SKU-0', 9),
      seen.firstRowOf('shop:dkk:SKU-199999', 9),
    ]).toEqual([2, 200_001]);
  });
});
