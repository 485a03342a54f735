import { database } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';

const ID_MAX = 2_147_483_646;

/** By id or by its name, in whatever case: a slip of the shift key must not make another insurer. Null for a name that nobody has; throws `not_found` for an id. */
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
