import type { Transaction } from '@/lib/platform/database/tenant';
import { wrongValue } from '@/lib/shared/fault';
import { knownProduct } from './known-product';

interface ProductFound {
  readonly name: string;
  /** Null for a product of the client's own without a category. */
  readonly category_id: number | null;
}

const KNOWN = knownProduct({ clientId: '$1::int', claimId: '$2::int', pid: '$3::text' });

/**
 * Finds a product of the catalogue, or one of the claim's own, by its pid. Throws `wrong` with the
 * given request field if there is none.
 */
export async function findProduct(
  tx: Transaction,
  clientId: number,
  claimId: number,
  field: 'cpid' | 'rpid',
  pid: string,
): Promise<ProductFound> {
  const [found] = await tx.$queryRawUnsafe<ProductFound[]>(KNOWN, clientId, claimId, pid);
  if (!found) throw wrongValue(field, 'unknown_product');
  return found;
}
