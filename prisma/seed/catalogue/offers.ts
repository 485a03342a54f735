import { createHash } from 'node:crypto';
import { fromDateString } from '@/lib/shared/dates';
import { formatAmount, type Minor, minor, percentOf } from '@/lib/shared/money';
import { CURRENCIES, SHOPS } from '../catalogue-facts';
import { type Product, slug } from './products';

export interface OfferRow {
  readonly offer_id: string;
  readonly price_date: string;
  readonly pid: string;
  readonly shop_name: string;
  readonly shop_url: string;
  readonly name: string;
  readonly currency: string;
  readonly base_price: string;
  readonly total_price: string;
  readonly in_stock: boolean;
  readonly is_latest: boolean;
}

/** Fictional shops, each with the currency of its prices and its price level in percent. */
const OTHER_SHOPS: readonly (readonly [
  name: string,
  host: string,
  currency: string,
  percent: number,
])[] = [
  ['Fjordlys Handel', 'fjordlys-handel.example', 'NOK', 101],
  ['Kvartal Elektronik', 'kvartal.example', 'NOK', 98],
  ['Nordkalott Netthandel', 'nordkalott.example', 'NOK', 104],
  ['Lumi Kauppa', 'lumi-kauppa.example', 'EUR', 102],
  ['Stadttor Technik', 'stadttor.example', 'EUR', 97],
  ['Hafenkontor', 'hafenkontor.example', 'EUR', 100],
  ['Bølgen', 'boelgen.example', 'DKK', 99],
  ['Klitmøller Handel', 'klitmoeller.example', 'DKK', 96],
  ['Torvets Radio', 'torvets-radio.example', 'DKK', 103],
];

const DAY_MS = 86_400_000;
const SHOPS_PER_CURRENCY = 2;
/**
 * The first and the last day of earlier prices, and the price then in percent of the current one.
 * The days are fixed, because those of the demo's damages are.
 */
const HISTORY = [
  ['2025-02-20', '2025-12-14', 114],
  ['2025-12-15', '2026-04-19', 108],
  ['2026-04-20', '2026-08-09', 103],
] as const;
const SHIFT_DAYS_MAX = 20;

/** A deterministic pseudo-random number from 0 to 1 made of the text's hash. */
const chance = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;

/** Rounds to whole units, less `lessCents`: typical shelf prices end in .00 or .95. */
const shelfPrice = (amount: Minor, lessCents: number): string =>
  formatAmount(minor(Math.max(100, Math.round(amount / 100) * 100 - lessCents)));

const rateOf = (currency: string): number =>
  CURRENCIES.find(([code]) => code === currency)?.[1] ?? 100;

interface OfferInput {
  readonly product: Product;
  readonly shopName: string;
  readonly url: string;
  readonly currency: string;
  readonly percent: number;
}

const rowOf = (
  { product, shopName, url, currency }: OfferInput,
  price: string,
  date: Date,
  inStock: boolean,
  isLatest: boolean,
): OfferRow => ({
  offer_id: `${product.pid}:${slug(shopName)}:${currency.toLowerCase()}`,
  price_date: date.toISOString(),
  pid: product.pid,
  shop_name: shopName,
  shop_url: `${url}/p/${product.pid}`,
  name: product.name,
  currency,
  base_price: price,
  total_price: price,
  in_stock: inStock,
  is_latest: isLatest,
});

/**
 * Offers of the three shops that sell every product in every currency; the demo's claims are valued
 * with them.
 */
function steadyOffers(product: Product, priceDate: Date): OfferRow[] {
  return CURRENCIES.flatMap(([currency, rate]) =>
    SHOPS.map(([shopName, url, percent], shop) => {
      const price = percentOf(percentOf(product.priceDkk, Math.round(rate * 100)), percent * 100);
      return rowOf(
        { product, shopName, url, currency, percent },
        shelfPrice(price, shop === 2 ? 5 : 0),
        priceDate,
        shop !== 1,
        true,
      );
    }),
  );
}

/**
 * Offers of shops that sell in one currency. Some are out of stock, some are outdated, and one in
 * fifty has a wrong price.
 */
function livelyOffers(product: Product, priceDate: Date): OfferRow[] {
  return CURRENCIES.flatMap(([currency]) => {
    const shops = OTHER_SHOPS.filter((shop) => shop[2] === currency).sort(
      (one, other) => chance(product.pid + one[0]) - chance(product.pid + other[0]),
    );
    return shops.slice(0, SHOPS_PER_CURRENCY).map(([shopName, host, , percent]) => {
      const luck = chance(`${product.pid} ${shopName} ${currency}`);
      const isMistaken = luck > 0.98;
      const price = percentOf(
        percentOf(product.priceDkk, Math.round(rateOf(currency) * 100)),
        Math.round(percent * 100 + 400 * (luck - 0.5)) * (isMistaken ? 3 : 1),
      );
      const ageDays = luck < 0.05 ? 40 + Math.round(luck * 1000) : 0;
      return rowOf(
        { product, shopName, url: `https://${host}`, currency, percent },
        shelfPrice(price, luck > 0.5 ? 5 : 0),
        new Date(priceDate.getTime() - ageDays * DAY_MS),
        luck < 0.9,
        true,
      );
    });
  });
}

/** Earlier prices of an offer, each on its first and its last day, as imports store them. */
function historyOf(row: OfferRow): OfferRow[] {
  const shiftMs = Math.floor(chance(row.offer_id) * SHIFT_DAYS_MAX) * DAY_MS;
  return HISTORY.flatMap(([first, last, percent]) => {
    const price = shelfPrice(
      percentOf(minor(Math.round(Number(row.total_price) * 100)), percent * 100),
      0,
    );
    return [first, last]
      .map((day) => new Date(fromDateString(day).getTime() + shiftMs).toISOString())
      .filter((date) => date < row.price_date)
      .map((price_date) => ({
        ...row,
        price_date,
        base_price: price,
        total_price: price,
        in_stock: true,
        is_latest: false,
      }));
  });
}

interface Wanted {
  readonly isClaimed: boolean;
  readonly withHistory: boolean;
}

/**
 * Deterministic offers of a product for a day. Only prices in DKK, the currency of the demo's first
 * client, get a history.
 */
export function offersOf(
  product: Product,
  priceDate: Date,
  { isClaimed, withHistory }: Wanted,
): OfferRow[] {
  const current = isClaimed ? steadyOffers(product, priceDate) : livelyOffers(product, priceDate);
  return withHistory
    ? current.flatMap((row) => [...(row.currency === 'DKK' ? historyOf(row) : []), row])
    : current;
}
