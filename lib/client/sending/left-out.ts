import type { Appraisal } from '@/lib/contract/appraisals';
import { byPreference } from '@/lib/shared/chosen-appraisal';
import { add, minor, parseAmount, toNumber } from '@/lib/shared/money';

type Line = Pick<
  Appraisal,
  | 'appraisal_id'
  | 'row_id'
  | 'appraisal_status_id'
  | 'cp_name_cart'
  | 'actual_cash_value'
  | 'total_replacement_cost_value'
>;

interface ToSend<L> {
  /** Appraisals that are not sent, because another appraisal of their item is. */
  readonly leftOut: readonly L[];
  /** How many items the policyholder sees. */
  readonly count: number;
  /**
   * The ACV of what is sent; null if an item is answered already, since it keeps the figures of its
   * sending.
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
  const chosen = new Map<number, L>();
  for (const line of cart.filter(hasAmount).toSorted(byPreference)) {
    const id = answered.get(line.row_id);
    if (id === undefined ? !chosen.has(line.row_id) : id === line.appraisal_id)
      chosen.set(line.row_id, line);
  }
  const leftOut = cart.filter(
    (line) => hasAmount(line) && chosen.get(line.row_id)?.appraisal_id !== line.appraisal_id,
  );
  const total = add(
    ...[...chosen.values()].map((line) => parseAmount(line.actual_cash_value ?? 0) ?? minor(0)),
  );
  return { leftOut, count: chosen.size, total: answered.size > 0 ? null : toNumber(total) };
}

/** An appraisal without an amount is not sent at all. */
const hasAmount = (line: Line): boolean =>
  line.actual_cash_value !== null && line.total_replacement_cost_value !== null;
