import { canonicalJson } from '@/lib/events/canonical-json';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/database/tenant';
import { toDateString } from '@/lib/shared/dates';
import { Fault, wrongValue } from '@/lib/shared/fault';
import { parseAmount, toNumber } from '@/lib/shared/money';
import { isRefusal } from '@/lib/valuation/value-item';
import { categoryChains } from '../rule-sets/category-chains';
import { type InForce, noneInForce, ruleSetInForce } from '../rule-sets/in-force';
import { type FactsRow, selectFacts } from './facts';
import { storeCalculation } from './store';
import { columnsOf, valueRow } from './value-row';

interface Wish {
  /** Of the line, stated by a person; null where nobody did. */
  readonly marketValue: number | null;
  /** Whether an amount that awaits approval goes on waiting. */
  readonly keepsAwaiting?: boolean;
}

/**
 * The ACV by the rule set in force on the day of the damage. Version, rule, facts and steps are stored with it, so that
 * it can be told when the rules have long changed. The same facts under the same version change and tell nothing.
 */
export async function calculateAcv(tx: Transaction, caller: Caller, clientReferenceId: number, id: number, { marketValue, keepsAwaiting = false }: Wish): Promise<void> {
  const row = await selectFacts(tx, caller.clientId, id);
  const ruleSet = await requireInForce(tx, caller, row);
  const market = marketValue === null ? null : parseAmount(marketValue);
  if (marketValue !== null && market === null) throw wrongValue('market_value', 'must be a multiple of 0.01');
  const result = valueRow(ruleSet, row, await categoryChains(tx, [row.client_category_id]), market);
  if (isRefusal(result)) throw new Fault('wrong', result.issues.map(({ field, problem }) => `${field} : ${problem}`).join('; '));
  const { valued, facts } = result;
  if (await isStored(tx, caller, id, ruleSet.id, facts)) return;
  const data = { actual_cash_value: toNumber(valued.acv), depreciation: toNumber(valued.depreciation), rule_set_id: ruleSet.id, version: ruleSet.version, rule: valued.rule.name };
  const columns = { ...columnsOf(result, row), ruleSetId: ruleSet.id, enteredBy: caller.actor };
  await storeCalculation(tx, caller, clientReferenceId, id, columns, { type: 'appraisal.acv_calculated', data, keepsAwaiting });
}

async function requireInForce(tx: Transaction, { clientId }: Caller, { date_damage: damage }: FactsRow): Promise<InForce> {
  const day = toDateString(damage ?? now());
  const ruleSet = await ruleSetInForce(tx, clientId, day);
  if (!ruleSet) throw wrongValue('rule_set', noneInForce(day));
  return ruleSet;
}

/** A stored calculation by the same version from the same facts, with nothing awaiting approval beside it. */
async function isStored(tx: Transaction, { clientId }: Caller, id: number, ruleSetId: number, facts: object): Promise<boolean> {
  const key = { clientId_appraisalId: { clientId, appraisalId: id } };
  const stored = await tx.acvCalculation.findUnique({ where: key, select: { isManual: true, ruleSetId: true, facts: true } });
  if (!stored || stored.isManual || stored.ruleSetId !== ruleSetId || canonicalJson(stored.facts) !== canonicalJson(facts)) return false;
  return (await tx.acvOverride.findUnique({ where: key })) === null;
}
