import { type AccessRow, unsealed } from './lock';

/**
 * The token stands behind the #: browsers keep that part to themselves, so that it is in no server's log, no proxy and no
 * Referer, and whoever merely fetches the address (a mail scanner) opens nothing.
 */
const linkTo = (origin: string, token: string): string => `${origin}/portal#${token}`;

/** Null for a link that nobody can use any more. */
export function linkOf({ token_sealed, revoke_time }: AccessRow, origin: string): string | null {
  const token = revoke_time ? null : unsealed(token_sealed);
  return token === null ? null : linkTo(origin, token);
}
