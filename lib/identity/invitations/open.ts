import { now } from '@/lib/platform/clock';
import type { Invitation } from '@/lib/platform/database/generated/client';
import { database, withSecret } from '@/lib/platform/database/tenant';
import { countGuess, requireFewGuesses } from './guesses';
import { hashOf, type Kind, TOKEN } from './token';

/** Why a link is refused. `unknown` covers mistyped links too. */
export type Refused = 'unknown' | 'used' | 'revoked' | 'expired';

type Opened =
  | { readonly state: Refused }
  | {
      readonly state: 'open';
      readonly kind: Kind;
      readonly email: string;
      readonly name: string;
      readonly client: string;
    };

export interface Visitor {
  readonly token: string;
  /** The network address of the request. */
  readonly from: string;
}

/**
 * What the page of a link shows. It does not reveal whether the person has an account. Throws
 * TooManyAttempts.
 */
export async function openInvitation(visitor: Visitor): Promise<Opened> {
  const row = await findInvitation(visitor);
  const state = stateOf(row);
  if (!row || state !== 'open') return { state: state === 'open' ? 'unknown' : state };
  const client = await database().client.findUniqueOrThrow({
    where: { id: row.clientId },
    select: { name: true },
  });
  return {
    state,
    kind: row.kind === 'reset' ? 'reset' : 'join',
    email: row.email,
    name: row.name,
    client: client.name,
  };
}

/** Finds an invitation by its token. Row-level security exposes only the row with this hash. */
export async function findInvitation({ token, from }: Visitor): Promise<Invitation | null> {
  await requireFewGuesses(from);
  const tokenHash = hashOf(token);
  const hex = Buffer.from(tokenHash).toString('hex');
  const row = TOKEN.test(token)
    ? await withSecret('app.invitation_token_hash', hex, (tx) =>
        tx.invitation.findUnique({ where: { tokenHash } }),
      )
    : null;
  if (!row) await countGuess(from);
  return row;
}

export function stateOf(row: Invitation | null): Refused | 'open' {
  if (!row) return 'unknown';
  if (row.acceptTime) return 'used';
  if (row.revokeTime) return 'revoked';
  return row.expireTime <= now() ? 'expired' : 'open';
}
