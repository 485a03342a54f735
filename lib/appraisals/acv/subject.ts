import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/database/tenant';
import { toDateString } from '@/lib/shared/dates';
import { wrongValue } from '@/lib/shared/fault';
import type { Minor } from '@/lib/shared/money';
import type { Refusal } from '@/lib/valuation/value-item';
import { categoryChains } from '../rule-sets/category-chains';
import { type InForce, ruleSetInForce } from '../rule-sets/in-force';
import { type FactsRow, selectFacts } from './facts';
import { type ValuedRow, valueRow } from './value-row';

/** An appraisal with the rules and categories that it is valued by. */
export interface Subject {
  readonly row: FactsRow;
  readonly ruleSet: InForce;
  readonly chains: ReadonlyMap<number, readonly number[]>;
}

/** Throws Fault `wrong` if the client had no rules in force on the date of damage. */
export async function subjectOf(
  tx: Transaction,
  { clientId }: Caller,
  id: number,
): Promise<Subject> {
  const row = await selectFacts(tx, clientId, id);
  const day = toDateString(row.date_damage ?? now());
  const ruleSet = await ruleSetInForce(tx, clientId, day);
  if (!ruleSet) throw wrongValue('rule_set', 'no_rules_on_date', { date: day });
  return { row, ruleSet, chains: await categoryChains(tx, clientId, [row.client_category_id]) };
}

/** `priced` replaces the appraisal's replacement cost. */
export const valueSubject = (
  { row, ruleSet, chains }: Subject,
  market: Minor | null,
  priced: Partial<Pick<FactsRow, 'rcv' | 'is_price_per_item'>> = {},
): ValuedRow | Refusal => valueRow(ruleSet, { ...row, ...priced }, chains, market);
