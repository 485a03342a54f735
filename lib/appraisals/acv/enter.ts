import { problemOf } from '@/lib/shared/reasons';
import type { Caller } from '@/lib/identity/caller';
import type { AcvCalculation, AcvOverride } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import { Fault, wrongValue } from '@/lib/shared/fault';
import { formatAmount, type Minor, parseAmount, subtract } from '@/lib/shared/money';
import { leaveAwaiting } from './leave-awaiting';
import { isAboveLimit, overrideLimit } from './limit';
import { lineRcv } from './line-rcv';
import { storeCalculation } from './store';

interface Entered {
  readonly amount: number;
  readonly reason: string;
}

/**
 * Enters an ACV by hand, for all pieces of the line. Throws Fault `wrong` above the RCV or without
 * one. Repeating the same entry writes nothing, but confirms an outdated one. Above the client's
 * limit it becomes an approval request without effect until approved.
 */
export async function enterAcv(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  id: number,
  { amount, reason }: Entered,
): Promise<void> {
  const acv = exact(amount);
  const rcv = await requireLineRcv(tx, caller, id, acv);
  const key = { clientId_appraisalId: { clientId: caller.clientId, appraisalId: id } };
  const [stored, awaiting] = [
    await tx.acvCalculation.findUnique({ where: key }),
    await tx.acvOverride.findUnique({ where: key }),
  ];
  if (awaiting ? isSame(awaiting, acv, reason) : stored && isSameEntry(stored, acv, rcv, reason))
    return;
  const data = { actual_cash_value: amount, reason };
  const limit = await overrideLimit(tx, caller.clientId);
  if (limit !== null && (await isAboveLimit(tx, caller.clientId, id, acv, limit)))
    return leaveAwaiting(tx, caller, clientReferenceId, id, {
      amount: acv,
      reason,
      kind: 'amount',
    });
  await storeCalculation(
    tx,
    caller,
    clientReferenceId,
    id,
    {
      actualCashValue: formatAmount(acv),
      depreciation: formatAmount(subtract(rcv, acv)),
      isManual: true,
      reason,
      enteredBy: caller.actor,
    },
    { type: 'appraisal.acv_set', data },
  );
}

type Entry = Pick<AcvOverride, 'actualCashValue' | 'reason' | 'outdated'>;

const isSame = (
  { actualCashValue, reason, outdated }: Entry,
  acv: Minor,
  givenReason: string,
): boolean =>
  outdated === null && reason === givenReason && actualCashValue.toFixed(2) === formatAmount(acv);

const isSameEntry = (stored: AcvCalculation, acv: Minor, rcv: Minor, reason: string): boolean =>
  stored.isManual &&
  isSame(stored, acv, reason) &&
  stored.depreciation.toFixed(2) === formatAmount(subtract(rcv, acv));

function exact(value: number): Minor {
  const acv = parseAmount(value);
  if (acv === null) throw wrongValue('actual_cash_value', 'not_a_multiple', { step: 0.01 });
  return acv;
}

async function requireLineRcv(
  tx: Transaction,
  { clientId }: Caller,
  id: number,
  acv: Minor,
): Promise<Minor> {
  const rcv = await lineRcv(tx, clientId, id);
  if (rcv === null) throw new Fault('wrong', problemOf('actual_cash_value', 'no_replacement_cost'));
  if (acv > rcv)
    throw wrongValue('actual_cash_value', 'above_replacement_cost', { amount: formatAmount(rcv) });
  return rcv;
}
