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
import { LoadedRows } from '../ui/loaded';
import { EmptyNotice } from '../ui/notice';
import { useTranslation } from '../translation';
import { Filters } from './filters';
import { RequestsTable } from './requests-table';

/** The filters are part of the URL, so that reloading, Back and sharing the link keep them. */
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
  const { requestLog: messages } = useSettingsMessages();
  const filter = filterOf(new URLSearchParams(useSearchParams()));
  const query = useRequests(filter);
  const { error, isPlaceholderData: isOld } = query;
  const requests = error ? undefined : query.data?.pages.flatMap((page) => page.requests);
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <Filters filter={filter} onChange={setFilter} />
      <Toolbar
        count={isOld ? undefined : requests?.length}
        isFiltered={isFiltered}
        isBusy={query.isFetching && !query.isFetchingNextPage}
        onRefresh={() => void query.refetch()}
      />
      <LoadedRows
        data={requests}
        query={query}
        failed={messages.loadFailed}
        skeleton="h-48"
        empty={
          <EmptyNotice
            title={isFiltered ? messages.noMatchTitle : messages.emptyTitle}
            text={isFiltered ? messages.noMatchText : messages.emptyText}
          />
        }
      >
        {(rows) => (
          <RequestsTable
            requests={rows}
            isOld={isOld}
            onCaller={(actor) => setFilter({ ...filter, actor })}
          />
        )}
      </LoadedRows>
    </>
  );
}

interface ToolbarProps {
  count: number | undefined;
  isFiltered: boolean;
  isBusy: boolean;
  onRefresh(): void;
}

function Toolbar({ count, isFiltered, isBusy, onRefresh }: ToolbarProps) {
  const { plural } = useTranslation();
  const { requestLog: messages } = useSettingsMessages();
  return (
    <div className="flex flex-wrap items-center gap-3 px-4 py-2 lg:px-6">
      <output className="flex-1 text-ink-2">
        {count === undefined ? '' : plural(messages.shown, count)}
      </output>
      {isFiltered && <Button onClick={() => setFilter({})}>{messages.clear}</Button>}
      <Button isBusy={isBusy} onClick={onRefresh}>
        {!isBusy && <RefreshCw aria-hidden size={16} />}
        {messages.refresh}
      </Button>
    </div>
  );
}
