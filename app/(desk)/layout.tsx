import type { ReactNode } from 'react';
import { Shell } from '@/components/shell/shell';
import { currentSession } from './session';

export default async function DeskLayout({ children }: { children: ReactNode }) {
  const session = await currentSession();
  // Without a session the page itself redirects to sign-in, because only it knows the return URL.
  return session ? <Shell session={session}>{children}</Shell> : children;
}
