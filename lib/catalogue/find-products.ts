import type { Transaction } from '@/lib/platform/database/tenant';
import { wrongValue } from '@/lib/shared/fault';

export interface ProductFound {
  readonly pid: string;
  readonly name: string;
  readonly categoryId: number;
}

/** A product of the catalogue; `field` is how the caller named it. */
export async function findProduct(tx: Transaction, field: 'cpid' | 'rpid', pid: string): Promise<ProductFound> {
  const row = await tx.product.findUnique({ where: { pid }, include: { variant: { include: { family: true } } } });
  if (!row) throw wrongValue(field, 'is not a product of the catalogue');
  return { pid: row.pid, name: row.name, categoryId: row.variant.family.categoryId };
}
