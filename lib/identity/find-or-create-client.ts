import { database } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';

/** By id or by its exact name; an unknown name makes a new client with the given currency and language. */
export async function findOrCreateClient(named: string, defaults: { currency: string; language: string }): Promise<{ id: number; name: string; isNew: boolean }> {
  const found = /^\d+$/.test(named)
    ? await database().client.findUnique({ where: { id: Number(named) } })
    : await database().client.findFirst({ where: { name: named } });
  if (found) return { id: found.id, name: found.name, isNew: false };
  if (/^\d+$/.test(named)) throw new Fault('not_found', `No client ${named}`);
  const client = await database().client.create({ data: { name: named, ...defaults } });
  return { id: client.id, name: client.name, isNew: true };
}
