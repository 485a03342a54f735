import { waitingItemExample } from './inventory';

export const newItemExample = {
  description: 'Wedding ring, 18 carat gold',
  client_category_id: 10,
  age_months: 84,
  claimed_amount: 9800,
  receipt: false,
  external_id: 'item-7',
  valuation: {
    replacement_cost_value: 9200,
    basis: 'expert' as const,
    basis_source: 'Goldsmith Lund',
    basis_date: '2026-03-20',
  },
};

export const pricedItemExample = {
  ...waitingItemExample,
  row_id: 73130,
  display_id: 7,
  description: newItemExample.description,
  quantity: 1,
  client_category_id: newItemExample.client_category_id,
  date_purchase: '2019-03-02',
  date_purchase_precision: 'day' as const,
  claimed_amount: newItemExample.claimed_amount,
  location: null,
  notes: '',
  external_id: newItemExample.external_id,
  appraisal_ids: [73131],
  appraisal_revisions: [{ appraisal_id: 73131, revision: 1 }],
  intake_id: null,
};
