/** Creates a browser session: the stored row, and the cookie that names it. */
import { encode } from 'next-auth/jwt';
import { openSession } from '@/lib/identity/session';
import { env } from '@/lib/platform/env';

export const cookieFor = (sid: unknown): Promise<string> =>
  encode({ token: { sid } as Record<string, unknown>, secret: env().NEXTAUTH_SECRET });

export const sessionOf = async (userId: number): Promise<string> =>
  cookieFor(await openSession(userId));
