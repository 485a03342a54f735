import type { z } from 'zod';
import { findProduct } from '@/lib/catalogue/find-products';
import type { findClaim } from '@/lib/claims/find';
import type { updateAppraisal as contract } from '@/lib/contract/appraisals';
import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import { isOwnPid } from '@/lib/shared/basis';
import type { Name } from './changes';
import type { lockAppraisal } from './lock';
import { priceOfReplacement } from './price-of-replacement';
import { otherKindWarnings } from './warnings';

type Given = z.output<typeof contract.body>;
type Before = Awaited<ReturnType<typeof lockAppraisal>>;
type Claim = Pick<Awaited<ReturnType<typeof findClaim>>, 'id' | 'currency' | 'dateDamage'>;

/** The fields that have a value: `null` is treated as omitted. */
export const stated = (given: Given): Given =>
  Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== null && value !== undefined),
  );

/**
 * What follows from another replacement product: its name, price and basis, and warnings. Null if
 * the product stays. Throws Fault `wrong` for an unknown product.
 */
export async function replacementOf(
  tx: Transaction,
  { clientId }: Caller,
  claim: Claim,
  before: Before,
  given: Given,
) {
  const { rpid } = given;
  if (rpid === undefined || rpid === before.rpid) return null;
  const product = await findProduct(tx, clientId, claim.id, 'rpid', rpid);
  const claimed = await findProduct(tx, clientId, claim.id, 'cpid', before.cpid);
  const price = await priceOf(tx, claim, before, given, rpid);
  const basis = basisOf(before, given, rpid);
  return {
    name: product.name,
    wished: { ...basis?.wished, ...price?.wished },
    emptied: [...(price?.emptied ?? []), ...(basis?.emptied ?? [])],
    warnings: [
      ...otherKindWarnings(claimed.category_id, product.category_id),
      ...(price?.warnings ?? []),
    ],
  };
}

const SOURCE = ['offer_id', 'shop_name', 'shop_url', 'rp_price_date'] as const;

/**
 * Returns the price fields for a new replacement, or null if the caller chose an offer. The price
 * is per piece unless the caller requests a total; shop, URL and date given by the caller take
 * precedence. If the caller states an amount, that counts and the source fields of the previous
 * offer are cleared.
 */
async function priceOf(
  tx: Transaction,
  { currency, dateDamage }: Claim,
  before: Before,
  given: Given,
  rpid: string,
) {
  if ((given.offer_id ?? null) !== null) return null;
  if ((given.replacement_cost_value ?? null) !== null)
    return { wished: {}, emptied: SOURCE.filter((name) => !(name in stated(given))), warnings: [] };
  const isPricePerItem = given.is_price_per_item ?? true;
  const { taken, warning } = await priceOfReplacement(tx, {
    rpid,
    currency,
    dateDamage,
    quantity: given.item_quantity ?? before.itemQuantity,
    isPricePerItem,
  });
  const own = stated(given);
  const emptied = Object.entries(taken).flatMap(([name, value]) =>
    value === null && !(name in own) ? [name as Name] : [],
  );
  return { wished: { ...taken, is_price_per_item: isPricePerItem }, emptied, warnings: [warning] };
}

const BASIS_DETAILS = ['basis_source', 'basis_date', 'basis_note'] as const;

/**
 * A replacement from the catalogue in place of one of the client's own, or the other way round,
 * ends the basis of the previous amount unless the caller states one.
 */
function basisOf(before: Before, given: Given, rpid: string) {
  const isOwn = isOwnPid(rpid);
  if (isOwn === isOwnPid(before.rpid)) return null;
  const own = stated(given);
  return {
    wished: { basis: isOwn ? 'handler' : 'catalogue' },
    emptied: BASIS_DETAILS.filter((name) => !(name in own)),
  };
}
