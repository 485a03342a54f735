import type { CustomerItem } from '@/lib/contract/portal-customer';
import type { ItemRow } from '../items';
import { isValued } from '../sent-item';

/**
 * Lists every field, so that verdicts, shops and the insurer's staff cannot leak to the
 * policyholder.
 */
export const customerItemView = ({
  sent,
  files,
  answer,
  answer_time,
  date_request_time,
}: ItemRow): CustomerItem => ({
  row_id: sent.row_id,
  display_id: sent.display_id,
  location: sent.location,
  description: sent.description,
  quantity: sent.quantity,
  condition: sent.condition,
  age: sent.age,
  date_purchase: sent.date_purchase,
  date_purchase_precision:
    sent.date_purchase === null ? null : (sent.date_purchase_precision ?? 'day'),
  notes: sent.notes,
  cost: sent.cost,
  total: sent.total,
  actual_cash_value: sent.actual_cash_value,
  is_valued: isValued(sent),
  basis: sent.basis ?? 'catalogue',
  basis_source: sent.basis_source ?? null,
  date_request_time: date_request_time?.toISOString() ?? null,
  files: [...files],
  answer,
  answer_time: answer_time?.toISOString() ?? null,
});
