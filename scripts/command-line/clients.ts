import { findOrCreateClient } from '@/lib/identity/find-or-create-client';
import { letManageCatalogue } from '@/lib/identity/let-manage-catalogue';

/** The options that name clients; a missing client is created. */
export const CLIENT_OPTIONS = {
  client: { type: 'string', multiple: true },
  currency: { type: 'string', default: 'EUR' },
  language: { type: 'string', default: 'en' },
  'manages-catalogue': { type: 'boolean', default: false },
} as const;

interface ClientOptions {
  readonly currency: string;
  readonly language: string;
  readonly 'manages-catalogue': boolean;
}

export async function clientIdsOf(
  named: readonly string[],
  { currency, language, 'manages-catalogue': managesCatalogue }: ClientOptions,
): Promise<number[]> {
  const ids: number[] = [];
  for (const one of named) {
    const client = await findOrCreateClient(one, { currency, language });
    console.error(`${client.isNew ? 'New client' : 'Client'} ${client.id}: ${client.name}`);
    if (!ids.includes(client.id)) ids.push(client.id);
    if (managesCatalogue && (await letManageCatalogue(client.id)))
      console.error(
        `${client.name} manages the catalogue now: its administrators may import price feeds.`,
      );
  }
  return ids;
}
