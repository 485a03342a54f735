'use client';
import { usePriceImports, type PriceImport } from '@/lib/client/settings/price-imports';
import { DataRow, DataTable, RowButton, WideCell } from '../settings/data-table';
import { useSettingsMessages } from '../settings/settings-messages';
import { LoadedRows } from '../ui/loaded';
import { EmptyNotice } from '../ui/notice';
import { useTranslation } from '../translation';
import { RunBadge } from './run-badge';

interface ImportHistoryProps {
  openId: number | null;
  onOpen(id: number): void;
}

/** All requested runs, newest first. */
export function ImportHistory({ openId, onOpen }: ImportHistoryProps) {
  const { priceImports: messages } = useSettingsMessages();
  const query = usePriceImports(true);
  return (
    <section aria-label={messages.history.title} className="py-4">
      <h2 className="px-4 font-semibold lg:px-6">{messages.history.title}</h2>
      <LoadedRows
        data={query.data?.pages.flatMap((page) => page.price_imports)}
        query={query}
        failed={messages.history.loadFailed}
        skeleton="h-16"
        empty={
          <EmptyNotice title={messages.history.emptyTitle} text={messages.history.emptyText} />
        }
      >
        {(runs) => (
          <DataTable
            label={messages.history.table}
            grid={GRID}
            from="md"
            columns={messages.history.columns}
            numbers={['rows', 'new', 'changed', 'refused']}
            edge="none"
            className="mt-1"
          >
            {runs.map((run) => (
              <RunRow
                key={run.price_import_id}
                run={run}
                isOpen={run.price_import_id === openId}
                onOpen={onOpen}
              />
            ))}
          </DataTable>
        )}
      </LoadedRows>
    </section>
  );
}

const GRID =
  'grid-cols-[minmax(0,1fr)_auto] items-center md:grid-cols-[minmax(8rem,1fr)_6.5rem_4.5rem_4.5rem_4.5rem_4.5rem]';

interface RunRowProps {
  run: PriceImport;
  isOpen: boolean;
  onOpen(id: number): void;
}

function RunRow({ run, isOpen, onOpen }: RunRowProps) {
  const { formats } = useTranslation();
  const { priceImports: messages } = useSettingsMessages();
  return (
    <DataRow opens isOpen={isOpen}>
      <td className="min-w-0">
        <RowButton
          onClick={() => onOpen(run.price_import_id)}
          className="block truncate font-medium"
        >
          {run.file_name}
        </RowButton>
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
      <WideCell isNumber>{formats.count(run.rows_read)}</WideCell>
      <WideCell isNumber>{formats.count(run.offers_new)}</WideCell>
      <WideCell isNumber>{formats.count(run.offers_changed)}</WideCell>
      <WideCell isNumber className={run.rows_refused > 0 ? 'font-medium text-flag' : ''}>
        {formats.count(run.rows_refused)}
      </WideCell>
    </DataRow>
  );
}
