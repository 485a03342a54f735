import type { AppraisalRow } from '@/lib/appraisals/select';
import type { Prisma } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import { parseAmount, type Minor } from '@/lib/shared/money';
import type { ReportLine, ReportStatus, UnappraisedItem } from '../input';

interface Claim {
  readonly clientId: number;
  readonly id: number;
}

/** What is stated of a claimed item. */
export interface Stated {
  readonly displayId: number;
  readonly location: string | null;
  readonly claimed: Minor | null;
}

/** By row_id. */
export async function selectStated(
  tx: Transaction,
  { clientId, id }: Claim,
): Promise<ReadonlyMap<number, Stated>> {
  const rows = await tx.claimedItem.findMany({
    where: { clientId, clientReferenceId: id },
    select: { id: true, displayId: true, location: true, claimedAmount: true },
  });
  return new Map(rows.map((row) => [row.id, statedOf(row)]));
}

type StoredUnappraised = Omit<UnappraisedItem, 'pictures'> & { readonly rowId: number };

/** The items without an appraisal, in the order of the claim. */
export async function selectUnappraised(
  tx: Transaction,
  { clientId, id }: Claim,
): Promise<StoredUnappraised[]> {
  const rows = await tx.claimedItem.findMany({
    where: { clientId, clientReferenceId: id, line: { reason: 'no_appraisal' } },
    orderBy: { displayId: 'asc' },
    select: {
      id: true,
      displayId: true,
      description: true,
      quantity: true,
      location: true,
      claimedAmount: true,
    },
  });
  return rows.map(({ id, description, quantity, ...stated }) => ({
    rowId: id,
    description,
    quantity,
    ...statedOf(stated),
  }));
}

const statedOf = ({
  displayId,
  location,
  claimedAmount,
}: {
  displayId: number;
  location: string | null;
  claimedAmount: Prisma.Decimal | null;
}): Stated => ({
  displayId,
  location: location?.trim() || null,
  claimed: claimedAmount && parseAmount(claimedAmount.toFixed(2)),
});

export function lineOf(
  { id, chosen_id: chosenId, line_state: state, line_reason: reason }: AppraisalRow,
  status: ReportStatus,
  stated: Stated,
): ReportLine {
  if (chosenId !== id) return { state: 'excluded', reason: 'alternative', chosenId };
  if (state === 'counted') return { state };
  if (state === 'excluded') return { state, reason: 'status', status };
  const isNamed = reason === 'no_purchase_date' || reason === 'awaiting_approval';
  return {
    state,
    reason: isNamed ? reason : 'no_amount',
    claimed: stated.claimed,
  };
}
