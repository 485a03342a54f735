import type { CustomerPortal } from '@/lib/contract/portal-customer';
import type { Transaction } from '@/lib/platform/database/tenant';

type NotCounted = CustomerPortal['not_counted'][number];

/** The lines that are not in the net claim. Lists every field, so that no note can leak. */
export async function selectNotCounted(
  tx: Transaction,
  { clientId, id }: { readonly clientId: number; readonly id: number },
): Promise<NotCounted[]> {
  const rows = await tx.$queryRaw<
    (Omit<NotCounted, 'claimed_amount'> & { claimed_amount: string | null })[]
  >`
    SELECT line.row_id, coalesce(a.cp_name_cart, item.description) AS description, line.state,
      line.reason, item.claimed_amount::text AS claimed_amount
    FROM claim_line line
    JOIN claimed_item item ON item.client_id = line.client_id AND item.id = line.row_id
    LEFT JOIN appraisal a ON a.client_id = line.client_id AND a.id = line.appraisal_id
    WHERE line.client_id = ${clientId} AND line.client_reference_id = ${id}
      AND line.state <> 'counted'
    ORDER BY item.display_id`;
  return rows.map(({ claimed_amount: claimed, ...row }) => ({
    ...row,
    claimed_amount: claimed === null ? null : Number(claimed),
  }));
}
