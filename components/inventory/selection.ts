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

/** The rows whose proposed product is taken by default: those with an exact match. */
export const takenAtFirst = ({ rows }: Inventory): ReadonlySet<number> =>
  new Set(rows.filter(({ match }) => match?.certainty === 'exact').map(({ row }) => row));

/** The choices that a commit sends: only those that differ from the default for exact matches. */
export const choicesOf = ({ rows }: Inventory, taken: ReadonlySet<number>) =>
  rows
    .filter((row) => !isRefused(row))
    .flatMap(({ row, match }) =>
      match && taken.has(row) !== (match.certainty === 'exact')
        ? [{ row, pid: taken.has(row) ? match.pid : null }]
        : [],
    );
