import type { Inventory, InventoryRow } from '@/lib/contract/inventory';

export const SHOWN = [
  'all',
  'errors',
  'warnings',
  'assumed',
  'duplicates',
  'matched',
  'corrected',
  'leftOut',
] as const;

export type Shown = (typeof SHOWN)[number];

export const isRefused = ({ problems }: InventoryRow): boolean =>
  problems.some(({ severity }) => severity === 'error');

const isLeftOut = ({ include }: InventoryRow): boolean => include === false;

const isOf: Readonly<Record<Shown, (row: InventoryRow) => boolean>> = {
  all: () => true,
  errors: (row) => isRefused(row) && !isLeftOut(row),
  warnings: (row) => row.problems.length > 0 && !isRefused(row) && !isLeftOut(row),
  assumed: (row) => (row.assumptions ?? []).length > 0,
  duplicates: (row) => Boolean(row.duplicate_of),
  matched: (row) => row.match !== null && !isRefused(row) && !isLeftOut(row),
  corrected: (row) => (row.corrections ?? []).length > 0,
  leftOut: isLeftOut,
};

export const rowsOf = ({ rows }: Inventory, shown: Shown): readonly InventoryRow[] =>
  rows.filter(isOf[shown]);

/** Whether the proposed product is used: by default one that matches exactly. */
export const takesMatch = ({ match, take_match: decided }: InventoryRow): boolean =>
  match !== null && (decided ?? match.certainty === 'exact');
