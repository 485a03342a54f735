import type { Transaction } from '@/lib/platform/database/tenant';
import { approvalWarning } from '../approval-on-creation';
import type { Warning } from '../warnings';

interface Unapproved {
  readonly row_id: number;
  readonly rcv: string;
  readonly priced: string;
}

/**
 * The items whose amount without a catalogue product counts once another person approves it, with
 * their warnings. `pathOf` precedes the fields of an item, as `items.3.`.
 */
export async function unapprovedItems(
  tx: Transaction,
  clientId: number,
  rowIds: readonly number[],
  pathOf: (rowId: number) => string,
): Promise<{ readonly rowIds: number[]; readonly warnings: Warning[] }> {
  const rows = await tx.$queryRaw<Unapproved[]>`
    SELECT a.row_id, unapproved.stated::text AS rcv, unapproved.in_force::decimal(16,2)::text AS priced
    FROM appraisal a CROSS JOIN LATERAL unapproved_rcv(a) unapproved
    WHERE a.client_id = ${clientId} AND a.row_id = ANY (${[...rowIds]}::int[])
      AND a.cpid = 'own_' || a.row_id
    ORDER BY a.id`;
  return {
    rowIds: [...new Set(rows.map((row) => row.row_id))],
    warnings: rows.map((row) => {
      const one = approvalWarning(row);
      return { ...one, field: `${pathOf(row.row_id)}valuation.${one.field}` };
    }),
  };
}
