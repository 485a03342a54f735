import { problem } from '@/lib/shared/reasons';
import { database } from '@/lib/platform/database/tenant';
import { Fault, notFound } from '@/lib/shared/fault';
import { type Authenticated, type Caller, type Scope, SCOPES } from '../caller';
import { scopesFor } from '../choose-client';

/** Who makes and ends keys: it can hand on what it has itself, and nothing more. */
export interface KeyManager extends Pick<Caller, 'clientId' | 'clientIds' | 'actor' | 'sessionId'> {
  readonly scopes: readonly Scope[];
}

/** Of its clients only those that it may do as much for: what it hands on reaches no further anywhere. */
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

/** Whoever runs the service's commands: bound by nothing but the clients that it names. */
export const operatorFor = (clientIds: readonly number[]): KeyManager => ({
  ...OPERATOR,
  clientIds,
  clientId: clientIds[0] ?? 0,
});

/** The operator looking at one client: its keys are shown whichever other clients they reach. */
export async function operatorLookingAt(clientId: number): Promise<KeyManager> {
  const clients = await database().client.findMany({ select: { id: true } });
  return { ...operatorFor(clients.map(({ id }) => id)), clientId };
}

/** The operator as the keeper of one key. Throws not_found when there is none of that id. */
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
