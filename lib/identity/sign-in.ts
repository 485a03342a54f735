import type { NextAuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { env } from '@/lib/platform/env';
import { checkPassword, TooManyAttempts } from './password';
import { closeSession, openSession, SESSION_SECONDS_MAX } from './session';

/**
 * next-auth only stores the cookie. The session row, whose id is `sid` in the token, decides
 * whether a session is valid (`session.ts`).
 */
export const signInOptions = (): NextAuthOptions => ({
  secret: env().NEXTAUTH_SECRET,
  session: { strategy: 'jwt', maxAge: SESSION_SECONDS_MAX },
  pages: { signIn: '/login' },
  providers: [
    CredentialsProvider({
      credentials: { email: { type: 'email' }, password: { type: 'password' } },
      async authorize(credentials) {
        try {
          const user = await checkPassword(credentials?.email ?? '', credentials?.password ?? '');
          return user && { id: String(user.id), email: user.email, name: user.name };
        } catch (error) {
          // next-auth passes the message in the URL of the sign-in page, which recognizes this
          // prefix.
          if (error instanceof TooManyAttempts)
            throw new Error(`TooManyAttempts:${error.retryAfterSeconds}`, { cause: error });
          throw error;
        }
      },
    }),
  ],
  callbacks: {
    async jwt({ token, user }) {
      return user ? { ...token, sid: await openSession(Number(user.id)) } : token;
    },
  },
  events: {
    async signOut({ token }) {
      if (typeof token?.['sid'] === 'string') await closeSession(token['sid']);
    },
  },
});
