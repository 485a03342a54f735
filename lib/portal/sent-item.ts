import type { PortalItem } from '@/lib/contract/portal';
import { toDateTimeString } from '@/lib/shared/dates';

/** What is kept of a sending: the portal item, with what only its policyholder's page says besides. */
export interface SentItem extends Omit<PortalItem, 'create_time' | 'update_time'> {
  /** Of the line. */
  readonly actual_cash_value: number;
  readonly date_purchase: string | null;
}

export interface Times {
  readonly create_time: Date;
  readonly update_time: Date;
}

export const portalItemView = (
  { actual_cash_value: _acv, date_purchase: _bought, ...item }: SentItem,
  { create_time, update_time }: Times,
): PortalItem => ({
  ...item,
  create_time: toDateTimeString(create_time),
  update_time: toDateTimeString(update_time),
});
