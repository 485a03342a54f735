import type { z } from 'zod';
import type { decideAcv as contract } from '@/lib/contract/acv';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import type { AcvOverride } from '@/lib/platform/database/generated/client';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { Fault, notFound } from '@/lib/shared/fault';
import { formatAmount, minor, parseAmount, subtract, toNumber } from '@/lib/shared/money';
import { lockAppraisal } from '../lock';
import { lineRcv } from './line-rcv';
import { isSamePerson } from './same-person';
import { storeCalculation } from './store';

type Given = Pick<z.output<typeof contract.body>, 'decision' | 'note'>;

const MISSING = 'Actual cash value awaiting approval';

/** The second of two people. Approved, the amount takes effect as the first one entered it; refused, it is gone. */
export async function decideAcv(caller: Caller, clientReferenceId: number, id: number, { decision, note = null }: Given) {
  return withClient(caller.clientId, async (tx) => {
    await lockAppraisal(tx, caller, clientReferenceId, id).catch(asMissing);
    const awaiting = await tx.acvOverride.findUnique({ where: { clientId_appraisalId: { clientId: caller.clientId, appraisalId: id } } });
    if (!awaiting) throw notFound(MISSING);
    if (await isSamePerson(tx, awaiting.enteredBy, caller.actor)) throw new Fault('forbidden', 'Another person than the one who entered it must decide');
    await (decision === 'approve' ? approve : refuse)(tx, caller, clientReferenceId, awaiting, note);
    const { actualCashValue } = await tx.appraisal.findUniqueOrThrow({ where: { clientId_id: { clientId: caller.clientId, id } }, select: { actualCashValue: true } });
    const rcv = await lineRcv(tx, caller.clientId, id);
    return { decision, actual_cash_value: actualCashValue?.toNumber() ?? (rcv && toNumber(rcv)) };
  });
}

/** Whether the appraisal is missing or only the amount is nobody's business. */
const asMissing = (error: unknown) => {
  throw error instanceof Fault && error.kind === 'not_found' ? notFound(MISSING) : error;
};

const dataOf = ({ actualCashValue, reason, enteredBy }: AcvOverride, note: string | null) =>
  ({ actual_cash_value: actualCashValue.toNumber(), reason, entered_by: enteredBy, note });

/** A change of the price withdraws what awaits approval, so it is never above the RCV here. */
async function approve(tx: Transaction, caller: Caller, clientReferenceId: number, awaiting: AcvOverride, note: string | null): Promise<void> {
  const { appraisalId: id, reason, enteredBy } = awaiting;
  const [rcv, acv] = [await lineRcv(tx, caller.clientId, id), parseAmount(awaiting.actualCashValue.toFixed(2)) ?? minor(0)];
  if (rcv === null || acv > rcv) throw new Error(`The amount awaiting approval for appraisal ${id} is above its RCV`);
  await storeCalculation(tx, caller, clientReferenceId, id, {
    actualCashValue: formatAmount(acv), depreciation: formatAmount(subtract(rcv, acv)), isManual: true, reason, enteredBy, approvedBy: caller.actor,
  }, { type: 'appraisal.acv_approved', data: dataOf(awaiting, note) });
}

async function refuse(tx: Transaction, caller: Caller, clientReferenceId: number, awaiting: AcvOverride, note: string | null): Promise<void> {
  await tx.acvOverride.deleteMany({ where: { clientId: caller.clientId, appraisalId: awaiting.appraisalId } });
  await record(tx, { ...caller, clientReferenceId, type: 'appraisal.acv_refused', data: { appraisal_id: awaiting.appraisalId, ...dataOf(awaiting, note) } });
}
