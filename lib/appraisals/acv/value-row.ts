import { isLanguage } from '@/lib/shared/languages';
import { formatAmount, type Minor } from '@/lib/shared/money';
import { isRefusal, type Refusal, type Valuation, valueItem } from '@/lib/valuation/value-item';
import { chainOf } from '../rule-sets/category-chains';
import type { InForce } from '../rule-sets/in-force';
import { type Facts, factsView, itemOf } from './facts';
import { storableSteps } from './stored-steps';

export interface ValuedRow {
  readonly valued: Valuation;
  readonly facts: ReturnType<typeof factsView>;
}

/** Values an appraisal by the given rules. Stores nothing. */
export function valueRow(
  { content }: InForce,
  row: Facts,
  chains: ReadonlyMap<number, readonly number[]>,
  marketValue: Minor | null,
): ValuedRow | Refusal {
  const item = itemOf(row, chainOf(chains, row.client_category_id), marketValue);
  const valued = valueItem(content, item);
  return isRefusal(valued) ? valued : { valued, facts: factsView(row, item, valued) };
}

/** Columns of a stored calculation. Amounts are decimals with two places. */
export const columnsOf = ({ valued, facts }: ValuedRow, { language }: Facts) => ({
  isManual: false,
  actualCashValue: formatAmount(valued.acv),
  depreciation: formatAmount(valued.depreciation),
  aboveItemLimit: formatAmount(valued.aboveItemLimit),
  itemDeductible: formatAmount(valued.itemDeductible),
  recoverable: formatAmount(valued.recoverable),
  ruleName: valued.rule.name,
  categoryLimit: valued.rule.category_limit,
  facts,
  steps: storableSteps(valued.steps, valued.rule.name, isLanguage(language) ? language : 'en').map(
    (step) => ({ ...step }),
  ),
});
