import type { Transaction } from '@/lib/platform/database/tenant';
import { type Minor, parseAmount } from '@/lib/shared/money';
import { statedBeside } from './stated-beside';

/** The amount above which a second person must approve. Null if the client has no limit. */
export async function overrideLimit(tx: Transaction, clientId: number): Promise<Minor | null> {
  const { acvOverrideLimit } = await tx.client.findUniqueOrThrow({
    where: { id: clientId },
    select: { acvOverrideLimit: true },
  });
  return acvOverrideLimit && parseAmount(acvOverrideLimit.toFixed(2));
}

/**
 * Whether one person may not put this amount in force alone: together with what was stated for
 * other lines of the same loss (`stated-beside.ts`) it is above the limit. So a loss that is split into
 * several lines does not evade the limit.
 */
export async function isAboveLimit(
  tx: Transaction,
  clientId: number,
  id: number,
  amount: Minor,
  limit: Minor,
): Promise<boolean> {
  if (amount <= 0) return false;
  return amount > limit || amount + (await statedBeside(tx, clientId, id)) > limit;
}
