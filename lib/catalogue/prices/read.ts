import type { z } from 'zod';
import type { prices as contract } from '@/lib/contract/price-lookups';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { readRows } from '@/lib/platform/database/statement';
import { fromDateString, toDateString } from '@/lib/shared/dates';
import { notFound } from '@/lib/shared/fault';
import { JsonText } from '@/lib/shared/json-text';
import {
  noneOfBrandSentence,
  notComparedSentence,
} from '@/lib/valuation/like-kind-and-quality/finding-sentence';
import { isOld } from '@/lib/valuation/price-filter/filter';
import {
  noPriceOfDaySentence,
  noPriceSentence,
  onlyLastKnownSentence,
} from '@/lib/valuation/price-filter/filter-sentence';
import { type Context, readContext } from '../context';
import { specsOf } from '../product-specs';
import { type Candidate, chooseCandidates, productOf } from './choose-candidates';
import { notCompared } from './not-compared';
import { groupOffers } from './group-offers';
import { OFFERS_ON_DAY } from './offers-on-day';
import { CANDIDATES, CLAIMED, type OfferRow, OFFERS, type ProductRow } from './price-statements';
import { summaryOf } from './price-summary';

type Query = z.output<typeof contract.query>;
type Reply = z.input<typeof contract.reply>;

/**
 * Prices of a product and its candidates. Throws `not_found` for an unknown product and `wrong` for
 * an unknown category.
 */
export async function readPrices(caller: Caller, query: Query): Promise<JsonText> {
  const context = await readContext(caller, query);
  const { currency, language, category, nameOf } = context;
  const named = (row: ProductRow): ProductRow => ({
    ...row,
    category: nameOf(row.category_id, row.category),
  });
  const [own] = (await readRows<ProductRow>(caller.clientId, CLAIMED, [query.pid, currency])).map(
    named,
  );
  if (!own) throw notFound('product_not_found');
  const claimed = {
    ...productOf(own),
    ...(category && category.catalogueId !== null
      ? { categoryId: category.catalogueId, category: category.name }
      : {}),
  };
  const rows = await readRows<ProductRow>(caller.clientId, CANDIDATES, [
    own.pid,
    own.alid,
    own.brand,
    own.release_date,
    claimed.categoryId,
    currency,
  ]);
  const candidates = chooseCandidates(claimed, own, rows.map(named));
  const pids = candidates.map(({ row }) => row.pid);
  const day = query.date && query.date < toDateString(now()) ? query.date : null;
  const offers = await readOffers(caller, pids, currency, day);
  const reply: Reply = {
    claimed_product: claimedView(own, currency),
    grouped_prices: groupOffers(candidates, offers, {
      now: now(),
      day: day === null ? null : fromDateString(day),
      isDated: query.date !== undefined,
      language,
      currency,
      claimed: query.claimed_amount,
    }),
    notes: notesOf(own, candidates, offers, day, context),
  };
  return new JsonText(JSON.stringify(reply), context.etag);
}

/**
 * The offers of a day for the products that have a new one then, and the newest for the others, as
 * the price of an appraisal is found.
 */
async function readOffers(
  { clientId }: Caller,
  pids: readonly string[],
  currency: string,
  day: string | null,
): Promise<OfferRow[]> {
  const onDay =
    day === null
      ? []
      : await readRows<OfferRow>(clientId, OFFERS_ON_DAY, [JSON.stringify(pids), currency, day]);
  const priced = new Set(
    onDay.filter(({ condition }) => condition === 'new').map(({ pid }) => pid),
  );
  const others = pids.filter((pid) => !priced.has(pid));
  const newest =
    others.length === 0
      ? []
      : await readRows<OfferRow>(clientId, OFFERS, [JSON.stringify(others), currency]);
  return [...onDay.filter(({ pid }) => priced.has(pid)), ...newest];
}

const claimedView = (row: ProductRow, currency: string): Reply['claimed_product'] => ({
  pid: row.pid,
  vcid: row.vcid,
  alid: row.alid,
  product_name: row.name,
  pic_url: row.picture_url,
  product_pic_url: row.picture_url,
  specs: specsOf(row.specs),
  client_category_id: row.category_id,
  client_category: row.category,
  price: summaryOf(row, currency, now()),
});

function notesOf(
  own: ProductRow,
  candidates: readonly Candidate[],
  offers: readonly OfferRow[],
  day: string | null,
  { language, currency }: Context,
): string[] {
  const prices = offers.filter(({ pid }) => pid === own.pid);
  const isOfDay = prices.some(({ days_before: days }) => days !== undefined);
  const dates = prices
    .map(({ price_date }) => new Date(price_date))
    .toSorted((one, other) => other.getTime() - one.getTime());
  const [newest] = dates;
  const isAlone = !candidates.some(
    ({ row, comparison }) => row.pid !== own.pid && comparison.isMatch,
  );
  return [
    ...(newest === undefined
      ? [noPriceSentence({ language, currency })]
      : !isOfDay && isOld(newest, now())
        ? [onlyLastKnownSentence(newest, { language, currency })]
        : []),
    ...(newest !== undefined && !isOfDay && day !== null
      ? [noPriceOfDaySentence(fromDateString(day), { language, currency })]
      : []),
    ...notCompared(productOf(own)).map((measure) => notComparedSentence(measure, language)),
    ...(isAlone && own.brand !== '' ? [noneOfBrandSentence(own.brand, language)] : []),
  ];
}
