import type { z } from 'zod';
import { findProduct } from '@/lib/catalogue/find-products';
import { requireCategories } from '@/lib/catalogue/require-categories';
import { findClaim } from '@/lib/claims/find';
import type { updateAppraisal as contract } from '@/lib/contract/appraisals';
import type { Caller } from '@/lib/identity/caller';
import { withClient } from '@/lib/platform/database/tenant';
import { toDateString } from '@/lib/shared/dates';
import { changeAppraisal } from './change';
import { lockAppraisal } from './lock';
import { readAppraisal } from './read';
import { requireBought, requireBoughtBefore, requireCurrency } from './require-plausible';

type Given = z.output<typeof contract.body>;

/**
 * Changes what is named and leaves the rest; what is as it was already is no change, and without one nothing is written
 * or told. What becomes of its ACV, `changeAppraisal` says.
 */
export async function updateAppraisal(caller: Caller, clientReferenceId: number, id: number, given: Given, basePath: string) {
  requireBought(given.date_purchase);
  await withClient(caller.clientId, async (tx) => {
    const before = await lockAppraisal(tx, caller, clientReferenceId, id);
    const claim = await findClaim(tx, caller, clientReferenceId);
    requireCurrency(given.currency, claim.currency);
    const { date_purchase: bought, homepage_client_category_id: homepage, selected_client_category_id: selected } = given;
    if (bought !== (before.datePurchase && toDateString(before.datePurchase))) requireBoughtBefore(claim.dateDamage && toDateString(claim.dateDamage), bought);
    await requireCategories(tx, {
      ...(homepage !== before.homepageClientCategoryId && { homepage_client_category_id: homepage }), ...(selected !== before.selectedClientCategoryId && { selected_client_category_id: selected }),
    });
    const replacement = given.rpid === undefined || given.rpid === before.rpid ? null : await findProduct(tx, 'rpid', given.rpid);
    await changeAppraisal(tx, caller, claim, before, { ...given, rp_name_cart: given.rp_name_cart ?? replacement?.name });
  });
  return readAppraisal(caller, clientReferenceId, id, basePath);
}
