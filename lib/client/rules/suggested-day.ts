import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call';
import { PUBLISHED_RULES } from './published-rules';
import type { RuleSetSummary } from './rule-sets';
import { today } from '../forms/today';

type Version = Pick<RuleSetSummary, 'version' | 'effective_from'>;

/**
 * The suggested first day of new rules: the first of the year, because the claims of a year are
 * settled by one table, but no earlier than the rules that are in force now began.
 */
export function suggestedDay(all: readonly Version[], day: string): string {
  const begun = all.flatMap(({ version, effective_from: from }) =>
    version !== null && from !== null && from <= day ? [from] : [],
  );
  return [`${day.slice(0, 4)}-01-01`, ...begun].toSorted().at(-1) ?? day;
}

/** Undefined until the rules are known. */
export const useSuggestedDay = (): string | undefined =>
  useQuery({ ...PUBLISHED_RULES, select: ({ rule_sets: all }) => suggestedDay(all, today()) }).data;

const CLAIMS_MAX = 100;

/**
 * The first and the last date of damage among the open claims with items on the first page of
 * claims; null if none has a date.
 */
export const useOpenDamages = () =>
  useQuery({
    queryKey: ['open-damages'],
    queryFn: ({ signal }) =>
      call('GET /client_reference', { query: { limit: CLAIMS_MAX }, signal }),
    select: ({ client_references: claims }) => {
      const days = claims
        .flatMap(({ status, date_damage: day, appraisal_count: count }) =>
          status === 'open' && day !== null && count > 0 ? [day] : [],
        )
        .toSorted();
      const [first] = days;
      return first === undefined ? null : { first, last: days.at(-1) ?? first };
    },
  });
