import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call';
import { inForceOn } from './rule-set-state';
import { today } from '../forms/today';

const FRESH_MS = 60_000;

/**
 * For callers that only need to know whether there are rules. Its key begins with that of all rule
 * sets, so that invalidating those invalidates this too.
 */
export const PUBLISHED_RULES = {
  queryKey: ['rule-sets', 'first-page'],
  queryFn: () => call('GET /rule_sets', { query: { limit: 100 } }),
  staleTime: FRESH_MS,
} as const;

/**
 * Whether rules of the client apply to a damage on this day, or today if null; undefined until
 * known.
 */
export const useHasRules = (dateDamage: string | null, isWanted: boolean): boolean | undefined =>
  useQuery({
    ...PUBLISHED_RULES,
    enabled: isWanted,
    select: ({ rule_sets: all }) => inForceOn(all, dateDamage ?? today()) !== null,
  }).data;
