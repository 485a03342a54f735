'use client';
import { useClientEvents } from '@/lib/client/settings/audit';
import type { Formats } from '@/lib/i18n/formats';
import { DataRow, DataTable } from '../settings/data-table';
import { useSettingsMessages } from '../settings/settings-messages';
import { useActorName } from '../settings/use-actor-name';
import { LoadedRows } from '../ui/loaded';
import { EmptyNotice } from '../ui/notice';
import { useTranslation } from '../translation';

type ClientEvent = NonNullable<
  ReturnType<typeof useClientEvents>['data']
>['pages'][number]['events'][number];

export function ClientEvents() {
  const { audit: messages } = useSettingsMessages();
  const query = useClientEvents();
  return (
    <section aria-label={messages.events.title} className="py-4">
      <h2 className="px-4 font-semibold lg:px-6">{messages.events.title}</h2>
      <p className="px-4 text-ink-2 lg:px-6">{messages.events.lead}</p>
      <LoadedRows
        data={query.data?.pages.flatMap((page) => page.events)}
        query={query}
        failed={messages.events.loadFailed}
        empty={<EmptyNotice title={messages.events.emptyTitle} text={messages.events.emptyText} />}
      >
        {(events) => <EventsTable events={events} />}
      </LoadedRows>
    </section>
  );
}

const GRID =
  'grid-cols-[3rem_minmax(0,1fr)] lg:grid-cols-[3rem_10.5rem_minmax(9rem,16rem)_minmax(9rem,14rem)_minmax(0,1fr)]';

function EventsTable({ events }: { events: readonly ClientEvent[] }) {
  const { audit: messages } = useSettingsMessages();
  const nameOf = useActorName();
  return (
    <DataTable
      label={messages.events.table}
      grid={GRID}
      from="lg"
      columns={messages.events.columns}
      numbers={['number']}
      edge="narrow"
      className="mt-2"
    >
      {events.map((event) => (
        <EventRow
          key={event.sequence}
          event={event}
          who={event.actor === 'operator' ? messages.events.operator : nameOf(event.actor)}
        />
      ))}
    </DataTable>
  );
}

const isDryRun = ({ type, data }: ClientEvent): boolean =>
  type === 'price_import.requested' && data['dry_run'] === true;

function EventRow({ event, who }: { event: ClientEvent; who: string }) {
  const { formats } = useTranslation();
  const { audit: messages } = useSettingsMessages();
  const named: Readonly<Record<string, string | undefined>> = messages.events.what;
  const second = 'col-start-2 min-w-0 lg:col-start-auto';
  return (
    <DataRow>
      <td className="text-right text-ink-2">{formats.count(event.sequence)}</td>
      <td className={`${second} row-start-2 text-ink-2 lg:row-start-auto`}>
        {formats.moment(event.time)}
      </td>
      <td className={`${second} row-start-1 break-words lg:row-start-auto`}>
        <p className="font-medium">
          {isDryRun(event) ? messages.events.dryRun : (named[event.type] ?? event.type)}
        </p>
        {named[event.type] !== undefined && (
          <p className="font-mono text-meta text-ink-2">{event.type}</p>
        )}
      </td>
      <td className={`${second} break-words text-ink-2`}>{who}</td>
      <td className={`${second} font-mono text-meta wrap-anywhere text-ink-2`}>
        {Object.entries(event.data).map(
          ([name, value]) =>
            value !== null && <p key={name}>{`${name}: ${formatValue(value, formats)}`}</p>,
        )}
      </td>
    </DataRow>
  );
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

function formatValue(value: unknown, formats: Formats): string {
  if (typeof value === 'string') return INSTANT.test(value) ? formats.moment(value) : value;
  if (Array.isArray(value))
    return value.length > 0 ? value.map((one) => formatValue(one, formats)).join(', ') : '–';
  return JSON.stringify(value);
}
