import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call';
import { inForceOn } from './rule-set-state';
import { today } from '../forms/today';

const FRESH_MS = 60_000;

/** Asked where it only matters whether there are rules. Its key begins with that of all rule sets: what makes those old makes this old. */
export const PUBLISHED_RULES = {
  queryKey: ['rule-sets', 'first-page'],
  queryFn: () => call('GET /rule_sets', { query: { limit: 100 } }),
  staleTime: FRESH_MS,
} as const;

/** Whether rules of the client govern a damage of this day, or of today; undefined until it is known. */
export const useHasRules = (dateDamage: string | null, isWanted: boolean): boolean | undefined =>
  useQuery({
    ...PUBLISHED_RULES,
    enabled: isWanted,
    select: ({ rule_sets: all }) => inForceOn(all, dateDamage ?? today()) !== null,
  }).data;
