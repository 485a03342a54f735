'use client';
import { Fragment, type ReactNode } from 'react';
import { useActingClient } from '@/lib/client/acting-client';
import { ApiError } from '@/lib/client/api-error';
import { useSession } from '@/lib/client/session';
import { ErrorNotice } from '../ui/notice';
import { useWords } from '../words';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';

/**
 * The desk's frame: navigation beside (above, on narrow screens) the page. It hydrates in one piece: a boundary that
 * hydrates later than the session arrives would find other words than the server wrote.
 */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useWords();
  return (
    <div className="grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] lg:grid-cols-[13rem_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)]">
      <a
        href="#page"
        className="fixed top-2 left-2 z-50 -translate-y-16 rounded-md bg-accent px-3 py-2 text-on-accent focus:translate-y-0"
      >
        {t.shell.skip}
      </a>
      <TopBar />
      <Sidebar />
      <div id="page" tabIndex={-1} className="min-h-0 min-w-0 outline-none">
        <SignedIn>{children}</SignedIn>
      </div>
    </div>
  );
}

/** Pages ask the service only when it is known for which client. */
function SignedIn({ children }: { children: ReactNode }) {
  const { t } = useWords();
  const session = useSession();
  const actingClient = useActingClient();
  // The key makes a page start anew when the client changes.
  if (session.data) return <Fragment key={actingClient}>{children}</Fragment>;
  const isSignedOut = session.error instanceof ApiError && session.error.status === 401;
  if (session.error && !isSignedOut)
    return <ErrorNotice title={t.shell.noSession} error={session.error} onRetry={() => void session.refetch()} />;
  return (
    <main>
      <output className="sr-only">{t.common.loading}</output>
    </main>
  );
}
