import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';

/** The length of a product's name. */
const NAME_LENGTH_MAX = 512;

/** The name of an item's private product: its description, cut to the length of a name. */
export const nameOf = (description: string): string =>
  [...description].slice(0, NAME_LENGTH_MAX).join('');

/** An item with its new description or category. */
export interface ProductOfItem {
  readonly rowId: number;
  readonly description?: string | null | undefined;
  readonly client_category_id?: number | null | undefined;
}

/** Gives the private products of items, where they have one, the items' new names and categories. */
export async function changeOwnProducts(
  tx: Transaction,
  { clientId }: Caller,
  wished: readonly ProductOfItem[],
): Promise<void> {
  const products = wished
    .map(({ rowId, description, client_category_id: categoryId }) => ({
      row_id: rowId,
      name: typeof description === 'string' ? nameOf(description) : null,
      category_id: categoryId ?? null,
    }))
    .filter(({ name, category_id: categoryId }) => name !== null || categoryId !== null);
  if (products.length === 0) return;
  await tx.$executeRaw`
    UPDATE own_product product
    SET name = coalesce(wished.name, product.name),
      category_id = coalesce(wished.category_id, product.category_id)
    FROM jsonb_to_recordset(${JSON.stringify(products)}::jsonb)
      AS wished(row_id int, name text, category_id int)
    WHERE product.client_id = ${clientId} AND product.row_id = wished.row_id`;
}
