import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '@/lib/catalogue/categories';
import { drawPicture } from '@/lib/catalogue/pictures/draw';
import { asOwner } from '@/tests/setup/owner';
import { alidOf, productsOf } from './catalogue/products';
import { ALL_FAMILIES, CLAIMED_FAMILIES } from './catalogue/read-facts';
import { loadCatalogue } from './load-catalogue';

const products = ALL_FAMILIES.flatMap(productsOf);
const TODAY = new Date('2026-03-10T08:00:00Z');

const specsOf = (pid: string) => products.find((one) => one.pid === pid)?.specs;

const repeated = (texts: readonly string[]) => texts.filter((one, at) => texts.indexOf(one) !== at);

const contents = async () => {
  const tables = [
    'category',
    'product_family',
    'product_variant',
    'product',
    'offer',
    'product_listing',
    'product_price',
  ];
  return Promise.all(tables.map((table) => asOwner(`SELECT t::text FROM ${table} t ORDER BY 1`)));
};

describe('the catalogue facts', () => {
  it('contain every family and product once, with a past release date, a price and a category', () => {
    expect(repeated(ALL_FAMILIES.map(alidOf))).toEqual([]);
    expect(repeated(products.map(({ pid }) => pid))).toEqual([]);
    const ids = new Set<number>(CATEGORIES.map(({ id }) => id));
    const odd = ALL_FAMILIES.filter(
      ({ releaseDate, priceDkk, categoryId, options }) =>
        !(
          releaseDate >= '1950-01-01' &&
          releaseDate < '2026-01-01' &&
          !Number.isNaN(Date.parse(releaseDate)) &&
          priceDkk > 0 &&
          ids.has(categoryId) &&
          options.length > 0
        ),
    );
    expect(odd).toEqual([]);
    expect(products.filter(({ pid, vcid }) => pid.length > 64 || vcid.length > 64)).toEqual([]);
  });

  it('cover fifteen categories with enough products for a demo; the others are for feeds', () => {
    expect(new Set(ALL_FAMILIES.map(({ categoryId }) => categoryId)).size).toBe(15);
    expect([ALL_FAMILIES.length >= 250, products.length >= 1200]).toEqual([true, true]);
  });

  it("contain the pids that the demo's claims refer to", () => {
    expect(CLAIMED_FAMILIES.flatMap(productsOf).map(({ pid }) => pid)).toEqual(
      expect.arrayContaining([
        'apple-iphone-13-128-gb',
        'samsung-qe65s95d-oled-65',
        'gopro-hero12-black-standard',
      ]),
    );
  });

  it('derive specs for comparison from sizes in options', () => {
    expect(specsOf('apple-iphone-13-128-gb')).toMatchObject({ storage_gb: 128 });
    expect(specsOf('apple-iphone-13-pro-1-tb-graphite')).toMatchObject({
      storage_gb: 1024,
      screen_in: 6.1,
      colour: 'graphite',
    });
    expect(specsOf('lg-oled-c2-65')).toMatchObject({ screen_in: 65 });
    expect(specsOf('bosch-serie-4-spv4-45-cm')).toMatchObject({ width_cm: 45 });
    expect(specsOf('trek-domane-al-2-54-cm')).toMatchObject({ frame_cm: 54 });
    expect(specsOf('miele-wwe-660-8-kg')).toMatchObject({ capacity_kg: 8 });
  });

  it('have a small script-free picture for every product', () => {
    for (const name of new Set(
      products.map(({ pictureUrl }) => pictureUrl.replace('/files/products/', '')),
    )) {
      const svg = drawPicture(name);
      expect(svg.length, name).toBeLessThan(2500);
      expect(svg, name).not.toMatch(/script|href|undefined|NaN/);
    }
    expect(() => drawPicture('phones-000.svg')).toThrow('Picture not found');
    expect(() => drawPicture('constructor-000000.svg')).toThrow('Picture not found');
  });
});

describe('loadCatalogue', () => {
  it('loads the catalogue with a year of prices and its summaries, and changes nothing when repeated', async () => {
    const { offers } = await loadCatalogue(TODAY);
    const before = await contents();
    expect(before.map((rows) => rows.length)).toEqual([
      CATEGORIES.length,
      ALL_FAMILIES.length,
      new Set(products.map(({ vcid }) => vcid)).size,
      products.length,
      expect.any(Number),
      products.length,
      3 * products.length,
    ]);
    const [dates] = await asOwner<{ oldest: Date; newest: Date; offers: string; latest: string }>(
      'SELECT min(price_date) AS oldest, max(price_date) AS newest, count(DISTINCT offer_id) AS offers, count(*) FILTER (WHERE is_latest) AS latest FROM offer',
    );
    expect([dates?.newest, Number(dates?.offers), Number(dates?.latest)]).toEqual([
      TODAY,
      offers,
      offers,
    ]);
    expect(dates?.oldest.getTime()).toBeLessThan(TODAY.getTime() - 300 * 86_400_000);
    await loadCatalogue(new Date('2026-03-12T08:00:00Z'));
    expect(await contents()).toEqual(before);
  });
});
