import type { Appraisal } from '@/lib/contract/appraisals';
import { add, minor, parseAmount, toNumber } from '@/lib/shared/money';

type Line = Pick<
  Appraisal,
  | 'appraisal_id'
  | 'row_id'
  | 'chosen_appraisal_id'
  | 'line_state'
  | 'cp_name_cart'
  | 'actual_cash_value'
  | 'total_replacement_cost_value'
>;

interface ToSend<L> {
  /** Appraisals with an amount that the policyholder does not see. */
  readonly leftOut: readonly L[];
  /** How many items the policyholder sees. */
  readonly count: number;
  /**
   * The ACV of the counted lines among them; null if an item is answered already, since it keeps
   * the figures of its sending.
   */
  readonly total: number | null;
}

/**
 * Returns what sending the cart leaves out. An answered item keeps the appraisal that was answered;
 * `answered` maps row_id to appraisal_id.
 */
export function toSend<L extends Line>(
  cart: readonly L[],
  answered: ReadonlyMap<number, number>,
): ToSend<L> {
  const withAmount = cart.filter(hasAmount);
  const isSent = (line: L) => {
    const id = answered.get(line.row_id);
    if (id !== undefined) return id === line.appraisal_id;
    return line.chosen_appraisal_id === line.appraisal_id && line.line_state !== 'excluded';
  };
  const sent = withAmount.filter(isSent);
  const counted = sent.filter((line) => line.line_state === 'counted');
  const total = add(...counted.map((line) => parseAmount(line.actual_cash_value ?? 0) ?? minor(0)));
  return {
    leftOut: withAmount.filter((line) => !isSent(line)),
    count: sent.length,
    total: answered.size > 0 ? null : toNumber(total),
  };
}

/** An appraisal without an amount is not sent at all. */
const hasAmount = (line: Line): boolean =>
  line.actual_cash_value !== null && line.total_replacement_cost_value !== null;
