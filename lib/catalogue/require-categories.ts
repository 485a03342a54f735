import type { Transaction } from '@/lib/platform/database/tenant';
import { wrongValue } from '@/lib/shared/fault';

/** By the names that the caller gave them; throws `wrong` at the first that the catalogue lacks. What is left out is asked nothing. */
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
