import { problemOf } from '@/lib/shared/reasons';
import type { z } from 'zod';
import type { listRuleSets as contract } from '@/lib/contract/rule-sets';
import type { Caller } from '@/lib/identity/caller';
import { readClient } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';
import { summaryView } from './view';

const PAGE_SIZE = 25;
const ID_AFTER_ALL = 2_147_483_647;

/** Newest first, by keyset on the id, which grows with time. */
export async function listRuleSets(
  { clientId }: Caller,
  { cursor, limit = PAGE_SIZE }: z.output<typeof contract.query>,
) {
  const rows = await readClient(clientId, (tx) =>
    tx.ruleSet.findMany({
      where: { clientId, id: { lt: beforeId(cursor) } },
      orderBy: { id: 'desc' },
      take: limit + 1,
      omit: { rules: true },
    }),
  );
  const shown = rows.slice(0, limit);
  return {
    rule_sets: shown.map(summaryView),
    metadata: { next_cursor: rows.length > limit ? String(shown.at(-1)?.id) : null },
  };
}

function beforeId(cursor: string | undefined): number {
  if (cursor === undefined) return ID_AFTER_ALL;
  if (!/^\d{1,10}$/.test(cursor) || Number(cursor) > ID_AFTER_ALL)
    throw new Fault('invalid', problemOf('cursor', 'not_a_cursor'));
  return Number(cursor);
}
