import type { z } from 'zod';
import { matchProducts } from '@/lib/catalogue/match-products';
import { findClaim } from '@/lib/claims/find';
import type { matchClaimedItems as contract } from '@/lib/contract/item-matches';
import type { Caller } from '@/lib/identity/caller';
import { readClient } from '@/lib/platform/database/tenant';

/**
 * Proposes a product for each item of a claim without an appraisal, as for the rows of an
 * inventory. Throws Fault `not_found` for the claim.
 */
export async function matchWaiting(
  caller: Caller,
  clientReferenceId: number,
): Promise<z.input<typeof contract.reply>> {
  const { clientId } = caller;
  const items = await readClient(clientId, async (tx) => {
    await findClaim(tx, caller, clientReferenceId);
    return tx.claimedItem.findMany({
      where: { clientId, clientReferenceId, isListed: true, appraisals: { none: {} } },
      select: { id: true, description: true },
      orderBy: { displayId: 'asc' },
    });
  });
  const { matches, isComplete } = await matchProducts(
    items.map(({ id: row, description: words }) => ({ row, words, gtin: null, model: null })),
  );
  return {
    matches: items.flatMap(({ id: row_id }) => {
      const match = matches.get(row_id);
      if (match === undefined) return [];
      const { pid, product_name, certainty } = match;
      return [{ row_id, pid, product_name, certainty }];
    }),
    matches_complete: isComplete,
  };
}
