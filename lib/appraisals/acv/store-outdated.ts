import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { type AcvCalculation, Prisma } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import { formatAmount, type Minor, minor, parseAmount } from '@/lib/shared/money';
import { lineRcv } from './line-rcv';
import { calculationData, type Outdated, withChanges } from './outdated';
import { renewApproval } from './renew';

type Values = Parameters<typeof withChanges>[2];

export interface ChangedFields {
  /** Those that concern the calculation. */
  readonly fields: readonly string[];
  readonly changes: Values;
  readonly previous: Values;
}

export const asColumn = (outdated: Outdated[] | null) =>
  outdated === null ? Prisma.DbNull : outdated.map((one) => ({ ...one }));

/** Marks the ACV as outdated. It still counts, capped at the RCV, until someone sets it again. */
export async function storeOutdated(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  calculation: AcvCalculation,
  { fields, changes, previous }: ChangedFields,
): Promise<void> {
  const { clientId, appraisalId } = calculation;
  const outdated = withChanges(calculation.outdated, fields, changes, previous);
  await tx.acvCalculation.update({
    where: { clientId_appraisalId: { clientId, appraisalId } },
    data: { outdated: asColumn(outdated) },
  });
  const entered = parseAmount(calculation.actualCashValue.toFixed(2)) ?? minor(0);
  const counted = Math.min(entered, (await lineRcv(tx, clientId, appraisalId)) ?? entered) as Minor;
  await tx.appraisal.update({
    where: { clientId_id: { clientId, id: appraisalId } },
    data: { actualCashValue: formatAmount(counted) },
  });
  if (outdated)
    await recordOutdated(
      tx,
      caller,
      clientReferenceId,
      appraisalId,
      calculationData(calculation),
      outdated,
    );
  if (calculation.isManual)
    await renewApproval(tx, caller, clientReferenceId, calculation, { outdated, counted });
}

export const recordOutdated = (
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  id: number,
  what: object,
  outdated: readonly Outdated[],
): Promise<void> =>
  record(tx, {
    ...caller,
    clientReferenceId,
    type: 'appraisal.acv_outdated',
    data: { appraisal_id: id, ...what, outdated },
  });
