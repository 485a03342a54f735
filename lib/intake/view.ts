import type { Inventory, InventoryRow } from '@/lib/contract/inventory';
import type { InventoryIntake } from '@/lib/platform/database/generated/client';
import { add, parseAmount, toNumber } from '@/lib/shared/money';

/** The column `preview`: the response without the fields that are columns of the row. */
export type Preview = Pick<
  Inventory,
  | 'format'
  | 'source'
  | 'understood'
  | 'unknown_columns'
  | 'committed_before'
  | 'matches_complete'
  | 'rows'
  | 'skipped_rows'
  | 'totals'
  | 'header_row'
  | 'mapping'
  | 'columns'
> & {
  /** What the rows were read with besides the file: the facts of the claim and the day. */
  readonly read_with?: string;
};

/** What previews from before these fields existed lack. */
const LATER: Pick<
  Preview,
  'committed_before' | 'skipped_rows' | 'header_row' | 'mapping' | 'columns'
> = { committed_before: null, skipped_rows: [], header_row: 0, mapping: 'names', columns: [] };

export const previewOf = ({ preview }: Pick<InventoryIntake, 'preview'>): Preview => ({
  ...LATER,
  ...(preview as unknown as Omit<Preview, keyof typeof LATER> & Partial<Preview>),
});

export const isUsable = ({ problems }: Pick<InventoryRow, 'problems'>): boolean =>
  problems.every(({ severity }) => severity === 'warning');

/** Whether the category was taken from the description, not from a cell of its own. */
export const isCategoryGuessed = ({ assumptions = [] }: InventoryRow): boolean =>
  assumptions.some(({ field }) => field === 'category');

export const inventoryView = (intake: InventoryIntake): Inventory => {
  const { read_with: _, ...preview } = previewOf(intake);
  return {
    intake_id: intake.id,
    client_reference_id: intake.clientReferenceId,
    status: intake.status as Inventory['status'],
    file_name: intake.fileName,
    sha256: intake.sha256,
    ...preview,
    revision: intake.revision,
    create_time: intake.createTime.toISOString(),
    commit_time: intake.commitTime?.toISOString() ?? null,
    undo_time: intake.undoTime?.toISOString() ?? null,
  };
};

/** Somebody may have left the row out. */
export const isIncluded = ({ include }: Pick<InventoryRow, 'include'>): boolean =>
  include !== false;

/** Added in cents, because the sum may exceed the range of one amount. */
export const claimedSum = (rows: readonly Pick<InventoryRow, 'claimed_amount'>[]): number =>
  toNumber(
    add(
      ...rows
        .map(({ claimed_amount: amount }) => parseAmount(amount ?? 0))
        .filter((amount) => amount !== null),
    ),
  );

export function totalsOf(rows: readonly InventoryRow[], currency: string): Inventory['totals'] {
  const included = rows.filter(isIncluded);
  const usable = included.filter(isUsable);
  const matched = (certainty: string) =>
    usable.filter(({ match }) => match?.certainty === certainty).length;
  return {
    row_count: rows.length,
    usable_count: usable.length,
    error_count: included.length - usable.length,
    warning_count: usable.filter(({ problems }) => problems.length > 0).length,
    exact_match_count: matched('exact'),
    likely_match_count: matched('likely'),
    left_out_count: rows.length - included.length,
    claimed_amount: claimedSum(usable),
    currency,
  };
}
