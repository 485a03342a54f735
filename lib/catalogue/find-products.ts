import type { Transaction } from '@/lib/platform/database/tenant';
import { wrongValue } from '@/lib/shared/fault';

interface ProductFound {
  readonly pid: string;
  readonly name: string;
  readonly categoryId: number;
}

/** Finds a product by its pid. Throws `wrong` with the given request field if there is none. */
export async function findProduct(
  tx: Transaction,
  field: 'cpid' | 'rpid',
  pid: string,
): Promise<ProductFound> {
  const [found] = await tx.$queryRaw<ProductFound[]>`
    SELECT p.pid, p.name, f.category_id AS "categoryId" FROM product p JOIN product_variant v ON v.vcid = p.vcid JOIN product_family f ON f.alid = v.alid WHERE p.pid = ${pid}`;
  if (!found) throw wrongValue(field, 'unknown_product');
  return found;
}
