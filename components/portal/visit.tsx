import {
  createContext,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { carryFiles } from '@/lib/client/portal/carry-files';
import { storageNameOf } from '@/lib/client/portal/on-device';
import { tokenIn } from '@/lib/client/portal/link';
import { secondTaps } from '@/lib/client/portal/second-tap';
import { Session } from '@/lib/client/portal/session';
import type { State } from '@/lib/client/portal/state';
import { isUnfinished, type Upload, Uploads } from '@/lib/client/portal/uploads';

interface Visit {
  readonly session: Session;
  readonly uploads: Uploads;
}

const VisitContext = createContext<Visit | null>(null);

function newVisit(): Visit {
  const session = new Session();
  const taken = (rowId: number, files: readonly string[]) =>
    session.changeItem(rowId, (item) => ({ ...item, files: [...files] }));
  const claim = () => {
    const state = session.state();
    return state.phase === 'ready' ? storageNameOf(state.portal) : null;
  };
  return {
    session,
    uploads: new Uploads(() => ({
      link: session.link(),
      claim: claim(),
      taken,
      lookAgain: () => void session.refresh(),
    })),
  };
}

/** Keeps the session in step with the URL, the connection and the visibility of the page. */
export function VisitProvider({ children }: { children: ReactNode }) {
  const [visit] = useState(newVisit);
  useEffect(() => {
    const begin = () => void visit.session.begin(tokenIn(location.hash));
    const resume = () => {
      visit.session.retryNow();
      visit.uploads.retryWaiting();
    };
    const look = () => document.visibilityState === 'visible' && void visit.session.refresh();
    const leave = (event: BeforeUnloadEvent) => {
      const { isStored = true } = visit.session.state() as { isStored?: boolean };
      if (!isStored || visit.uploads.state().some((one) => isUnfinished(one) && !one.isStored))
        event.preventDefault();
    };
    const isMeantForBefore = secondTaps();
    const guard = (event: MouseEvent) => {
      const control =
        event.target instanceof Element ? event.target.closest('button, label, summary, a') : null;
      if (!isMeantForBefore(event, control) || control === null) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const stopCarrying = carryFiles(visit.session, visit.uploads);
    begin();
    addEventListener('click', guard, true);
    addEventListener('hashchange', begin);
    addEventListener('online', resume);
    addEventListener('beforeunload', leave);
    document.addEventListener('visibilitychange', look);
    return () => {
      stopCarrying();
      removeEventListener('click', guard, true);
      removeEventListener('hashchange', begin);
      removeEventListener('online', resume);
      removeEventListener('beforeunload', leave);
      document.removeEventListener('visibilitychange', look);
    };
  }, [visit]);
  return <VisitContext value={visit}>{children}</VisitContext>;
}

export function useVisit(): Visit {
  const visit = use(VisitContext);
  if (!visit) throw new Error('useVisit stands outside a VisitProvider');
  return visit;
}

export function useVisitState(): State {
  const { session } = useVisit();
  return useSyncExternalStore(session.subscribe, session.state);
}

export function useUploadsOf(rowId: number): readonly Upload[] {
  const { uploads } = useVisit();
  return useSyncExternalStore(uploads.subscribe, () => uploads.ofRow(rowId));
}

export function useUnfinishedCount(): number {
  const { uploads } = useVisit();
  return useSyncExternalStore(uploads.subscribe, uploads.state).filter(isUnfinished).length;
}
