import { problem } from '@/lib/shared/reasons';
import { database } from '@/lib/platform/database/tenant';
import { Fault, notFound } from '@/lib/shared/fault';
import { type Authenticated, type Caller, type Scope, SCOPES } from '../caller';
import { scopesFor } from '../choose-client';

/** A caller that manages API keys. It can grant its own scopes and clients only. */
export interface KeyManager extends Pick<Caller, 'clientId' | 'clientIds' | 'actor' | 'sessionId'> {
  readonly scopes: readonly Scope[];
}

/**
 * Keeps only the clients for which the caller has all scopes that it has for the chosen client, so
 * that a new key never grants more.
 */
export function keyManagerOf(
  { clientId, clientIds, actor, sessionId }: Caller,
  who: Authenticated,
): KeyManager {
  const scopes = scopesFor(who, clientId);
  const reached = clientIds.filter((id) =>
    scopes.every((scope) => scopesFor(who, id).includes(scope)),
  );
  return { clientId, clientIds: reached, actor, sessionId, scopes };
}

const OPERATOR = { actor: 'operator', sessionId: null, scopes: SCOPES } as const;

/** The operator of the command line, limited only to the given clients. */
export const operatorFor = (clientIds: readonly number[]): KeyManager => ({
  ...OPERATOR,
  clientIds,
  clientId: clientIds[0] ?? 0,
});

/**
 * The operator acting on one client. It sees the client's keys whichever other clients they reach.
 */
export async function operatorLookingAt(clientId: number): Promise<KeyManager> {
  const clients = await database().client.findMany({ select: { id: true } });
  return { ...operatorFor(clients.map(({ id }) => id)), clientId };
}

/** The operator acting on one key. Throws `not_found` for an unknown id. */
export async function operatorOfKey(id: string): Promise<KeyManager> {
  const key = await database().apiKey.findUnique({ where: { id }, include: { clients: true } });
  if (!key) throw notFound('api_key_not_found');
  return operatorFor(key.clients.map(({ clientId }) => clientId));
}

export function requireScopes(manager: KeyManager, scopes: readonly string[]): void {
  const beyond = scopes.filter((scope) => !manager.scopes.some((own) => own === scope));
  if (beyond.length > 0)
    throw new Fault('forbidden', problem('scopes_beyond_own', { scopes: beyond.join(`', '`) }));
}

export function requireClients(manager: KeyManager, clientIds: readonly number[]): void {
  if (clientIds.some((clientId) => !manager.clientIds.includes(clientId)))
    throw new Fault('forbidden', problem('access_denied'));
}
