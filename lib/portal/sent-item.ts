import type { PortalItem } from '@/lib/contract/portal';
import type { Basis } from '@/lib/shared/basis';
import { toDateTimeString } from '@/lib/shared/dates';
import type { Precision } from '@/lib/shared/purchase';

/**
 * The stored snapshot of a sent item: the portal item and the fields that only the portal page
 * shows.
 */
export interface SentItem extends Omit<PortalItem, 'create_time' | 'update_time'> {
  /** ACV of all units. */
  readonly actual_cash_value: number;
  readonly date_purchase: string | null;
  /** Absent if sent by an earlier version. */
  readonly date_purchase_precision?: Precision | null;
  /** False while the purchase date is missing. Absent if sent by an earlier version. */
  readonly is_valued?: boolean;
  /** Missing in items sent before amounts had a basis. */
  readonly basis?: Basis;
  readonly basis_source?: string | null;
}

export const isValued = ({ is_valued: isIt = true }: SentItem): boolean => isIt;

export interface Times {
  readonly create_time: Date;
  readonly update_time: Date;
}

export const portalItemView = (
  {
    actual_cash_value: _acv,
    date_purchase: _bought,
    date_purchase_precision: _precision,
    is_valued: _valued,
    basis: _basis,
    basis_source: _source,
    ...item
  }: SentItem,
  { create_time, update_time }: Times,
): PortalItem => ({
  ...item,
  create_time: toDateTimeString(create_time),
  update_time: toDateTimeString(update_time),
});
