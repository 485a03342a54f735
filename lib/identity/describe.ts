import { database } from '@/lib/platform/database/tenant';
import { isLanguage } from '@/lib/shared/languages';
import type { Authenticated } from './caller';
import { scopesFor } from './choose-client';

/** The caller with its clients, which pages read first. */
export async function describeCaller(who: Authenticated) {
  const clients = await database().client.findMany({
    where: { id: { in: [...who.clientIds] } },
    orderBy: { id: 'asc' },
  });
  return {
    name: who.name,
    kind: who.kind === 'handler' ? ('handler' as const) : ('key' as const),
    actor: who.actor,
    scopes: [...who.scopes],
    clients: clients.map(({ id, name, currency, language, managesCatalogue }) => ({
      client_id: id,
      name,
      currency,
      language: isLanguage(language) ? language : 'en',
      manages_catalogue: managesCatalogue,
      scopes: [...scopesFor(who, id)],
      role: who.roles?.get(id) ?? null,
    })),
  };
}
