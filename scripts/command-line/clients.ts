import { findOrCreateClient } from '@/lib/identity/find-or-create-client';

/** The options by which a command names clients; a name that is not there yet is created. */
export const CLIENT_OPTIONS = {
  client: { type: 'string', multiple: true },
  currency: { type: 'string', default: 'EUR' },
  language: { type: 'string', default: 'en' },
} as const;

export async function clientIdsOf(named: readonly string[], { currency, language }: { currency: string; language: string }): Promise<number[]> {
  const ids: number[] = [];
  for (const one of named) {
    const client = await findOrCreateClient(one, { currency, language });
    console.error(`${client.isNew ? 'New client' : 'Client'} ${client.id}: ${client.name}`);
    if (!ids.includes(client.id)) ids.push(client.id);
  }
  return ids;
}
