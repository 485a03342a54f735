import { cause } from '@/lib/shared/reasons';
import { claimExample } from './claims';

const DAY = '2026-03-11T10:02:44.120Z';

const phoneRow = {
  row: 2,
  description: 'Apple iPhone 13 128 GB',
  brand: 'Apple',
  model: 'iPhone 13',
  serial_number: null,
  gtin: null,
  category: 'Phones',
  client_category_id: 1,
  quantity: 1,
  date_purchase: '2022-06-15',
  date_purchase_precision: 'day' as const,
  purchase_price: 6499,
  claimed_amount: 6499,
  condition: 3,
  location: 'Living room',
  receipt: true,
  notes: '',
  match: {
    pid: 'apple-iphone-13-128-gb',
    product_name: 'Apple iPhone 13 128 GB',
    certainty: 'exact' as const,
  },
  duplicate_of: null,
  problems: [],
  assumptions: [],
  corrections: [],
  include: null,
  take_match: null,
  skipped: null,
};

const lampRow = {
  row: 3,
  description: 'Floor lamp',
  brand: null,
  model: null,
  serial_number: null,
  gtin: null,
  category: 'Lamps',
  client_category_id: null,
  quantity: 2,
  date_purchase: '2019-07-01',
  date_purchase_precision: 'year' as const,
  purchase_price: 899.5,
  claimed_amount: 1799,
  condition: 0,
  location: 'Hall',
  receipt: false,
  notes: 'date_purchase: 2019\ncategory: Lamps',
  match: null,
  duplicate_of: null,
  problems: [
    {
      field: 'category',
      severity: 'warning' as const,
      reason: 'is not a category of the catalogue',
      cause: cause('unknown_category'),
      value: 'Lamps',
    },
  ],
  assumptions: [
    {
      field: 'date_purchase',
      reason: 'is not a full date: the purchase is taken as 2019-07-01',
      cause: cause('cell_purchase_from_year', { date: '2019-07-01' }),
      value: '2019',
    },
  ],
  corrections: [],
  include: null,
  take_match: null,
  skipped: null,
};

export const inventoryExample = {
  intake_id: 73120,
  client_reference_id: claimExample.client_reference_id,
  status: 'draft' as const,
  file_name: 'household.csv',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  format: 'csv' as const,
  source: 'own' as const,
  understood: { encoding: 'utf-8', delimiter: ';' },
  unknown_columns: ['Colour'],
  header_row: 1,
  mapping: 'names' as const,
  columns: [
    { column: 1, name: 'Item', field: 'description' as const, samples: ['Floor lamp'] },
    { column: 2, name: 'Colour', field: null, samples: ['white'] },
  ],
  committed_before: null,
  matches_complete: true,
  rows: [phoneRow, lampRow],
  skipped_rows: [
    {
      row: 4,
      text: 'Total 8.298,00',
      amount: 8298,
      reason: 'is a total',
      cause: cause('row_is_total'),
    },
  ],
  totals: {
    row_count: 2,
    usable_count: 2,
    error_count: 0,
    warning_count: 1,
    exact_match_count: 1,
    likely_match_count: 0,
    left_out_count: 0,
    claimed_amount: 8298,
    file_total: 8298,
    currency: 'DKK',
  },
  revision: 1,
  create_time: DAY,
  commit_time: null,
  undo_time: null,
};

export const newCorrectionExample = {
  rows: [{ row: 3, cells: [{ field: 'category' as const, text: 'Lamps and lighting' }] }],
};

export const correctedExample = {
  intake_id: inventoryExample.intake_id,
  revision: 2,
  header_row: inventoryExample.header_row,
  mapping: inventoryExample.mapping,
  columns: inventoryExample.columns,
  unknown_columns: inventoryExample.unknown_columns,
  rows: [
    {
      ...lampRow,
      category: 'Lamps and lighting',
      client_category_id: 31,
      notes: 'date_purchase: 2019',
      problems: [],
      corrections: [{ field: 'category' as const, text: 'Lamps and lighting', file_text: 'Lamps' }],
    },
  ],
  removed_rows: [],
  skipped_rows: inventoryExample.skipped_rows,
  matches_complete: true,
  totals: { ...inventoryExample.totals, warning_count: 0 },
};

export const newCommitExample = { take_matches: 'exact', leave_out_errors: true } as const;

export const committedExample = {
  intake_id: inventoryExample.intake_id,
  status: 'committed' as const,
  item_count: 2,
  appraisal_count: 1,
  calculated_count: 1,
  not_calculated_count: 1,
  items: [
    { row: 2, row_id: 73121, appraisal_id: 73123, actual_cash_value: 5199.2, not_calculated: null },
    {
      row: 3,
      row_id: 73122,
      appraisal_id: null,
      actual_cash_value: null,
      not_calculated: { field: 'pid', reason: 'waits for a product' },
    },
  ],
};

export const undoneExample = {
  intake_id: inventoryExample.intake_id,
  status: 'undone',
  removed_item_count: 2,
  removed_appraisal_count: 1,
} as const;

export const waitingItemExample = {
  row_id: 73122,
  display_id: 2,
  description: 'Floor lamp',
  quantity: 2,
  condition: 0,
  client_category_id: null,
  date_purchase: '2019-07-01',
  date_purchase_precision: 'year' as const,
  claimed_amount: 1799,
  location_id: null,
  location: 'Hall',
  receipt: false,
  notes: 'date_purchase: 2019\ncategory: Lamps',
  serial_number: null,
  external_id: null,
  pid: null,
  appraisal_ids: [],
  appraisal_revisions: [],
  intake_id: 73120,
  create_time: DAY,
};
