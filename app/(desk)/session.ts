import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { NextRequest } from 'next/server';
import { cache } from 'react';
import { authenticate } from '@/lib/identity/authenticate';
import { describeCaller } from '@/lib/identity/describe';
import { Fault } from '@/lib/shared/fault';

/** Forwards only the cookie: pages are for people, so an API key in the request is ignored. */
async function requestOfPage(): Promise<NextRequest> {
  return new NextRequest('http://desk.invalid/', {
    headers: { cookie: (await cookies()).toString() },
  });
}

/** The session of the page, looked up once per request; null if there is none. */
export const currentSession = cache(async () => {
  try {
    return await describeCaller(await authenticate(await requestOfPage()));
  } catch (error) {
    if (error instanceof Fault && error.kind === 'unauthenticated') return null;
    throw error;
  }
});

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Redirects to sign-in without a session, and back to this page with its query afterwards. */
export async function requireSession(path: string, query: Query): Promise<void> {
  if (await currentSession()) return;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (typeof value === 'string') search.set(name, value);
  const here = search.size ? `${path}?${search}` : path;
  redirect(`/login?callbackUrl=${encodeURIComponent(here)}`);
}
