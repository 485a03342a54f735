import NextAuth from 'next-auth';
import type { NextRequest } from 'next/server';
import { signInOptions } from '@/lib/identity/sign-in';

const handler = (request: NextRequest, context: object): Promise<Response> => NextAuth(request as never, context as never, signInOptions());

export { handler as GET, handler as POST };
