import type { z } from 'zod';
import type { groupedOffer } from '@/lib/contract/price-lookups';
import type { Language } from '@/lib/shared/languages';
import type { PriceRule } from '@/lib/shared/price-rule';
import { minor, type Minor, parseAmount, toNumber } from '@/lib/shared/money';
import { type FilterFinding, filterPrices } from '@/lib/valuation/price-filter/filter';
import { filterSentence } from '@/lib/valuation/price-filter/filter-sentence';
import { speaksFor } from '@/lib/valuation/like-kind-and-quality/compare';
import {
  findingSentence,
  muchCheaperSentence,
} from '@/lib/valuation/like-kind-and-quality/finding-sentence';
import type { Candidate } from './choose-candidates';
import type { OfferRow } from './price-statements';

interface View {
  readonly now: Date;
  /** The day whose prices are shown; null for the newest. */
  readonly day: Date | null;
  /** Whether each price has its rule, because the caller asked for the prices of a day. */
  readonly isDated: boolean;
  readonly language: Language;
  readonly currency: string;
  readonly claimed?: Minor | undefined;
}

type GroupedOffer = z.infer<typeof groupedOffer>;

interface Price {
  readonly offer: OfferRow;
  readonly totalPrice: Minor;
  readonly finding: FilterFinding | null;
}

interface Group {
  readonly candidate: Candidate;
  readonly prices: readonly Price[];
}

/** A match cheaper by this share may be of a lower class, which the comparison cannot detect. */
const MUCH_CHEAPER_PERCENT = 30;

/** The price that represents a group: the first that is not excluded, else the first. */
const leadOf = ({ prices: [first] }: Group): { isUsable: boolean; amount: number } => ({
  isUsable: first?.finding === null,
  amount: first?.totalPrice ?? Number.POSITIVE_INFINITY,
});

const byPrice = (one: Price, other: Price): number =>
  Number(one.finding !== null) - Number(other.finding !== null) ||
  (one.offer.days_before ?? 0) - (other.offer.days_before ?? 0) ||
  one.totalPrice - other.totalPrice ||
  Number(other.offer.in_stock) - Number(one.offer.in_stock) ||
  (one.offer.offer_id < other.offer.offer_id ? -1 : 1);

/**
 * Sorts like kind and quality first, then groups with a usable price, then by distance, then by
 * price.
 */
function byCloseness(one: Group, other: Group): number {
  const [lead, otherLead] = [leadOf(one), leadOf(other)];
  return (
    Number(other.candidate.comparison.isMatch) - Number(one.candidate.comparison.isMatch) ||
    Number(otherLead.isUsable) - Number(lead.isUsable) ||
    one.candidate.comparison.distance - other.candidate.comparison.distance ||
    lead.amount - otherLead.amount
  );
}

/**
 * Groups offers by product. Products without offers are omitted; excluded prices come last in each
 * group.
 */
export function groupOffers(
  candidates: readonly Candidate[],
  offers: readonly OfferRow[],
  view: View,
): GroupedOffer[][] {
  const groups = candidates.flatMap((candidate): Group[] => {
    const own = offers.filter(({ pid }) => pid === candidate.row.pid);
    return own.length === 0 ? [] : [{ candidate, prices: pricesOf(own, view) }];
  });
  const claimed = groups.find(({ candidate }) => candidate.comparison.distance === 0);
  return groups
    .toSorted(byCloseness)
    .map((group) => groupView(group, cautionOf(group, claimed, view.language), view));
}

const ruleOf = ({ days_before: days }: OfferRow): PriceRule =>
  days === undefined ? 'newest' : days === 0 ? 'day_of_damage' : 'before_damage';

function pricesOf(offers: readonly OfferRow[], { now, day, claimed }: View): Price[] {
  const isOfDay = offers.some(({ days_before: days }) => days !== undefined);
  const amounts = offers.map(({ total_price: text }) => parseAmount(text) ?? minor(0));
  const findings = filterPrices(
    offers.map(({ price_date, condition }, at) => ({
      totalPrice: amounts[at] ?? minor(0),
      priceDate: new Date(price_date),
      condition,
    })),
    { now: isOfDay ? (day ?? now) : now, claimed },
  );
  return offers
    .map((offer, at) => ({
      offer,
      totalPrice: amounts[at] ?? minor(0),
      finding: findings[at] ?? null,
    }))
    .toSorted(byPrice);
}

function cautionOf(group: Group, claimed: Group | undefined, language: Language): string | null {
  if (!claimed || !group.candidate.comparison.isMatch) return null;
  const [lead, claimedLead] = [leadOf(group), leadOf(claimed)];
  if (!lead.isUsable || !claimedLead.isUsable) return null;
  const percent = Math.floor(((claimedLead.amount - lead.amount) * 100) / claimedLead.amount);
  return percent < MUCH_CHEAPER_PERCENT ? null : muchCheaperSentence(percent, language);
}

function groupView(
  { candidate: { row, comparison }, prices }: Group,
  caution: string | null,
  { language, currency, isDated }: View,
): GroupedOffer[] {
  const findings = comparison.findings.map((finding) => ({
    isFor: speaksFor(finding),
    sentence: findingSentence(finding, language),
  }));
  const sentences = (points: typeof findings) => points.map(({ sentence }) => sentence);
  const match = {
    is_match: comparison.isMatch,
    same_brand: comparison.sameBrand,
    not_older: comparison.notOlder,
    unmatched_specs: [...comparison.unmatchedSpecs],
    reasons: sentences(findings),
    reasons_for: sentences(findings.filter(({ isFor }) => isFor)),
    reasons_against: sentences(findings.filter(({ isFor }) => !isFor)),
    caution,
  };
  return prices.map(({ offer, totalPrice, finding }) => ({
    pid: row.pid,
    vcid: row.vcid,
    alid: row.alid,
    product_name: row.name,
    offer_id: offer.offer_id,
    shop_name: offer.shop_name,
    shop_url: offer.shop_url,
    shop_product_name: offer.name,
    currency: offer.currency,
    base_price: Number(offer.base_price),
    total_price: toNumber(totalPrice),
    price_date: offer.price_date,
    in_stock: offer.in_stock,
    filtered_price: finding !== null,
    filter_reason: finding && filterSentence(finding, { language, currency }),
    ...(isDated && { price_rule: ruleOf(offer) }),
    match,
  }));
}
