import { type AccessRow, unsealed } from './lock';

/**
 * The token is in the fragment, which browsers do not send: it appears in no server log, proxy or
 * Referer, and a mail scanner that fetches the address does not open the link.
 */
const linkTo = (origin: string, token: string): string => `${origin}/portal#${token}`;

/** Null if the link is revoked or its token cannot be decrypted. */
export function linkOf({ token_sealed, revoke_time }: AccessRow, origin: string): string | null {
  const token = revoke_time ? null : unsealed(token_sealed);
  return token === null ? null : linkTo(origin, token);
}
