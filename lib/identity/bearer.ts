import { authenticateKey } from './api-keys/authenticate';
import type { Authenticated } from './caller';

/**
 * `Authorization: Bearer <key>`, deprecated since 0.12.45. The key is an ordinary API key. Delete
 * this file to end support.
 */
export async function authenticateBearer(header: string): Promise<Authenticated | null> {
  const [, token] = /^Bearer (\S+)$/.exec(header) ?? [];
  const caller = token ? await authenticateKey(token) : null;
  return caller && { ...caller, deprecatedStyle: true };
}
