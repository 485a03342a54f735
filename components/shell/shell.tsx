'use client';
import { Fragment, type ReactNode } from 'react';
import { useActingClient } from '@/lib/client/api/acting-client';
import { useGivenSession, type Session } from '@/lib/client/session/session';
import { useStrayDropsIgnored } from '../ui/use-file-drop';
import { Connection } from '../together/connection';
import { useTranslation } from '../translation';
import { Overlays } from './overlays';
import { Sidebar } from './sidebar';
import { Toasts } from './toasts';
import { TopBar } from './top-bar';

/** The desk's frame: navigation beside the page, or above it on narrow screens. */
export function Shell({ session, children }: { session: Session; children: ReactNode }) {
  const { t } = useTranslation();
  useGivenSession(session);
  useStrayDropsIgnored();
  return (
    <div className="group/shell grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] lg:grid-cols-[13rem_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)_auto] lg:has-data-[workbench=full]:grid-cols-[minmax(0,1fr)]">
      <a
        href="#page"
        className="fixed top-2 left-2 z-50 -translate-y-16 rounded-md bg-accent px-3 py-2 text-on-accent focus:translate-y-0"
      >
        {t.shell.skip}
      </a>
      <TopBar />
      <Sidebar />
      <div id="page" tabIndex={-1} className="min-h-0 min-w-0 outline-none">
        <ForClient>{children}</ForClient>
      </div>
      <Overlays />
      <div className="flex min-w-0 flex-col lg:col-start-2 lg:group-has-data-[workbench=full]/shell:col-start-1">
        <Connection />
        <Toasts />
      </div>
    </div>
  );
}

/** The key remounts the page when the client changes, so that no state carries over. */
function ForClient({ children }: { children: ReactNode }) {
  return <Fragment key={useActingClient()}>{children}</Fragment>;
}
