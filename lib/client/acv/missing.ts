import type { Reason } from '@/lib/shared/reasons';
import { ApiError } from '../api/api-error';

/** What rules may need of an item and its claim. */
const FACTS = ['replacement_cost_value', 'date_purchase', 'date_damage', 'market_value'] as const;

export type Fact = (typeof FACTS)[number];

/** What there is no calculation without: a fact, or rules for the day of the damage. */
export type Missing = Fact | 'rules';

/** A calculation that was not asked for: it would have been refused. */
export class MissingError extends Error {
  override readonly name = 'MissingError';

  constructor(readonly missing: Missing) {
    super(missing);
  }
}

const MISSING: ReadonlySet<Reason> = new Set([
  'value_missing',
  'purchase_date_missing',
  'damage_date_missing',
  'market_value_missing',
]);

/** What a refused calculation lacks, so that the desk asks for it in its own messages; null where the refusal says something else. */
export function missingOf(error: unknown): Missing | null {
  if (error instanceof MissingError) return error.missing;
  if (!(error instanceof ApiError) || error.status !== 400) return null;
  const lacking = new Set(
    error.problems.filter(({ reason }) => MISSING.has(reason)).map(({ field }) => field),
  );
  return FACTS.find((fact) => lacking.has(fact)) ?? null;
}
