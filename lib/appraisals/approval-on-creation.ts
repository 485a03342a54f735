import { formatAmount, minor, parseAmount, times } from '@/lib/shared/money';

export interface ApprovalOnCreation {
  /**
   * RCV of the line at the stated price, and at the offer's price (`priced`). Decimals with two
   * places.
   */
  readonly rcv: string;
  readonly priced: string;
}

interface Stated {
  readonly replacement_cost_value: number | string | null;
  readonly item_quantity: number;
  readonly is_price_per_item: boolean;
}

interface Known {
  readonly override_limit: string | null;
  readonly offer_total_price: string | null;
}

/**
 * Returns both RCVs if the stated price puts the line above the offer's price by more than the
 * client's limit, which requires a second person's approval; otherwise null.
 */
export function approvalOnCreation(
  { replacement_cost_value: each, item_quantity: quantity, is_price_per_item: isPerItem }: Stated,
  known: Known,
): ApprovalOnCreation | null {
  const limit = known.override_limit === null ? null : parseAmount(known.override_limit);
  const stated = each === null ? null : parseAmount(each);
  if (limit === null || stated === null) return null;
  const offer =
    (known.offer_total_price === null ? null : parseAmount(known.offer_total_price)) ?? minor(0);
  const [rcv, priced] = [times(stated, isPerItem ? quantity : 1), times(offer, quantity)];
  return rcv - priced > limit ? { rcv: formatAmount(rcv), priced: formatAmount(priced) } : null;
}

export const approvalWarning = ({ rcv, priced }: ApprovalOnCreation): string =>
  `replacement_cost_value : makes the line ${rcv}, its offer ${priced}: more above it than one person may add, so the offer counts until another person approves it`;
