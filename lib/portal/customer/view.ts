import type { CustomerItem } from '@/lib/contract/portal-customer';
import type { ItemRow } from '../items';

/** Named field by field: nothing about a verdict, a shop or the people of the insurer can slip in. */
export const customerItemView = ({ sent, files, answer, answer_time }: ItemRow): CustomerItem => ({
  row_id: sent.row_id,
  display_id: sent.display_id,
  location: sent.location,
  description: sent.description,
  quantity: sent.quantity,
  condition: sent.condition,
  age: sent.age,
  date_purchase: sent.date_purchase,
  notes: sent.notes,
  cost: sent.cost,
  total: sent.total,
  actual_cash_value: sent.actual_cash_value,
  files: [...files],
  answer,
  answer_time: answer_time?.toISOString() ?? null,
});
