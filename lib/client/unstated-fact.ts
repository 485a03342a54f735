import { fieldErrorsOf } from './api-error';

/** What rules may need of an item and its claim. */
const FACTS = ['replacement_cost_value', 'date_purchase', 'date_damage', 'market_value'] as const;

export type Fact = (typeof FACTS)[number];

/** The first fact that a refused calculation lacks, so that the desk asks for it in its own words; null where the refusal says something else. */
export function unstatedOf(error: unknown): Fact | null {
  const said = fieldErrorsOf(error);
  return FACTS.find((fact) => /^is not (stated|known)/.test(said[fact] ?? '')) ?? null;
}
