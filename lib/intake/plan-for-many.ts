import type { Transaction } from '@/lib/platform/database/tenant';

/**
 * Plans each statement of the transaction for its own values. The triggers on items keep plans that
 * were made for a few of them, which compare each of 5,000 items with each other.
 */
export const planForMany = async (tx: Transaction): Promise<void> => {
  await tx.$executeRaw`SET LOCAL plan_cache_mode = force_custom_plan`;
};
