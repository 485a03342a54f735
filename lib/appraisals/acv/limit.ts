import type { Transaction } from '@/lib/platform/database/tenant';
import { type Minor, minor, parseAmount } from '@/lib/shared/money';

/** Above it one person's word is not enough; null: there is no such amount. */
export async function overrideLimit(tx: Transaction, clientId: number): Promise<Minor | null> {
  const { acvOverrideLimit } = await tx.client.findUniqueOrThrow({
    where: { id: clientId },
    select: { acvOverrideLimit: true },
  });
  return acvOverrideLimit && parseAmount(acvOverrideLimit.toFixed(2));
}

/**
 * What is entered by hand and confirmed by nobody for the other lines of the claim that stand for the same item or the
 * same product: one loss in several lines is still one. Until the end of the transaction nobody else asks it of this
 * claim: of two that enter their amounts at once, the second one sees the first.
 */
export async function enteredBeside(tx: Transaction, clientId: number, id: number): Promise<Minor> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${clientId}::int, client_reference_id) FROM appraisal WHERE client_id = ${clientId} AND id = ${id}`;
  const [row] = await tx.$queryRaw<{ sum: string | null }[]>`
    SELECT sum(c.actual_cash_value)::text AS sum FROM appraisal own
      JOIN appraisal a ON a.client_id = own.client_id AND a.client_reference_id = own.client_reference_id AND a.id <> own.id AND (a.row_id = own.row_id OR a.cpid = own.cpid)
      JOIN acv_calculation c ON c.client_id = a.client_id AND c.appraisal_id = a.id AND c.is_manual AND c.approved_by IS NULL
    WHERE own.client_id = ${clientId} AND own.id = ${id}`;
  return row?.sum ? (parseAmount(row.sum) ?? minor(Number.MAX_SAFE_INTEGER)) : minor(0);
}
