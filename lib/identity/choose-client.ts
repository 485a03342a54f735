import { problem, problemOf } from '@/lib/shared/reasons';
import { Fault } from '@/lib/shared/fault';
import type { Authenticated, Caller, Scope } from './caller';
import { scopesOfRole } from './roles';

/** Values of the query and the body, not yet validated. */
interface ClientParameters {
  readonly clientId: readonly unknown[];
  readonly sessionId: readonly unknown[];
}

/**
 * Chooses the client of a request. Query and body may both name it if they agree; for a
 * policyholder the link decides. Throws `missing`, `invalid` or `wrong` for `client_id`, and
 * `forbidden` without access or scope.
 */
export function chooseClient(
  who: Authenticated,
  given: ClientParameters,
  access: Scope | 'portal',
): Caller {
  const named = new Set(
    (access === 'portal' ? [] : given.clientId)
      .filter((value) => value !== undefined && value !== null)
      .map(asClientId),
  );
  if (named.size > 1)
    throw new Fault('wrong', problemOf('client_id', 'conflicting_values'), { location: '00' });
  const [clientId = onlyClientOf(who)] = named;
  if (!who.clientIds.includes(clientId)) throw new Fault('forbidden', problem('access_denied'));
  if (access !== 'portal' && !scopesFor(who, clientId).includes(access))
    throw new Fault('forbidden', problem('scope_missing', { scope: access }));
  const sessionId = given.sessionId.find(isLabel);
  const claim = who.ownClaimId === undefined ? {} : { ownClaimId: who.ownClaimId };
  return {
    kind: who.kind,
    clientIds: who.clientIds,
    clientId,
    actor: who.actor,
    sessionId: sessionId ?? null,
    ...claim,
  };
}

/**
 * The scopes of a caller for one client: a person may have different roles at different clients.
 */
export function scopesFor(
  { roles, scopes }: Pick<Authenticated, 'roles' | 'scopes'>,
  clientId: number,
): readonly Scope[] {
  if (!roles) return scopes;
  const role = roles.get(clientId);
  return role ? scopesOfRole(role) : [];
}

/** The label only appears in logs and the audit trail, so an unusable one is ignored. */
const isLabel = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 255 && !/[\p{Cc}\p{Surrogate}]/u.test(value);

function asClientId(value: unknown): number {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^\d{1,10}$/.test(text))
    throw new Fault('invalid', problemOf('client_id', 'not_an_integer'), { location: '00' });
  return Number(text);
}

function onlyClientOf({ clientIds }: Authenticated): number {
  const [only, ...others] = clientIds;
  if (only === undefined || others.length > 0)
    throw new Fault('missing', problemOf('client_id', 'required'), { location: '00' });
  return only;
}
