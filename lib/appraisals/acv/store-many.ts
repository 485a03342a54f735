import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import type { InForce } from '../rule-sets/in-force';
import type { Facts } from './facts';
import { columnsOf, type ValuedRow } from './value-row';

export type Valued = ValuedRow & { readonly row: Facts };

const PAGE_ROWS = 250;

/**
 * Inserts the calculations of many appraisals, none of which may have one yet. The caller sets
 * their ACVs and records the events.
 */
export async function storeMany(
  tx: Transaction,
  caller: Caller,
  ruleSet: Pick<InForce, 'id'>,
  valued: readonly Valued[],
  time: Date,
): Promise<void> {
  for (let from = 0; from < valued.length; from += PAGE_ROWS)
    await storePage(tx, caller, ruleSet, valued.slice(from, from + PAGE_ROWS), time);
}

async function storePage(
  tx: Transaction,
  { clientId, actor }: Caller,
  { id: rule_set_id }: Pick<InForce, 'id'>,
  valued: readonly Valued[],
  time: Date,
): Promise<void> {
  const calculations = valued.map((one) => {
    const columns = columnsOf(one, one.row);
    return {
      client_id: clientId,
      appraisal_id: one.row.id,
      rule_set_id,
      is_manual: false,
      actual_cash_value: columns.actualCashValue,
      depreciation: columns.depreciation,
      above_item_limit: columns.aboveItemLimit,
      item_deductible: columns.itemDeductible,
      recoverable: columns.recoverable,
      rule_name: columns.ruleName,
      category_limit: columns.categoryLimit,
      facts: columns.facts,
      steps: columns.steps,
      entered_by: actor,
      create_time: time,
    };
  });
  await tx.$executeRaw`INSERT INTO acv_calculation SELECT * FROM jsonb_populate_recordset(NULL::acv_calculation, ${JSON.stringify(calculations)}::jsonb)`;
}
