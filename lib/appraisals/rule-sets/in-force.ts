import type { Transaction } from '@/lib/platform/database/tenant';
import { fromDateString } from '@/lib/shared/dates';
import type { RuleSetContent } from '@/lib/valuation/rule-set';
import { contentOf } from './view';

export interface InForce {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly content: RuleSetContent;
}

/**
 * The published version for a damage on this day (YYYY-MM-DD): the latest effective date not after
 * it and, on a tie, the higher version. Null if there is none.
 */
export async function ruleSetInForce(
  tx: Transaction,
  clientId: number,
  day: string,
): Promise<InForce | null> {
  const row = await tx.ruleSet.findFirst({
    where: { clientId, version: { not: null }, effectiveFrom: { lte: fromDateString(day) } },
    orderBy: [{ effectiveFrom: 'desc' }, { version: 'desc' }],
  });
  if (!row || row.version === null) return null;
  return { id: row.id, name: row.name, version: row.version, content: contentOf(row) };
}
