import type { Transaction } from '@/lib/platform/database/tenant';
import { wrongValue } from '@/lib/shared/fault';

/**
 * Checks category ids by the fields that the request uses. Throws `wrong` for the first unknown
 * one; absent fields are ignored.
 */
export async function requireCategories(
  tx: Transaction,
  named: Readonly<Record<string, number | null | undefined>>,
): Promise<void> {
  const given = Object.entries(named).flatMap(([field, id]) =>
    typeof id === 'number' ? [{ field, id }] : [],
  );
  if (given.length === 0) return;
  const known = new Set(
    (
      await tx.category.findMany({
        where: { id: { in: given.map(({ id }) => id) } },
        select: { id: true },
      })
    ).map(({ id }) => id),
  );
  const strange = given.find(({ id }) => !known.has(id));
  if (strange) throw wrongValue(strange.field, 'unknown_category');
}
