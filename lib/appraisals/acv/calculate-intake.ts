import { problem, textOf } from '@/lib/shared/reasons';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import { toDateString } from '@/lib/shared/dates';
import { add, type Minor, minor, toNumber } from '@/lib/shared/money';
import type { Issue } from '@/lib/valuation/item';
import { isRefusal, type Refusal } from '@/lib/valuation/value-item';
import type { NewAppraisal } from '../add-items';
import { categoryChains } from '../rule-sets/category-chains';
import { type InForce, ruleSetInForce } from '../rule-sets/in-force';
import type { Facts } from './facts';
import { storeMany, type Valued } from './store-many';
import { valueRow } from './value-row';

/**
 * Why an appraisal has no calculation: a fact that its rule needs is missing, or no rules were in
 * force.
 */
interface NotCalculated {
  readonly field: Issue['field'] | 'rule_set';
  readonly reason: string;
}

/** The ACV of an appraisal, or the reason why it has none. */
export interface Outcome {
  readonly actual_cash_value: number | null;
  readonly not_calculated: NotCalculated | null;
}

interface Calculated {
  /** By appraisal id. */
  readonly outcomes: ReadonlyMap<number, Outcome>;
  readonly count: number;
  /** Sum over the calculated appraisals. */
  readonly actualCashValue: number;
  readonly ruleSet: Pick<InForce, 'id' | 'version'> | null;
  readonly valued: readonly Valued[];
}

interface Target {
  readonly appraisals: readonly NewAppraisal[];
  readonly claim: { readonly dateDamage: Date | null; readonly language: string };
  readonly time: Date;
}

/**
 * Calculates the ACVs of the appraisals that an inventory import is about to create, by the rules
 * in force on the date of damage, as for a single appraisal. Stores nothing. None needs approval:
 * approval is only for amounts stated by a person.
 */
export async function valueIntake(
  tx: Transaction,
  caller: Caller,
  { appraisals, claim, time }: Target,
): Promise<Calculated> {
  const { noPurchaseDate } = await tx.client.findUniqueOrThrow({
    where: { id: caller.clientId },
    select: { noPurchaseDate: true },
  });
  const rows = appraisals.map((one): Facts => ({
    is_price_per_item: true,
    bought_used: null,
    assumed_age_months: null,
    ...one,
    assumes_age: noPurchaseDate === 'category_age',
    date_damage: claim.dateDamage,
    language: claim.language,
  }));
  const day = toDateString(claim.dateDamage ?? time);
  const ruleSet = rows.length === 0 ? null : await ruleSetInForce(tx, caller.clientId, day);
  const chains = ruleSet
    ? await categoryChains(
        tx,
        caller.clientId,
        rows.map((row) => row.client_category_id),
      )
    : new Map<number, number[]>();
  const outcomes = new Map<number, Outcome>();
  const valued: Valued[] = [];
  for (const [index, row] of rows.entries()) {
    // lets other requests run between thousands of rows
    if (index % SLICE === SLICE - 1) await nextTurn();
    const result = ruleSet ? valueRow(ruleSet, row, chains, null) : NO_RULES;
    if (isRefusal(result)) {
      outcomes.set(row.id, { actual_cash_value: null, not_calculated: reasonOf(result, day) });
    } else {
      outcomes.set(row.id, {
        actual_cash_value: toNumber(result.valued.acv),
        not_calculated: null,
      });
      valued.push({ ...result, row });
    }
  }
  const sum = valued.reduce<Minor>((total, one) => add(total, one.valued.acv), minor(0));
  return { outcomes, count: valued.length, actualCashValue: toNumber(sum), ruleSet, valued };
}

const SLICE = 50;

const NO_RULES: Refusal = { issues: [] };

const reasonOf = ({ issues: [issue] }: Refusal, day: string): NotCalculated =>
  issue
    ? { field: issue.field, reason: textOf(issue) }
    : { field: 'rule_set', reason: textOf(problem('no_rules_on_date', { date: day })) };

/**
 * Stores the calculations once the appraisals exist; their ACV is already set. The caller must hold
 * the lock on the claim and record the event.
 */
export async function storeIntake(
  tx: Transaction,
  caller: Caller,
  { ruleSet, valued }: Calculated,
  time: Date,
): Promise<void> {
  if (!ruleSet || valued.length === 0) return;
  await storeMany(tx, caller, ruleSet, valued, time);
}
