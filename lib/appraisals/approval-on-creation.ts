import { payloadOf } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import type { Execute } from '@/lib/platform/database/statement';
import { formatAmount, type Minor, minor, parseAmount, times } from '@/lib/shared/money';
import { problemOf } from '@/lib/shared/reasons';
import { STATED_BESIDE, type SumRow, sumOf } from './acv/stated-beside';
import { HOLD_PRICE } from './create-statements';
import type { Warning } from './warnings';

interface ApprovalOnCreation {
  /**
   * RCV of the line at the stated price, and at the offer's price (`priced`). Decimals with two
   * places.
   */
  readonly rcv: string;
  readonly priced: string;
}

interface Stated {
  readonly row_id: number;
  readonly cpid: string;
  /** Of a private product that is not stored yet. */
  readonly own_name?: string;
  readonly replacement_cost_value: number | string | null;
  readonly item_quantity: number;
  readonly is_price_per_item: boolean;
}

interface Known {
  readonly override_limit: string | null;
  readonly offer_total_price: string | null;
  /** What the same call states for the same loss. */
  readonly stated_in_call?: Minor;
}

/**
 * Returns both RCVs if the part of the stated price above the offer's needs a second person's
 * approval, alone or with what was stated for other lines of the same loss (`stated-beside.ts`);
 * otherwise null. The caller must hold the lock on the claim.
 */
export async function approvalOnCreation(
  execute: Execute,
  { clientId }: Caller,
  clientReferenceId: number,
  appraisal: Stated,
  known: Known,
): Promise<ApprovalOnCreation | null> {
  const { item_quantity: quantity, replacement_cost_value: each } = appraisal;
  const limit = known.override_limit === null ? null : parseAmount(known.override_limit);
  const stated = each === null ? null : parseAmount(each);
  if (limit === null || stated === null) return null;
  const offer =
    (known.offer_total_price === null ? null : parseAmount(known.offer_total_price)) ?? minor(0);
  const rcv = times(stated, appraisal.is_price_per_item ? quantity : 1);
  const priced = times(offer, quantity);
  if (rcv <= priced) return null;
  const { row_id: rowId, cpid, own_name: ownName = null } = appraisal;
  const beside = [clientId, clientReferenceId, 0, rowId, cpid, ownName];
  const own = rcv - priced + (known.stated_in_call ?? 0);
  const isAbove =
    own > limit || own + sumOf((await execute<SumRow>(STATED_BESIDE, beside))[0]) > limit;
  return isAbove ? { rcv: formatAmount(rcv), priced: formatAmount(priced) } : null;
}

export const approvalWarning = ({ rcv, priced }: ApprovalOnCreation): Warning =>
  problemOf('replacement_cost_value', 'price_awaits_approval', { rcv, priced });

/** Stores an approval request with the caller as the requester, who cannot approve it. */
export async function holdPrice(
  execute: Execute,
  caller: Caller,
  clientReferenceId: number,
  id: number,
  { rcv }: ApprovalOnCreation,
): Promise<void> {
  const type = 'appraisal.acv_awaiting_approval';
  const { payload, time } = payloadOf({
    ...caller,
    clientReferenceId,
    type,
    data: {
      appraisal_id: id,
      actual_cash_value: Number(rcv),
      reason: null,
      approval_of: 'replacement_cost',
    },
  });
  await execute(HOLD_PRICE, [
    caller.clientId,
    clientReferenceId,
    type,
    payload,
    time,
    id,
    rcv,
    caller.actor,
  ]);
}
