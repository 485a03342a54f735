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

/** What a second person approves: the very amount, by whoever stated what it comes from. */
interface Approval {
  readonly amount: Minor;
  readonly enteredBy: string;
  readonly reason: string | null;
  readonly note: string | null;
  readonly kind: string;
}

interface Wish {
  /** Of the line, stated by a person; null where nobody did. */
  readonly marketValue: number | null;
  /** Why it is that, where somebody said so. */
  readonly reason?: string | null;
  /** Whether an amount that awaits approval goes on waiting. */
  readonly keepsApprovalRequest?: boolean;
  readonly approval?: Approval;
}

/**
 * The ACV by the rule set in force on the day of the damage. Version, rule, facts and steps are stored with it, so that
 * it can be told when the rules have long changed. The same facts under the same version change and tell nothing. What
 * one person's price or market value makes of it above the client's limit awaits another.
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
  if (
    counted &&
    !(await isStored(
      tx,
      caller,
      id,
      subject.ruleSet.id,
      counted.facts,
      keepsApprovalRequest || authority.kind !== null,
    ))
  ) {
    const columns = {
      ...columnsOf(counted, subject.row),
      ruleSetId: subject.ruleSet.id,
      enteredBy: authority.kind === 'replacement_cost' ? caller.actor : authority.enteredBy,
      approvedBy: authority.approvedBy,
    };
    await storeCalculation(tx, caller, clientReferenceId, id, columns, {
      type: 'appraisal.acv_calculated',
      data: calculatedData(subject.ruleSet, counted),
      keepsApprovalRequest: keepsApprovalRequest || authority.kind !== null,
    });
  }
  if (authority.kind === null || (keepsApprovalRequest && (await hasEnteredAmount(tx, caller, id))))
    return;
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

/** What the trail keeps of a calculation. */
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

/** Rules may have been published since it was left waiting: what was read is what is approved, or nothing. */
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

/** A stored calculation by the same version from the same facts, with nothing awaiting approval beside it that would have to go. */
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

/** An amount that a person entered goes on waiting; there is room for one. */
const hasEnteredAmount = async (
  tx: Transaction,
  { clientId }: Caller,
  id: number,
): Promise<boolean> =>
  (
    await tx.acvOverride.findUnique({
      where: { clientId_appraisalId: { clientId, appraisalId: id } },
    })
  )?.kind === 'amount';
