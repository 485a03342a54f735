import { cause } from '@/lib/shared/reasons';
export const importExample = {
  price_import_id: 50102,
  file_name: 'nordlys-elektronik.tsv',
  file_bytes: 1_204_511,
  format: 'tsv' as const,
  shop_name: 'Nordlys Elektronik',
  currency: 'DKK',
  dry_run: false,
  price_date: '2026-03-10',
  status: 'done' as const,
  progress: 1,
  reason: null,
  cause: null,
  rows_read: 4120,
  rows_refused: 3,
  products_new: 118,
  offers_new: 203,
  offers_changed: 611,
  offers_confirmed: 3301,
  offers_unchanged: 2,
  create_time: '2026-03-10T09:14:03.512Z',
  start_time: '2026-03-10T09:14:04.101Z',
  finish_time: '2026-03-10T09:14:04.388Z',
};

export const waitingExample = {
  ...importExample,
  format: null,
  status: 'waiting' as const,
  progress: 0,
  rows_read: 0,
  rows_refused: 0,
  products_new: 0,
  offers_new: 0,
  offers_changed: 0,
  offers_confirmed: 0,
  offers_unchanged: 0,
  start_time: null,
  finish_time: null,
};

export const importErrorExample = {
  row: 218,
  field: 'price',
  reason: "'1299.005' has more than two decimals",
  cause: cause('price_more_than_two_decimals', { price: '1299.005' }),
};
