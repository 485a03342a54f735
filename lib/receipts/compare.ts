import { type Minor, times, toNumber } from '@/lib/shared/money';
import type { ReceiptFinding } from '@/lib/shared/receipt-findings';
import type { PdfFacts } from './pdf-facts';
import type { ReadValue, ReceiptFields } from './receipt';

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

/** Cash payments are rounded to small coins. */
const ROUNDED_TO = 5;

/** Whether the amount, or that of one piece, stands on the receipt: it may list other items, too. */
function isOnReceipt(amount: Minor, quantity: number, { amounts }: ReceiptFields): boolean {
  return amounts.some(
    (one) => Math.abs(one - amount) < ROUNDED_TO || times(one, quantity) === amount,
  );
}

/** Whether one misread digit explains the difference. */
function isOneDigitOff(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  return Array.from(one).filter((digit, at) => digit !== other[at]).length === 1;
}

function isSure<T>(read: ReadValue<T>, all: readonly T[], claimed: T): boolean {
  if (read.certainty === 'certain') return true;
  return (
    read.certainty === 'agreed' && !all.some((one) => isOneDigitOff(String(one), String(claimed)))
  );
}

/** What is claimed may stand on a page that was not read. */
const isReadInPart = ({ pages, pagesRead, largePages = [] }: PdfFacts): boolean =>
  pagesRead < pages || largePages.length > 0;

/**
 * Where a receipt contradicts the claim. Only values that the receipt leaves no doubt about count,
 * and only if the claimed value stands nowhere on the receipt, not even with a digit misread. `pdf`
 * is null for a picture.
 */
export function differencesOf(
  fields: ReceiptFields,
  pdf: PdfFacts | null,
  claimed: Claimed,
): ReceiptFinding[] {
  if (pdf !== null && isReadInPart(pdf)) return [];
  const { date, total, currency, dates } = fields;
  const found: ReceiptFinding[] = [];
  if (
    date !== null &&
    claimed.date !== null &&
    !dates.includes(claimed.date) &&
    isSure(date, dates, claimed.date)
  )
    found.push({
      code: 'date_differs',
      values: { receipt_date: date.value, claimed_date: claimed.date },
    });
  const isComparable = currency === null || currency === claimed.currency;
  if (total === null || !isComparable || claimed.amount === null) return found;
  const quantity = Math.min(claimed.quantity, QUANTITY_MAX);
  if (
    !isOnReceipt(claimed.amount, quantity, fields) &&
    isSure(total, fields.amounts, claimed.amount)
  )
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
