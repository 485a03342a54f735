'use client';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { useCart } from '@/lib/client/cart/appraisals';
import { useTimeline } from '@/lib/client/claims/claim-events';
import { useClaimWatch } from '@/lib/client/claims/claim-watch';
import { useClaim } from '@/lib/client/claims/claims';
import type { EventKind } from '@/lib/contract/events';
import { INPUT } from '../ui/field';
import { LoadedRows } from '../ui/loaded';
import { EmptyNotice } from '../ui/notice';
import { useTranslation } from '../translation';
import { TimelineRow } from './timeline-row';
import { useEventText } from './use-event-text';

/** Everything that was done to a claim, with actor and time. */
export function TimelinePage({ claimId }: { claimId: number }) {
  const { t } = useTranslation();
  useClaimWatch(claimId);
  const { data: claim } = useClaim(claimId);
  return (
    <main className="@container flex h-full min-h-0 flex-col overflow-y-auto overscroll-contain bg-surface">
      <header className="flex flex-wrap items-end gap-3 border-b border-line px-4 pt-4 pb-3 @3xl:px-6">
        <div className="min-w-0 flex-1 basis-60">
          <nav aria-label={t.cart.path} className="text-ink-2">
            <Link href="/claims" className="hover:text-ink hover:underline">
              {t.claims.title}
            </Link>
            {' / '}
            <Link
              href={`/claims/${claimId}`}
              className="break-words hover:text-ink hover:underline"
            >
              {claim?.client_reference ?? t.inventory.back}
            </Link>
          </nav>
          <h1 className="text-title font-semibold tracking-tight">{t.timeline.title}</h1>
          <p className="text-ink-2">{t.timeline.lead}</p>
        </div>
        <KindFilter />
      </header>
      <Events claimId={claimId} currency={claim?.currency ?? ''} />
    </main>
  );
}

/** The chosen kind is part of the URL, so that it survives a reload. */
function useKind(): EventKind | null {
  const { t } = useTranslation();
  const chosen = useSearchParams().get('kind') ?? '';
  return chosen in t.timeline.kinds ? (chosen as EventKind) : null;
}

const choose = (next: string) =>
  window.history.replaceState(
    null,
    '',
    next === '' ? location.pathname : `${location.pathname}?kind=${next}`,
  );

function KindFilter() {
  const { t } = useTranslation();
  const kind = useKind();
  return (
    <label className="flex items-center gap-2">
      <span className="text-ink-2">{t.timeline.filter}</span>
      <select
        className={`${INPUT} w-auto!`}
        value={kind ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{t.timeline.all}</option>
        {Object.entries(t.timeline.kinds).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Events({ claimId, currency }: { claimId: number; currency: string }) {
  const { t } = useTranslation();
  const { appraisals = [] } = useCart(claimId);
  const textOf = useEventText(appraisals, currency);
  const query = useTimeline(claimId, useKind());
  const isOld = query.isPlaceholderData;
  return (
    <LoadedRows
      data={query.data?.pages.flatMap((page) => page.events)}
      query={query}
      failed={t.timeline.loadFailed}
      skeleton="h-40"
      empty={<EmptyNotice title={t.timeline.emptyTitle} text={t.timeline.emptyText} />}
      more={t.timeline.more}
    >
      {(events) => (
        <ol
          aria-label={t.timeline.list}
          aria-busy={isOld || undefined}
          className={isOld ? 'bg-sunken' : ''}
        >
          {events.map((event) => (
            <TimelineRow
              key={event.sequence}
              claimId={claimId}
              event={event}
              messages={textOf(event)}
            />
          ))}
        </ol>
      )}
    </LoadedRows>
  );
}
