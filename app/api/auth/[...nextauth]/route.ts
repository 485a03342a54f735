import NextAuth from 'next-auth';
import type { NextRequest } from 'next/server';
import { jsonError } from '@/lib/http/json-error';
import { signInOptions } from '@/lib/identity/sign-in';

const handler = async (request: NextRequest, context: object): Promise<Response> =>
  jsonError(
    request,
    (await NextAuth(request as never, context as never, signInOptions())) as Response,
  );

export { handler as GET, handler as POST };
