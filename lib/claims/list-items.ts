import { problemOf } from '@/lib/shared/reasons';
import type { z } from 'zod';
import type { listClaimedItems as contract } from '@/lib/contract/claimed-items';
import type { Caller } from '@/lib/identity/caller';
import { readClient } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';
import { attachmentsOfItem, WITH_ATTACHMENTS } from './attachments-of-item';
import { findClaim } from './find';
import { itemView, WITH_APPRAISALS } from './item-view';

const PAGE_SIZE = 25;

type Query = z.output<typeof contract.query>;

/**
 * One page of the items of a claim by display id, by keyset. `waiting` returns only items without
 * an appraisal, `with_files` only those with files. `basePath` is `<origin>/api` or, for a browser, `/api`. Throws Fault `not_found` for
 * the claim, `invalid` for the cursor.
 */
export async function listClaimedItems(
  caller: Caller,
  clientReferenceId: number,
  { waiting, with_files: withFiles, cursor, limit = PAGE_SIZE }: Query,
  basePath: string,
): Promise<z.input<typeof contract.reply>> {
  if (cursor !== undefined && !/^\d{1,9}$/.test(cursor))
    throw new Fault('invalid', problemOf('cursor', 'not_a_cursor'));
  const { clientId } = caller;
  const rows = await readClient(clientId, async (tx) => {
    await findClaim(tx, caller, clientReferenceId);
    return tx.claimedItem.findMany({
      where: {
        clientId,
        clientReferenceId,
        displayId: { gt: Number(cursor ?? 0) },
        ...(waiting === 'true' && { isListed: true, appraisals: { none: {} } }),
        ...(withFiles === 'true' && { attachments: { some: {} } }),
      },
      include: { ...WITH_APPRAISALS, ...WITH_ATTACHMENTS },
      orderBy: { displayId: 'asc' },
      take: limit + 1,
    });
  });
  const page = rows.slice(0, limit);
  return {
    claimed_items: page.map((item) => ({
      ...itemView(item),
      ...attachmentsOfItem(item.attachments, basePath),
    })),
    metadata: { next_cursor: rows.length > limit ? String(page.at(-1)?.displayId) : null },
  };
}
