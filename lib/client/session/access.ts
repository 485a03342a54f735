import { useActingClient } from '../api/acting-client';
import { useSession } from './session';

/** What the signed-in person may do for the client that the desk acts for. Undefined while it is not known. */
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
