'use client';
import { usePriceImports, type PriceImport } from '@/lib/client/settings/price-imports';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { EmptyNotice, ErrorNotice, Skeleton } from '../ui/notice';
import { useTranslation } from '../translation';
import { RunBadge } from './run-badge';

interface ImportHistoryProps {
  openId: number | null;
  onOpen(id: number): void;
}

/** The runs that were asked for, the newest first. */
export function ImportHistory({ openId, onOpen }: ImportHistoryProps) {
  const { t } = useTranslation();
  const { priceImports: messages } = useSettingsMessages();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    usePriceImports(true);
  const runs = data?.pages.flatMap((page) => page.price_imports);
  return (
    <section aria-label={messages.history.title} className="py-4">
      <h2 className="px-4 font-semibold lg:px-6">{messages.history.title}</h2>
      {!runs && error && (
        <ErrorNotice
          title={messages.history.loadFailed}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!runs && !error && (
        <output aria-label={t.common.loading} className="block px-4 py-3 lg:px-6">
          <Skeleton className="h-16 w-full" />
        </output>
      )}
      {runs?.length === 0 && (
        <EmptyNotice title={messages.history.emptyTitle} text={messages.history.emptyText} />
      )}
      {runs && runs.length > 0 && <Runs runs={runs} openId={openId} onOpen={onOpen} />}
      {hasNextPage && (
        <div className="flex justify-center p-4">
          <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {messages.history.more}
          </Button>
        </div>
      )}
    </section>
  );
}

const GRID =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 lg:px-6 md:grid-cols-[minmax(8rem,1fr)_6.5rem_4.5rem_4.5rem_4.5rem_4.5rem]';

function Runs({ runs, openId, onOpen }: ImportHistoryProps & { runs: readonly PriceImport[] }) {
  const { priceImports: messages } = useSettingsMessages();
  const { columns } = messages.history;
  const isNumber = new Set([columns.rows, columns.new, columns.changed, columns.refused]);
  return (
    <table aria-label={messages.history.table} className="mt-1 block">
      <thead className="hidden border-b border-line md:block">
        <tr className={GRID}>
          {Object.values(columns).map((name) => (
            <th
              key={name}
              scope="col"
              className={`py-2 text-meta font-medium text-ink-2 ${isNumber.has(name) ? 'text-right' : 'text-left'}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block">
        {runs.map((run) => (
          <RunRow
            key={run.price_import_id}
            run={run}
            isOpen={run.price_import_id === openId}
            onOpen={onOpen}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RunRowProps {
  run: PriceImport;
  isOpen: boolean;
  onOpen(id: number): void;
}

function RunRow({ run, isOpen, onOpen }: RunRowProps) {
  const { formats } = useTranslation();
  const { priceImports: messages } = useSettingsMessages();
  const number = 'hidden text-right md:block';
  return (
    <tr
      aria-current={isOpen || undefined}
      className={`${GRID} relative min-h-12 border-b border-line py-2 focus-within:bg-accent-soft ${isOpen ? 'bg-accent-soft forced-colors:outline-3 forced-colors:-outline-offset-3 forced-colors:outline-[Highlight]' : 'hover:bg-sunken'}`}
    >
      <td className="min-w-0">
        <button
          type="button"
          onClick={() => onOpen(run.price_import_id)}
          className="block max-w-full truncate text-left font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          {run.file_name}
        </button>
        <span className="block text-meta text-ink-2">
          {[
            run.dry_run ? messages.run.dry : messages.run.real,
            formats.instant(run.create_time),
          ].join(' · ')}
        </span>
      </td>
      <td>
        <RunBadge run={run} />
      </td>
      <td className={number}>{formats.count(run.rows_read)}</td>
      <td className={number}>{formats.count(run.offers_new)}</td>
      <td className={number}>{formats.count(run.offers_changed)}</td>
      <td className={`${number} ${run.rows_refused > 0 ? 'font-medium text-flag' : ''}`}>
        {formats.count(run.rows_refused)}
      </td>
    </tr>
  );
}
