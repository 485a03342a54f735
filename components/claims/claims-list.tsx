'use client';
import { useCallback, useDeferredValue, useRef } from 'react';
import { useClaims } from '@/lib/client/claims/claims';
import { Button } from '../ui/button';
import { EmptyNotice, ErrorNotice } from '../ui/notice';
import { useTranslation } from '../translation';
import { ClaimsFilters, useClaimsFilter } from './claims-filters';
import { ClaimsTable, ClaimsTableSkeleton } from './claims-table';
import { NewClaim } from './new-claim';

export function ClaimsList() {
  const { t } = useTranslation();
  const { filter } = useClaimsFilter();
  return (
    <main className="flex h-full min-h-0 flex-col bg-surface">
      <header className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-4 lg:px-6">
        <h1 className="mr-auto text-title sm:-order-2 font-semibold tracking-tight">
          {filter.photos === 'suspect' ? t.claims.flaggedTitle : t.claims.title}
        </h1>
        <NewClaim />
        <ClaimsFilters />
      </header>
      <ClaimsFound />
    </main>
  );
}

function ClaimsFound() {
  const { t } = useTranslation();
  const { filter } = useClaimsFilter();
  const q = useDeferredValue(filter.q);
  const {
    data,
    dataUpdatedAt,
    error,
    refetch,
    isPlaceholderData,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
  } = useClaims({ ...filter, q });
  const scroller = useRef<HTMLDivElement>(null);
  const isAsking = isFetchingNextPage || isPlaceholderData || isFetchNextPageError;
  const loadNext = useCallback(() => {
    if (!isAsking) void fetchNextPage();
  }, [isAsking, fetchNextPage]);
  const claims = data?.pages.flatMap((page) => page.client_references);
  if (!claims) {
    return error ? (
      <ErrorNotice title={t.claims.loadFailed} error={error} onRetry={() => void refetch()} />
    ) : (
      <ClaimsTableSkeleton />
    );
  }
  if (claims.length === 0) return <NoClaims />;
  return (
    <div
      ref={scroller}
      aria-busy={isPlaceholderData}
      className={`relative min-h-0 flex-1 overflow-y-auto md:scroll-pt-10 ${isPlaceholderData ? 'bg-sunken' : ''}`}
    >
      <ClaimsTable
        claims={claims}
        scroller={scroller}
        isCut={hasNextPage}
        onNearEnd={loadNext}
        nowMs={dataUpdatedAt}
      />
      {hasNextPage && (
        <div className="flex justify-center p-4">
          <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? t.claims.loadingMore : t.common.more}
          </Button>
        </div>
      )}
    </div>
  );
}

function NoClaims() {
  const { t } = useTranslation();
  const { filter, setFilter } = useClaimsFilter();
  if (filter.q === '' && filter.photos === null && filter.owner === null)
    return <EmptyNotice title={t.claims.emptyTitle} text={t.claims.emptyText} />;
  const isQueue = filter.photos === 'suspect' || filter.photos === 'flagged';
  const isOnlyFlagged = isQueue && filter.q === '' && filter.owner === null;
  return (
    <EmptyNotice
      title={isOnlyFlagged ? t.claims.noneFlaggedTitle : t.claims.noMatchTitle}
      text={isOnlyFlagged ? t.claims.noneFlaggedText : t.claims.noMatchText}
    >
      <Button onClick={() => setFilter({ q: '', photos: null, owner: null })}>
        {t.claims.clearFilter}
      </Button>
    </EmptyNotice>
  );
}
