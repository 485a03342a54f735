import type { Minor } from '@/lib/shared/money';

/** The price of one product in one shop and currency. */
export interface Priced {
  readonly totalPrice: Minor;
  readonly priceDate: Date;
  /** As in feeds: `new`, `refurbished` or `used`. */
  readonly condition: string;
}

/** Why a price is excluded, with its figures. `filter-sentence.ts` renders it. */
export type FilterFinding =
  | { readonly code: 'not_new' | 'old' }
  | {
      readonly code: 'outlier_low' | 'outlier_high';
      readonly percent: number;
      readonly median: Minor;
    }
  | { readonly code: 'claimed_low' | 'claimed_high'; readonly claimed: Minor };

export const PRICE_AGE_DAYS_MAX = 30;
const DAY_MS = 86_400_000;

/** In percent of the claimed amount. */
const CLAIMED_PERCENT_MIN = 20;
const CLAIMED_PERCENT_MAX = 150;

/**
 * Both in ten-thousandths. A price is an outlier beyond 3.5 modified deviations (Iglewicz &
 * Hoaglin, How to Detect and Handle Outliers, 1993), each 1.4826 times the median absolute
 * deviation. Prices within 17.5 % of the median never are: otherwise any difference from prices
 * that agree to the cent would be an outlier.
 */
export const DEVIATIONS_MAX = 51_891n;
export const SHARE_MIN = 1_750n;

export const isOld = (priceDate: Date, now: Date): boolean =>
  now.getTime() - priceDate.getTime() > PRICE_AGE_DAYS_MAX * DAY_MS;

/**
 * Twice the median, which is exact: the sum of the middle two values. Using the lower one alone
 * would always exclude the dearer of two prices, even if the cheaper one is wrong.
 */
function twiceMedian(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0);
}

/**
 * For each price of one product in one currency, the first reason to exclude it, or null: not new;
 * older than 30 days; an outlier among the prices that are neither; outside 20 to 150 % of the
 * claimed amount.
 */
export function filterPrices(
  prices: readonly Priced[],
  { now, claimed }: { readonly now: Date; readonly claimed?: Minor | undefined },
): (FilterFinding | null)[] {
  const current = prices
    .filter((price) => isNew(price) && !isOld(price.priceDate, now))
    .map(({ totalPrice }) => totalPrice);
  const middleTwice = twiceMedian(current);
  const deviationFourfold = twiceMedian(
    current.map((amount) => Math.abs(2 * amount - middleTwice)),
  );
  return prices.map((price) => {
    if (!isNew(price)) return { code: 'not_new' };
    if (isOld(price.priceDate, now)) return { code: 'old' };
    return (
      outlier(price.totalPrice, middleTwice, deviationFourfold) ??
      (claimed === undefined ? null : besideClaimed(price.totalPrice, claimed))
    );
  });
}

const isNew = ({ condition }: Priced): boolean => condition === 'new';

function outlier(
  amount: Minor,
  middleTwice: number,
  deviationFourfold: number,
): FilterFinding | null {
  const apartTwice = BigInt(Math.abs(2 * amount - middleTwice));
  const middle = BigInt(middleTwice);
  if (
    apartTwice * 20_000n <= BigInt(deviationFourfold) * DEVIATIONS_MAX ||
    apartTwice * 10_000n <= middle * SHARE_MIN
  )
    return null;
  const percent = Number((apartTwice * 100n + middle / 2n) / middle);
  return {
    code: 2 * amount < middleTwice ? 'outlier_low' : 'outlier_high',
    percent,
    median: Math.round(middleTwice / 2) as Minor,
  };
}

function besideClaimed(amount: Minor, claimed: Minor): FilterFinding | null {
  const share = BigInt(amount) * 100n;
  if (share < BigInt(claimed) * BigInt(CLAIMED_PERCENT_MIN))
    return { code: 'claimed_low', claimed };
  return share > BigInt(claimed) * BigInt(CLAIMED_PERCENT_MAX)
    ? { code: 'claimed_high', claimed }
    : null;
}
