import type { Transaction } from '@/lib/platform/database/tenant';
import { type Minor, minor, parseAmount } from '@/lib/shared/money';

/** The amount above which a second person must approve. Null if the client has no limit. */
export async function overrideLimit(tx: Transaction, clientId: number): Promise<Minor | null> {
  const { acvOverrideLimit } = await tx.client.findUniqueOrThrow({
    where: { id: clientId },
    select: { acvOverrideLimit: true },
  });
  return acvOverrideLimit && parseAmount(acvOverrideLimit.toFixed(2));
}

/**
 * Sum of the ACVs entered by hand without approval on other lines of the claim with the same item
 * or product, which count as one loss. Takes an advisory lock per claim until the transaction ends,
 * so that of two concurrent entries the second sees the first.
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
