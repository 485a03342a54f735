import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import type { AcvCalculation } from '@/lib/platform/database/generated/client';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { Fault, wrongValue } from '@/lib/shared/fault';
import { formatAmount, type Minor, parseAmount, subtract } from '@/lib/shared/money';
import { lockAppraisal } from '../lock';
import { LINE_RCV } from '../select';
import { readAcv } from './read';

/** An ACV entered by hand: of the whole line, never above its RCV, and never without a reason. The same again changes and tells nothing. */
export async function setAcv(caller: Caller, clientReferenceId: number, id: number, given: { actual_cash_value: number; reason: string }) {
  const acv = exact(given.actual_cash_value);
  await withClient(caller.clientId, async (tx) => {
    await lockAppraisal(tx, caller, clientReferenceId, id);
    const depreciation = subtract(await requireLineRcv(tx, caller, id, acv), acv);
    const figures = { actualCashValue: formatAmount(acv), depreciation: formatAmount(depreciation) };
    const said = { isManual: true, reason: given.reason, enteredBy: caller.actor, createTime: now() };
    const key = { clientId: caller.clientId, appraisalId: id };
    if (isSame(await tx.acvCalculation.findUnique({ where: { clientId_appraisalId: key } }), { ...figures, reason: given.reason })) return;
    await tx.acvCalculation.upsert({ where: { clientId_appraisalId: key }, create: { ...key, ...figures, ...said }, update: { ...figures, ...said, ruleSetId: null, steps: [] } });
    await tx.appraisal.update({ where: { clientId_id: { clientId: caller.clientId, id } }, data: { actualCashValue: figures.actualCashValue, updateTime: now() } });
    await record(tx, { ...caller, clientReferenceId, type: 'appraisal.acv_set', data: { appraisal_id: id, actual_cash_value: given.actual_cash_value, reason: given.reason } });
  });
  return readAcv(caller, clientReferenceId, id);
}

type Stored = Pick<AcvCalculation, 'actualCashValue' | 'depreciation' | 'reason' | 'isManual'>;

const isSame = (stored: Stored | null, { actualCashValue, depreciation, reason }: { actualCashValue: string; depreciation: string; reason: string }): boolean =>
  stored !== null && stored.isManual && stored.reason === reason && stored.actualCashValue.toFixed(2) === actualCashValue && stored.depreciation.toFixed(2) === depreciation;

function exact(value: number): Minor {
  const acv = parseAmount(value);
  if (acv === null) throw wrongValue('actual_cash_value', 'must be a multiple of 0.01');
  return acv;
}

async function requireLineRcv(tx: Transaction, { clientId }: Caller, id: number, acv: Minor): Promise<Minor> {
  const [line] = await tx.$queryRaw<{ rcv: string | null }[]>`
    SELECT ${LINE_RCV}::text AS rcv FROM appraisal a WHERE a.client_id = ${clientId} AND a.id = ${id}`;
  const rcv = line?.rcv ? parseAmount(line.rcv) : null;
  if (rcv === null) throw new Fault('wrong', 'actual_cash_value : the appraisal has no replacement_cost_value to depreciate');
  if (acv > rcv) throw wrongValue('actual_cash_value', `is above the replacement cost of ${formatAmount(rcv)}`);
  return rcv;
}
