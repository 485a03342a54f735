import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { Prisma } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import { awaitingData } from './leave-awaiting';
import { calculationData } from './outdated';

type Columns = Omit<
  Prisma.AcvCalculationUncheckedCreateInput,
  'clientId' | 'appraisalId' | 'createTime'
>;

interface CalculationEvent {
  readonly type: `appraisal.${string}`;
  readonly data: Readonly<Record<string, unknown>>;
  readonly keepsApprovalRequest?: boolean;
  /**
   * The calculation is the approved request itself, so the request is not recorded as withdrawn.
   */
  readonly isDecision?: boolean;
}

/** Resets the columns that the new calculation does not set. */
const EMPTY = {
  ruleSetId: null,
  reason: null,
  ruleName: null,
  categoryLimit: null,
  approvedBy: null,
  aboveItemLimit: 0,
  itemDeductible: 0,
  recoverable: 0,
  steps: [],
  facts: Prisma.DbNull,
  outdated: Prisma.DbNull,
};

/**
 * Replaces the stored calculation and, unless `keepsApprovalRequest`, deletes the approval request.
 * Records the event with the replaced entry and the withdrawn request. The caller must hold the
 * lock on the appraisal.
 */
export async function storeCalculation(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  id: number,
  columns: Columns,
  event: CalculationEvent,
): Promise<void> {
  const key = { clientId: caller.clientId, appraisalId: id };
  const where = { clientId_appraisalId: key };
  const [before, awaiting] = [
    await tx.acvCalculation.findUnique({ where }),
    event.keepsApprovalRequest ? null : await tx.acvOverride.findUnique({ where }),
  ];
  const row = { ...EMPTY, ...columns, createTime: now() };
  if (before) await tx.acvCalculation.delete({ where });
  await tx.acvCalculation.create({ data: { ...key, ...row } });
  if (awaiting) await tx.acvOverride.delete({ where });
  await tx.appraisal.update({
    where: { clientId_id: { clientId: caller.clientId, id } },
    data: { actualCashValue: columns.actualCashValue, updateTime: now() },
  });
  const data = {
    appraisal_id: id,
    ...event.data,
    ...(before?.isManual && { replaced: calculationData(before) }),
    ...(awaiting && !event.isDecision && { withdrawn: awaitingData(awaiting) }),
  };
  await record(tx, { ...caller, clientReferenceId, type: event.type, data });
}
