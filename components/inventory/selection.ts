import type { Inventory, InventoryRow } from '@/lib/contract/inventory';

export type Shown = 'all' | 'errors' | 'warnings' | 'matched';

export const isRefused = ({ problems }: InventoryRow): boolean =>
  problems.some(({ severity }) => severity === 'error');

const isOf: Readonly<Record<Shown, (row: InventoryRow) => boolean>> = {
  all: () => true,
  errors: isRefused,
  warnings: (row) => row.problems.length > 0 && !isRefused(row),
  matched: (row) => row.match !== null && !isRefused(row),
};

export const rowsOf = ({ rows }: Inventory, shown: Shown): readonly InventoryRow[] =>
  rows.filter(isOf[shown]);

/** Rows whose proposed product is taken: the exact ones, until a person says otherwise. */
export const takenAtFirst = ({ rows }: Inventory): ReadonlySet<number> =>
  new Set(rows.filter(({ match }) => match?.certainty === 'exact').map(({ row }) => row));

/** What a commit has to be told: only where the person differs from `exact`. */
export const choicesOf = ({ rows }: Inventory, taken: ReadonlySet<number>) =>
  rows
    .filter((row) => !isRefused(row))
    .flatMap(({ row, match }) =>
      match && taken.has(row) !== (match.certainty === 'exact')
        ? [{ row, pid: taken.has(row) ? match.pid : null }]
        : [],
    );
