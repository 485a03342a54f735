import { canonicalJson } from '@/lib/events/canonical-json';
import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import { Fault, wrongValue } from '@/lib/shared/fault';
import { formatAmount, type Minor, parseAmount, toNumber } from '@/lib/shared/money';
import { isRefusal, type Refusal } from '@/lib/valuation/value-item';
import type { InForce } from '../rule-sets/in-force';
import { authorityOver } from './authority';
import { leaveAwaiting } from './leave-awaiting';
import { storeCalculation } from './store';
import { columnsOf, type ValuedRow } from './value-row';
import { type Subject, subjectOf, valueSubject } from './subject';

/** What a second person approves: exactly this amount, with the requester who stated its basis. */
interface Approval {
  readonly amount: Minor;
  readonly enteredBy: string;
  readonly reason: string | null;
  readonly note: string | null;
  readonly kind: string;
}

interface Wish {
  /** Market value of the line stated by a person, or null. */
  readonly marketValue: number | null;
  /** Reason given for the market value. */
  readonly reason?: string | null;
  readonly keepsApprovalRequest?: boolean;
  readonly approval?: Approval;
}

/**
 * Calculates the ACV by the rule set in force on the date of damage. Stores version, rule, facts
 * and steps so that the result stays explainable after the rules change. Writes nothing if version
 * and facts are unchanged. An amount that exceeds the client's limit because of a stated price or
 * market value becomes an approval request.
 */
export async function calculateAcv(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  id: number,
  wish: Wish,
): Promise<void> {
  const { marketValue, keepsApprovalRequest = false, approval } = wish;
  const market = marketValue === null ? null : parseAmount(marketValue);
  if (marketValue !== null && market === null)
    throw wrongValue('market_value', 'not_a_multiple', { step: 0.01 });
  const subject = await subjectOf(tx, caller, id);
  const result = requireValued(valueSubject(subject, market));
  if (approval) return approve(tx, caller, clientReferenceId, id, subject, result, approval);
  const authority = await authorityOver(tx, caller, id, subject, result, market);
  const counted = authority.counts;
  const request = keepsApprovalRequest ? await kindOfRequest(tx, caller, id) : null;
  // A request for the price has no reason any more where the calculation is within the limit.
  const staysOpen = authority.kind !== null || (request !== null && request !== 'replacement_cost');
  if (counted && !(await isStored(tx, caller, id, subject.ruleSet.id, counted.facts, staysOpen))) {
    const columns = {
      ...columnsOf(counted, subject.row),
      ruleSetId: subject.ruleSet.id,
      enteredBy: authority.kind === 'replacement_cost' ? caller.actor : authority.enteredBy,
      approvedBy: authority.approvedBy,
    };
    await storeCalculation(tx, caller, clientReferenceId, id, columns, {
      type: 'appraisal.acv_calculated',
      data: calculatedData(subject.ruleSet, counted),
      keepsApprovalRequest: staysOpen,
    });
  }
  // An entered amount or a deletion takes precedence: an appraisal can have only one request.
  if (authority.kind === null || request === 'amount' || request === 'removal') return;
  const { kind, enteredBy } = authority;
  await leaveAwaiting(tx, caller, clientReferenceId, id, {
    amount: result.valued.acv,
    reason: wish.reason ?? null,
    kind,
    marketValue: market,
    enteredBy,
  });
}

function requireValued(result: ValuedRow | Refusal): ValuedRow {
  if (isRefusal(result)) throw new Fault('wrong', result.issues);
  return result;
}

/** Event data of a calculation. */
export const calculatedData = (
  ruleSet: Pick<InForce, 'id' | 'version'>,
  { valued }: ValuedRow,
) => ({
  actual_cash_value: toNumber(valued.acv),
  depreciation: toNumber(valued.depreciation),
  rule_set_id: ruleSet.id,
  version: ruleSet.version,
  rule: valued.rule.name,
});

/**
 * Throws Fault `wrong` if rules published since the request give another amount, so that nobody
 * approves an amount other than the one shown.
 */
async function approve(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  id: number,
  subject: Subject,
  result: ValuedRow,
  approval: Approval,
): Promise<void> {
  const { amount, enteredBy, reason, note, kind } = approval;
  if (result.valued.acv !== amount)
    throw wrongValue('decision', 'rules_give_another_amount', {
      now: formatAmount(result.valued.acv),
      before: formatAmount(amount),
    });
  const columns = {
    ...columnsOf(result, subject.row),
    ruleSetId: subject.ruleSet.id,
    reason,
    enteredBy,
    approvedBy: caller.actor,
  };
  const data = {
    ...calculatedData(subject.ruleSet, result),
    reason,
    entered_by: enteredBy,
    approval_of: kind,
    note,
  };
  await storeCalculation(tx, caller, clientReferenceId, id, columns, {
    type: 'appraisal.acv_approved',
    data,
    isDecision: true,
  });
}

/**
 * Whether the same version already calculated from the same facts, with no approval request that
 * would have to be withdrawn.
 */
async function isStored(
  tx: Transaction,
  { clientId }: Caller,
  id: number,
  ruleSetId: number,
  facts: object,
  keepsApprovalRequest: boolean,
): Promise<boolean> {
  const key = { clientId_appraisalId: { clientId, appraisalId: id } };
  const stored = await tx.acvCalculation.findUnique({
    where: key,
    select: { isManual: true, ruleSetId: true, facts: true, outdated: true },
  });
  if (
    !stored ||
    stored.isManual ||
    stored.outdated !== null ||
    stored.ruleSetId !== ruleSetId ||
    canonicalJson(stored.facts) !== canonicalJson(facts)
  )
    return false;
  return keepsApprovalRequest || (await tx.acvOverride.findUnique({ where: key })) === null;
}

async function kindOfRequest(tx: Transaction, { clientId }: Caller, id: number) {
  const awaiting = await tx.acvOverride.findUnique({
    where: { clientId_appraisalId: { clientId, appraisalId: id } },
    select: { kind: true },
  });
  return awaiting?.kind ?? null;
}
