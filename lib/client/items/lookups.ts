import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { suggestedProduct } from '@/lib/contract/lookups';
import type { groupedOffer } from '@/lib/contract/price-lookups';
import type { Language } from '@/lib/shared/languages';
import { call, type Reply } from '../api/call';

export type SuggestedProduct = z.output<typeof suggestedProduct>;
export type GroupedOffer = z.output<typeof groupedOffer>;
export type Prices = Reply<'GET /prices'>;

/** A single letter is too short to search for. */
export const QUERY_LENGTH_MIN = 2;
export const HISTORY_DAYS = 365;

const PRICES_STALE_MS = 60_000;

/**
 * The currency of prices and the language of reasons; the currency is undefined until the claim is
 * known.
 */
export interface Market {
  readonly currency: string | undefined;
  readonly language: Language;
  /** The day of damage, whose prices are shown; null shows the newest. Undefined until known. */
  readonly dateDamage: string | null | undefined;
}

const byMarket = ({ currency, language }: Market) => ({
  ...(currency !== undefined && { currency }),
  language,
});

/**
 * Suggests products while the user types. A new query aborts the running one; the last results stay
 * on the screen meanwhile.
 */
export const useSuggestions = (text: string, market: Market) => {
  const query = text.trim();
  return useQuery({
    queryKey: ['suggestions', query, market],
    queryFn: ({ signal }) =>
      call('GET /search_suggestion', { query: { query, ...byMarket(market) }, signal }),
    enabled: query.length >= QUERY_LENGTH_MIN,
    placeholderData: (previous) => previous,
    staleTime: PRICES_STALE_MS,
    retry: false,
  });
};

/**
 * The products closest to a text, with the category that it suggests. `categoryId` excludes all
 * other categories.
 */
export const useProductSearch = (
  searchText: string,
  categoryId: number | null,
  market: Market,
  isWanted: boolean,
) => {
  const query = searchText.trim();
  return useQuery({
    queryKey: ['products', query, categoryId, market],
    queryFn: ({ signal }) =>
      call('GET /product_search', {
        query: {
          query,
          ...byMarket(market),
          ...(categoryId !== null && {
            client_category_id: String(categoryId),
            force_client_category: 'true',
          }),
        },
        signal,
      }),
    enabled: isWanted && query.length >= QUERY_LENGTH_MIN,
    placeholderData: (previous) => previous,
    staleTime: PRICES_STALE_MS,
  });
};

interface PriceQuery {
  readonly pid: string;
  /** The category to look for replacements in, if not the product's own. */
  readonly categoryId: number | null;
  /** For one piece, in the API's format: `5499.00`. */
  readonly claimedAmount: string | null;
}

export const usePrices = ({ pid, categoryId, claimedAmount }: PriceQuery, market: Market) =>
  useQuery({
    queryKey: ['prices', pid, categoryId, claimedAmount, market],
    queryFn: ({ signal }) =>
      call('GET /prices', {
        query: {
          pid,
          ...byMarket(market),
          ...(categoryId !== null && { client_category_id: String(categoryId) }),
          ...(claimedAmount !== null && { claimed_amount: claimedAmount }),
          ...(market.dateDamage && { date: market.dateDamage }),
        },
        signal,
      }),
    // The first price may be chosen at once, so it has to be that of the right day.
    enabled: market.dateDamage !== undefined,
    // Keeps the candidates while the claimed amount changes, but never shows those of another
    // product.
    placeholderData: (previous) => (previous?.claimed_product.pid === pid ? previous : undefined),
    staleTime: PRICES_STALE_MS,
  });

export const usePriceHistory = (pid: string, currency: string) =>
  useQuery({
    queryKey: ['price-history', pid, currency],
    queryFn: ({ signal }) =>
      call('GET /price_history', { query: { pid, currency, days: String(HISTORY_DAYS) }, signal }),
    staleTime: PRICES_STALE_MS,
  });
