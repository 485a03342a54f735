import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import type { AcvCalculation } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';
import { parseAmount } from '@/lib/shared/money';
import { isRefusal } from '@/lib/valuation/value-item';
import { bareLine, countBare, needsApprovalToRemove } from './fall-back';
import { withdrawAwaiting } from './leave-awaiting';
import { calculationData, marketValueOf } from './outdated';
import { type ChangedFields, storeOutdated } from './store-outdated';
import { subjectOf, valueSubject } from './subject';

/**
 * Deletes a calculation that the rules cannot make any more or, if that would raise the amount by
 * more than the client's limit, marks it as outdated by what changed.
 */
export async function dropCalculation(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  calculation: AcvCalculation,
  why: string,
  changed: ChangedFields,
): Promise<void> {
  const { appraisalId: id, clientId } = calculation;
  const where = { clientId_appraisalId: { clientId, appraisalId: id } };
  const bare = await bareLine(tx, caller, id);
  if (await needsApprovalToRemove(tx, caller, calculation, bare))
    return storeOutdated(tx, caller, clientReferenceId, calculation, changed);
  await tx.acvCalculation.delete({ where });
  const removal = await tx.acvOverride.findUnique({ where });
  if (removal?.kind === 'removal') await withdrawAwaiting(tx, caller, clientReferenceId, removal);
  await record(tx, {
    ...caller,
    clientReferenceId,
    type: 'appraisal.acv_deleted',
    data: { appraisal_id: id, deleted: calculationData(calculation), why },
  });
  await countBare(tx, caller, clientReferenceId, id, bare);
}

/**
 * After a calculation was refused: drops an earlier one by rules that are not in force any more, if
 * those that are cannot value the line with its market value either.
 */
export async function dropSuperseded(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  id: number,
  refusal: Fault,
): Promise<void> {
  const calculation = await tx.acvCalculation.findUnique({
    where: { clientId_appraisalId: { clientId: caller.clientId, appraisalId: id } },
  });
  if (!calculation || calculation.isManual) return;
  const subject = await subjectOf(tx, caller, id).catch(asNone);
  const inForce = subject?.ruleSet.id ?? null;
  if (calculation.ruleSetId === inForce) return;
  const market = marketValueOf(calculation.facts);
  if (subject && !isRefusal(valueSubject(subject, market === null ? null : parseAmount(market))))
    return;
  await dropCalculation(tx, caller, clientReferenceId, calculation, refusal.description, {
    fields: ['rule_set_id'],
    changes: { rule_set_id: inForce },
    previous: { rule_set_id: calculation.ruleSetId },
  });
}

function asNone(error: unknown): null {
  if (error instanceof Fault && error.kind === 'wrong') return null;
  throw error;
}
