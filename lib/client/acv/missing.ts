import type { Reason } from '@/lib/shared/reasons';
import { ApiError } from '../api/api-error';

/** The facts of an item and its claim that rules may need. */
const FACTS = ['replacement_cost_value', 'date_purchase', 'date_damage', 'market_value'] as const;

export type Fact = (typeof FACTS)[number];

/** What prevents a calculation: a missing fact, or no rules for the date of damage. */
export type Missing = Fact | 'rules';

/** A calculation that was not requested, because the service would have refused it. */
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

/**
 * Returns the fact that a refused calculation lacks, so that the desk can show its own message;
 * null for any other error.
 */
export function missingOf(error: unknown): Missing | null {
  if (error instanceof MissingError) return error.missing;
  if (!(error instanceof ApiError) || error.status !== 400) return null;
  const lacking = new Set(
    error.problems.filter(({ reason }) => MISSING.has(reason)).map(({ field }) => field),
  );
  return FACTS.find((fact) => lacking.has(fact)) ?? null;
}
