import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import type { Prisma } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';

type Columns = Omit<Prisma.AcvCalculationUncheckedCreateInput, 'clientId' | 'appraisalId' | 'createTime'>;

interface Told {
  readonly type: `appraisal.${string}`;
  readonly data: Readonly<Record<string, unknown>>;
  /** Whether an amount that awaits approval goes on waiting. */
  readonly keepsAwaiting?: boolean;
}

/** What is not said again of an earlier calculation is gone with it. */
const EMPTY = { ruleSetId: null, reason: null, ruleName: null, categoryLimit: null, approvedBy: null, aboveItemLimit: 0, itemDeductible: 0, recoverable: 0, steps: [] };

/** A calculation that takes effect: it replaces the one before and, unless told otherwise, whatever awaited approval; and it is told. The caller holds the appraisal's lock. */
export async function storeCalculation(tx: Transaction, caller: Caller, clientReferenceId: number, id: number, columns: Columns, told: Told): Promise<void> {
  const key = { clientId: caller.clientId, appraisalId: id };
  const row = { ...EMPTY, ...columns, createTime: now() };
  await tx.acvCalculation.deleteMany({ where: key });
  await tx.acvCalculation.create({ data: { ...key, ...row } });
  if (!told.keepsAwaiting) await tx.acvOverride.deleteMany({ where: key });
  await tx.appraisal.update({ where: { clientId_id: { clientId: caller.clientId, id } }, data: { actualCashValue: columns.actualCashValue, updateTime: now() } });
  await record(tx, { ...caller, clientReferenceId, type: told.type, data: { appraisal_id: id, ...told.data } });
}
