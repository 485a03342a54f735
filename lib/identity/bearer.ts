import { authenticateKey } from './api-keys/authenticate';
import type { Authenticated } from './caller';

/** The old style, `Authorization: Bearer <token>`, deprecated since 0.12.45: a key of the same store. Delete this file to end it. */
export async function authenticateBearer(header: string): Promise<Authenticated | null> {
  const [, token] = /^Bearer (\S+)$/.exec(header) ?? [];
  const caller = token ? await authenticateKey(token) : null;
  return caller && { ...caller, deprecatedStyle: true };
}
