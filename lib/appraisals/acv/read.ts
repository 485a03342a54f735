import type { z } from 'zod';
import type { acvCalculation } from '@/lib/contract/acv';
import type { Caller } from '@/lib/identity/caller';
import { withClient } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';
import { add, parseAmount, toNumber } from '@/lib/shared/money';
import { findAppraisal } from '../find';

export async function readAcv(caller: Caller, clientReferenceId: number, id: number): Promise<z.input<typeof acvCalculation>> {
  const row = await withClient(caller.clientId, async (tx) => {
    await findAppraisal(tx, caller, clientReferenceId, id);
    return tx.acvCalculation.findUnique({ where: { clientId_appraisalId: { clientId: caller.clientId, appraisalId: id } } });
  });
  const acv = row && parseAmount(row.actualCashValue.toFixed(2));
  const depreciation = row && parseAmount(row.depreciation.toFixed(2));
  if (!row || acv === null || depreciation === null) throw notFound('ACV calculation');
  return {
    actual_cash_value: toNumber(acv),
    depreciation: toNumber(depreciation),
    replacement_cost_value: toNumber(add(acv, depreciation)),
    is_manual: row.isManual,
    reason: row.reason,
    entered_by: row.enteredBy,
    steps: row.steps as { rule: string; amount: number; sentence: string }[],
    create_time: row.createTime.toISOString(),
  };
}
