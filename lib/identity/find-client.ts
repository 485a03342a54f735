import { database } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';

const ID_MAX = 2_147_483_646;

/**
 * Finds a client by its id or its name, ignoring case so that a typo does not create a second
 * insurer. Null for an unknown name; throws `not_found` for an unknown id.
 */
export async function findClient(named: string): Promise<{ id: number; name: string } | null> {
  const select = { id: true, name: true };
  if (!/^\d+$/.test(named))
    return database().client.findFirst({
      where: { name: { equals: named.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' } },
      orderBy: { id: 'asc' },
      select,
    });
  const found =
    Number(named) > ID_MAX
      ? null
      : await database().client.findUnique({ where: { id: Number(named) }, select });
  if (!found) throw notFound('client_not_found', { name: String(named) });
  return found;
}
