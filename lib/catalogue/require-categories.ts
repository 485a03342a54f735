import type { Transaction } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';
import { problemOf } from '@/lib/shared/reasons';
import { isOwn } from './client-categories/category-setting';

/**
 * Checks category ids by the fields that the request uses. Throws `wrong` for those
 * that are unknown, as for those of another client; absent fields are ignored.
 */
export async function requireCategories(
  tx: Transaction,
  clientId: number,
  named: Readonly<Record<string, number | null | undefined>>,
): Promise<void> {
  const given = Object.entries(named).flatMap(([field, id]) =>
    typeof id === 'number' ? [{ field, id }] : [],
  );
  if (given.length === 0) return;
  const known = await knownCategories(
    tx,
    clientId,
    given.map(({ id }) => id),
  );
  const strange = given.filter(({ id }) => !known.has(id));
  if (strange.length > 0)
    throw new Fault(
      'wrong',
      strange.map(({ field }) => problemOf(field, 'unknown_category')),
    );
}

/**
 * Those of the ids that the client has. Locks its own ones, so that none is deleted while a row
 * that names it is being written.
 */
export async function knownCategories(
  tx: Transaction,
  clientId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const own = ids.filter(isOwn);
  const standard = ids.filter((id) => !isOwn(id));
  const rows = [
    ...(standard.length === 0
      ? []
      : await tx.category.findMany({ where: { id: { in: standard } }, select: { id: true } })),
    ...(own.length === 0
      ? []
      : await tx.$queryRaw<
          { id: number }[]
        >`SELECT id FROM client_category WHERE client_id = ${clientId} AND id = ANY (${own}::int[]) ORDER BY id FOR KEY SHARE`),
  ];
  return new Set(rows.map(({ id }) => id));
}
