import type { ReactNode } from 'react';
import { Shell } from '@/components/shell/shell';
import { currentSession } from './session';

export default async function DeskLayout({ children }: { children: ReactNode }) {
  const session = await currentSession();
  // Without a session the page itself leads to sign-in: only it knows where to come back to.
  return session ? <Shell session={session}>{children}</Shell> : children;
}
