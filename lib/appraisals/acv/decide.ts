import { problem } from '@/lib/shared/reasons';
import type { z } from 'zod';
import type { decideAcv as contract } from '@/lib/contract/acv';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import type { AcvOverride } from '@/lib/platform/database/generated/client';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { Fault, notFound, wrongValue } from '@/lib/shared/fault';
import {
  formatAmount,
  type Minor,
  minor,
  parseAmount,
  subtract,
  toNumber,
} from '@/lib/shared/money';
import { lockAppraisal, type Seen } from '../lock';
import { requireUnlocked } from '../locked-line';
import { calculateAcv } from './calculate';
import { calculateFirst } from './calculate-first';
import { approveRemoval, requestPriceAgain } from './decide-removal';
import { bareLine, countBare } from './fall-back';
import { confirmPrice } from './unapproved-price';
import { awaitingData } from './leave-awaiting';
import { lineRcv } from './line-rcv';
import { putBackPrice } from './put-back-price';
import { requireDecider } from './require-decider';
import { isSamePerson } from './same-person';
import { storeCalculation } from './store';

type Given = Pick<z.output<typeof contract.body>, 'decision' | 'note'>;

/**
 * Decides an approval request: approving puts the amount in force as requested, refusing deletes
 * it. Throws Fault `not_found` without a request, `forbidden` if the caller is the requester or
 * lacks the role, `locked` for an approval while the line is paid or closed, `wrong` if the basis
 * changed since the request.
 */
export async function decideAcv(
  caller: Caller,
  clientReferenceId: number,
  id: number,
  { decision, note = null }: Given,
  seen: Seen = null,
) {
  return withClient(caller.clientId, async (tx) => {
    const appraisal = await lockAppraisal(tx, caller, clientReferenceId, id, seen).catch(asMissing);
    const awaiting = await tx.acvOverride.findUnique({
      where: { clientId_appraisalId: { clientId: caller.clientId, appraisalId: id } },
    });
    if (!awaiting) throw notFound('approval_request_not_found');
    if (decision === 'approve') await requireUnlocked(tx, appraisal);
    for (const requester of await requestersOf(tx, awaiting))
      if (await isSamePerson(tx, requester, caller.actor))
        throw new Fault('forbidden', problem('approver_is_requester'));
    await requireDecider(tx, caller);
    await (decision === 'approve' ? approve : refuse)(
      tx,
      caller,
      clientReferenceId,
      awaiting,
      note,
    );
    const { actualCashValue } = await tx.appraisal.findUniqueOrThrow({
      where: { clientId_id: { clientId: caller.clientId, id } },
      select: { actualCashValue: true },
    });
    const rcv = await lineRcv(tx, caller.clientId, id);
    return { decision, actual_cash_value: actualCashValue?.toNumber() ?? (rcv && toNumber(rcv)) };
  });
}

/**
 * Who may not decide: the requester and, for an approved amount whose line has changed, also the
 * person who entered the amount.
 */
async function requestersOf(
  tx: Transaction,
  { clientId, appraisalId, enteredBy, kind }: AcvOverride,
): Promise<string[]> {
  if (kind !== 'renewal') return [enteredBy];
  const calculation = await tx.acvCalculation.findUnique({
    where: { clientId_appraisalId: { clientId, appraisalId } },
    select: { enteredBy: true },
  });
  return [enteredBy, ...(calculation ? [calculation.enteredBy] : [])];
}

/** A missing appraisal and a missing request give the same error. */
const asMissing = (error: unknown) => {
  throw error instanceof Fault && error.kind === 'not_found'
    ? notFound('approval_request_not_found')
    : error;
};

const dataOf = (awaiting: AcvOverride, note: string | null) => ({
  ...awaitingData(awaiting),
  note,
});

const exact = ({ actualCashValue }: Pick<AcvOverride, 'actualCashValue'>): Minor =>
  parseAmount(actualCashValue.toFixed(2)) ?? minor(0);

async function approve(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  awaiting: AcvOverride,
  note: string | null,
): Promise<void> {
  if (awaiting.outdated !== null) throw wrongValue('decision', 'price_changed_since_request');
  if (awaiting.kind === 'removal')
    return approveRemoval(tx, caller, clientReferenceId, awaiting, note);
  if (awaiting.kind === 'amount' || awaiting.kind === 'renewal')
    return approveAmount(tx, caller, clientReferenceId, awaiting, note);
  const { appraisalId: id, reason, enteredBy, kind } = awaiting;
  if (kind === 'replacement_cost') await confirmPrice(tx, caller, id);
  const calculation = await tx.acvCalculation.findUnique({
    where: { clientId_appraisalId: { clientId: caller.clientId, appraisalId: id } },
  });
  if (!calculation && awaiting.marketValue === null)
    return approveBare(tx, caller, clientReferenceId, awaiting, note);
  const marketValue = awaiting.marketValue?.toNumber() ?? null;
  await calculateAcv(tx, caller, clientReferenceId, id, {
    marketValue,
    approval: { amount: exact(awaiting), enteredBy, reason, note, kind },
  });
}

/** The amount cannot exceed the RCV here, because a price change marks the request as outdated. */
async function approveAmount(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  awaiting: AcvOverride,
  note: string | null,
): Promise<void> {
  const { appraisalId: id, reason } = awaiting;
  const enteredBy = (await requestersOf(tx, awaiting)).at(-1) ?? awaiting.enteredBy;
  const [rcv, acv] = [await lineRcv(tx, caller.clientId, id), exact(awaiting)];
  if (rcv === null || acv > rcv)
    throw new Error(`The amount awaiting approval for appraisal ${id} is above its RCV`);
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
      enteredBy,
      approvedBy: caller.actor,
    },
    { type: 'appraisal.acv_approved', data: dataOf(awaiting, note), isDecision: true },
  );
}

/**
 * Approves the price of a line without a calculation. The rules value it now, as they would have
 * without a limit; where they cannot, the line counts at its RCV.
 */
async function approveBare(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  awaiting: AcvOverride,
  note: string | null,
): Promise<void> {
  const { appraisalId: id } = awaiting;
  await tx.acvOverride.deleteMany({ where: { clientId: caller.clientId, appraisalId: id } });
  await record(tx, {
    ...caller,
    clientReferenceId,
    type: 'appraisal.acv_approved',
    data: { appraisal_id: id, ...dataOf(awaiting, note) },
  });
  await countBare(tx, caller, clientReferenceId, id, await bareLine(tx, caller, id));
  await calculateFirst(tx, caller, clientReferenceId, id);
}

async function refuse(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  awaiting: AcvOverride,
  note: string | null,
): Promise<void> {
  await tx.acvOverride.deleteMany({
    where: { clientId: caller.clientId, appraisalId: awaiting.appraisalId },
  });
  await record(tx, {
    ...caller,
    clientReferenceId,
    type: 'appraisal.acv_refused',
    data: { appraisal_id: awaiting.appraisalId, ...dataOf(awaiting, note) },
  });
  if (awaiting.kind === 'replacement_cost')
    await putBackPrice(tx, caller, clientReferenceId, awaiting.appraisalId);
  if (awaiting.kind === 'removal')
    await requestPriceAgain(tx, caller, clientReferenceId, awaiting.appraisalId);
}
