import { type Minor, times, toNumber } from '@/lib/shared/money';
import type { ReceiptFinding } from '@/lib/shared/receipt-findings';
import type { ReceiptFields } from './receipt';

/** What the claim states about the item. */
interface Claimed {
  /** `YYYY-MM-DD`. */
  readonly date: string | null;
  /** For the line. */
  readonly amount: Minor | null;
  readonly quantity: number;
  readonly currency: string;
}

const QUANTITY_MAX = 1000;

/** Whether the amount, or that of one piece, stands on the receipt: it may list other items, too. */
function isOnReceipt(amount: Minor, quantity: number, { amounts }: ReceiptFields): boolean {
  return amounts.some((one) => one === amount || times(one, quantity) === amount);
}

/**
 * Where a receipt contradicts the claim. Only values that the receipt leaves no doubt about count,
 * and only if the claimed value stands nowhere on the receipt.
 */
export function differencesOf(fields: ReceiptFields, claimed: Claimed): ReceiptFinding[] {
  const { date, total, currency, dates } = fields;
  const found: ReceiptFinding[] = [];
  if (date?.certainty === 'certain' && claimed.date !== null && !dates.includes(claimed.date))
    found.push({
      code: 'date_differs',
      values: { receipt_date: date.value, claimed_date: claimed.date },
    });
  const isComparable = currency === null || currency === claimed.currency;
  if (total?.certainty !== 'certain' || !isComparable || claimed.amount === null) return found;
  if (!isOnReceipt(claimed.amount, Math.min(claimed.quantity, QUANTITY_MAX), fields))
    found.push({
      code: 'total_differs',
      values: {
        total_amount: toNumber(total.value),
        claimed_amount: toNumber(claimed.amount),
        currency: claimed.currency,
      },
    });
  return found;
}
