'use client';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { Fragment, useState } from 'react';
import type { LoggedRequest } from '@/lib/client/settings/request-log';
import { fill } from '@/lib/shared/fill';
import { DataRow, DataTable, RowButton, WideCell } from '../settings/data-table';
import { useSettingsMessages } from '../settings/settings-messages';
import { useActorName } from '../settings/use-actor-name';
import { useTranslation } from '../translation';
import { RequestDetail } from './request-detail';

interface RequestsTableProps {
  requests: readonly LoggedRequest[];
  /** The rows match the previous filters; the new ones are loading. */
  isOld: boolean;
  onCaller(actor: string): void;
}

const GRID =
  'grid-cols-[minmax(0,1fr)_auto] items-start lg:grid-cols-[10.5rem_minmax(0,1fr)_6.5rem_5rem_minmax(8rem,14rem)]';

export function RequestsTable({ requests, isOld, onCaller }: RequestsTableProps) {
  const { requestLog: messages } = useSettingsMessages();
  const nameOf = useActorName();
  return (
    <DataTable
      label={messages.table}
      grid={GRID}
      from="lg"
      columns={messages.columns}
      numbers={['took']}
      isOld={isOld}
      edge="narrow"
    >
      {requests.map((request) => (
        <RequestRow
          key={request.request_log_id}
          request={request}
          caller={nameOf(request.actor)}
          onCaller={onCaller}
        />
      ))}
    </DataTable>
  );
}

/** Breaks after a slash rather than within a number. */
const Path = ({ path }: { path: string }) =>
  path.split(/(?<=\/)/).map((part, at) => (
    <Fragment key={at}>
      {part}
      <wbr />
    </Fragment>
  ));

function RequestRow({
  request,
  caller,
  onCaller,
}: {
  request: LoggedRequest;
  caller: string;
  onCaller(actor: string): void;
}) {
  const { formats } = useTranslation();
  const { requestLog: messages } = useSettingsMessages();
  const [isOpen, setOpen] = useState(false);
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  const isBad = request.status >= 400;
  return (
    <>
      <DataRow data-status={request.status} opens>
        <WideCell>{formats.moment(request.time)}</WideCell>
        <td className="min-w-0">
          <RowButton
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="flex items-start gap-1"
          >
            <Arrow aria-hidden size={16} className="mt-0.5 shrink-0 text-ink-2" />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{request.method}</span> <Path path={request.path} />
            </span>
          </RowButton>
          <p className="ml-5 text-meta break-words text-ink-2 lg:hidden">
            {[
              formats.moment(request.time),
              fill(messages.ms, { count: formats.count(request.ms) }),
              caller,
            ].join(' · ')}
          </p>
        </td>
        <td className={isBad ? 'font-medium text-flag' : ''}>
          {request.status}{' '}
          <span className="font-mono text-meta max-lg:block">{request.event_code}</span>
        </td>
        <WideCell isNumber>{fill(messages.ms, { count: formats.count(request.ms) })}</WideCell>
        <WideCell className="break-words">{caller}</WideCell>
      </DataRow>
      {isOpen && (
        <tr className="block border-b border-line bg-sunken">
          <td className="block px-4 py-3 lg:px-6">
            <RequestDetail request={request} caller={caller} onCaller={onCaller} />
          </td>
        </tr>
      )}
    </>
  );
}
