'use client';
import { RefreshCw } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useAccess } from '@/lib/client/session/access';
import { filterOf, useRequests, type RequestFilter } from '@/lib/client/settings/request-log';
import { fill } from '@/lib/shared/fill';
import { AdminsOnly } from '../settings/admins-only';
import { SettingsHead } from '../settings/settings-frame';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { EmptyNotice, ErrorNotice, Skeleton } from '../ui/notice';
import { useTranslation } from '../translation';
import { Filters } from './filters';
import { RequestsTable } from './requests-table';

/** The filters stand in the address: a reload, Back and a colleague who is sent it see the same. */
function setFilter(filter: RequestFilter): void {
  const search = new URLSearchParams(Object.entries(filter).filter(([, value]) => value));
  window.history.replaceState(
    null,
    '',
    search.size ? `${location.pathname}?${search}` : location.pathname,
  );
}

export function RequestLogPage() {
  const { settings, requestLog: messages } = useSettingsMessages();
  const access = useAccess();
  return (
    <>
      <SettingsHead
        title={settings.requestLog}
        lead={access?.isAdmin && fill(messages.lead, { client: access.client?.name ?? '' })}
      />
      <AdminsOnly>
        <Requests />
      </AdminsOnly>
    </>
  );
}

function Requests() {
  const { t, plural } = useTranslation();
  const { settings, requestLog: messages } = useSettingsMessages();
  const filter = filterOf(new URLSearchParams(useSearchParams()));
  const {
    data,
    error,
    refetch,
    isFetching,
    isPlaceholderData,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
  } = useRequests(filter);
  const requests = data?.pages.flatMap((page) => page.requests);
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <Filters filter={filter} onChange={setFilter} />
      <div className="flex flex-wrap items-center gap-3 px-4 py-2 lg:px-6">
        <output className="flex-1 text-ink-2">
          {requests && !isPlaceholderData && !error ? plural(messages.shown, requests.length) : ''}
        </output>
        {isFiltered && <Button onClick={() => setFilter({})}>{messages.clear}</Button>}
        <Button isBusy={isFetching && !isFetchingNextPage} onClick={() => void refetch()}>
          {!isFetching && <RefreshCw aria-hidden size={16} />}
          {messages.refresh}
        </Button>
      </div>
      {error && (
        <ErrorNotice title={messages.loadFailed} error={error} onRetry={() => void refetch()} />
      )}
      {!requests && !error && (
        <output aria-label={t.common.loading} className="block px-4 py-3 lg:px-6">
          <Skeleton className="h-48 w-full" />
        </output>
      )}
      {!error && requests?.length === 0 && (
        <EmptyNotice
          title={isFiltered ? messages.noMatchTitle : messages.emptyTitle}
          text={isFiltered ? messages.noMatchText : messages.emptyText}
        />
      )}
      {!error && requests && requests.length > 0 && (
        <RequestsTable
          requests={requests}
          isOld={isPlaceholderData}
          onCaller={(actor) => setFilter({ ...filter, actor })}
        />
      )}
      {!error && hasNextPage && (
        <div className="flex justify-center p-4">
          <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {settings.more}
          </Button>
        </div>
      )}
    </>
  );
}
