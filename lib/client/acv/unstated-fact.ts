import { ApiError } from '../api/api-error';
import { problemsIn } from '../api/fault-words';

/** What rules may need of an item and its claim. */
const FACTS = ['replacement_cost_value', 'date_purchase', 'date_damage', 'market_value'] as const;

export type Fact = (typeof FACTS)[number];

/** The first fact that a refused calculation lacks, so that the desk asks for it in its own words; null where the refusal says something else. */
export function unstatedOf(error: unknown): Fact | null {
  if (!(error instanceof ApiError) || error.status !== 400) return null;
  const said = new Map(problemsIn(error.said));
  return FACTS.find((fact) => /^is not (stated|known)/.test(said.get(fact) ?? '')) ?? null;
}
