import type { Transaction } from '@/lib/platform/database/tenant';
import { statement } from '@/lib/platform/database/statement';
import { type Minor, minor, parseAmount } from '@/lib/shared/money';

/**
 * $1 client, $2 claim, $3 appraisal (0 for one that is not stored yet), $4 item, $5 claimed
 * product, $6 name of its private product (null for a stored one). What is in force without approval on the other lines of the same item, product or name
 * of a private product, because one person stated it: an ACV entered, one from a market value, or the part of a price above its
 * offer's. That part is at most the ACV, because the rules of an old item leave little of it.
 */
export const STATED_BESIDE = statement(`
  SELECT sum(CASE
    WHEN c.is_manual OR c.steps @> '[{"message":"method.market_value"}]'
      THEN CASE WHEN c.approved_by IS NULL THEN c.actual_cash_value END
    WHEN r.approved_by IS NULL THEN greatest(0, least(
      coalesce(unapproved.in_force, line.rcv)
        - line_rcv(coalesce(catalogue_price(s), 0), true, a.item_quantity),
      coalesce(a.actual_cash_value, line.rcv)))
    END)::text AS sum
  FROM appraisal a
    CROSS JOIN LATERAL (
      SELECT line_rcv(a.replacement_cost_value, a.is_price_per_item, a.item_quantity) AS rcv
    ) line
    LEFT JOIN LATERAL unapproved_rcv(a) unapproved ON true
    LEFT JOIN acv_calculation c ON c.client_id = a.client_id AND c.appraisal_id = a.id
    LEFT JOIN price_snapshot s ON s.client_id = a.client_id AND s.appraisal_id = a.id
    LEFT JOIN price_review r ON r.client_id = a.client_id AND r.appraisal_id = a.id
    LEFT JOIN own_product own ON own.client_id = a.client_id AND own.pid = a.cpid
  WHERE a.client_id = $1::int AND a.client_reference_id = $2::int AND a.id <> $3::int
    AND (a.row_id = $4::int OR a.cpid = $5::text OR loss_name(own.name) = loss_name(coalesce(
      $6::text, (SELECT name FROM own_product WHERE client_id = $1::int AND pid = $5::text))))`);

export interface SumRow {
  readonly sum: string | null;
}

export const sumOf = (row: SumRow | undefined): Minor =>
  row?.sum ? (parseAmount(row.sum) ?? minor(Number.MAX_SAFE_INTEGER)) : minor(0);

/**
 * Locks the claim until the transaction ends, so that of two concurrent statements the second sees
 * the first.
 */
export async function statedBeside(tx: Transaction, clientId: number, id: number): Promise<Minor> {
  const { clientReferenceId, rowId, cpid } = await tx.appraisal.findUniqueOrThrow({
    where: { clientId_id: { clientId, id } },
    select: { clientReferenceId: true, rowId: true, cpid: true },
  });
  await tx.$queryRaw`
    SELECT id FROM client_reference WHERE client_id = ${clientId} AND id = ${clientReferenceId}
    FOR NO KEY UPDATE`;
  const [row] = await tx.$queryRawUnsafe<SumRow[]>(
    STATED_BESIDE.text,
    clientId,
    clientReferenceId,
    id,
    rowId,
    cpid,
    null,
  );
  return sumOf(row);
}
