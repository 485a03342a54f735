import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';

/** The length of a product's name. */
const NAME_LENGTH_MAX = 512;

/** The name of an item's private product: its description, cut to the length of a name. */
export const nameOf = (description: string): string =>
  [...description].slice(0, NAME_LENGTH_MAX).join('');

interface Wished {
  readonly description?: string | undefined;
  readonly client_category_id?: number | null | undefined;
}

/** Gives the item's private product, if it has one, the item's new name and category. */
export async function renameOwnProduct(
  tx: Transaction,
  { clientId }: Caller,
  rowId: number,
  { description, client_category_id: categoryId }: Wished,
): Promise<void> {
  if (description === undefined && (categoryId ?? null) === null) return;
  await tx.ownProduct.updateMany({
    where: { clientId, rowId },
    data: {
      ...(description !== undefined && { name: nameOf(description) }),
      ...(typeof categoryId === 'number' && { categoryId }),
    },
  });
}
