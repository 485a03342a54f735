import { useActingClient } from '../api/acting-client';
import { useSession } from './session';

/** What the signed-in user may do for the client that the desk acts for; undefined until known. */
export function useAccess() {
  const { data: session } = useSession();
  const actingClient = useActingClient();
  if (!session) return undefined;
  const [first] = session.clients;
  const client = session.clients.find(({ client_id }) => client_id === actingClient) ?? first;
  const isAdmin = client?.scopes.includes('admin') === true;
  return {
    actor: session.actor,
    client,
    isAdmin,
    mayImportPrices: isAdmin && client?.manages_catalogue === true,
  };
}
