'use client';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useAccess } from '@/lib/client/session/access';
import {
  ENDPOINTS_MAX,
  useWebhookEndpoints,
  type WebhookEndpoint,
  type WebhookEndpointWithSecret,
} from '@/lib/client/settings/webhooks';
import { fill } from '@/lib/shared/fill';
import { AdminsOnly } from '../settings/admins-only';
import { DataRow, DataTable, LineCell, RowLink, StateCell } from '../settings/data-table';
import { SettingsHead } from '../settings/settings-frame';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { later } from '../ui/later';
import { LoadedRows } from '../ui/loaded';
import { EmptyNotice } from '../ui/notice';
import { EndpointBadge } from './endpoint-badge';
import { useEventSummary } from './use-event-summary';

const AddEndpointDialog = later(
  async () => (await import('./add-endpoint-dialog')).AddEndpointDialog,
);
const SecretDialog = later(async () => (await import('./secret-dialog')).SecretDialog);

export function WebhooksPage() {
  const { settings, webhooks: messages } = useSettingsMessages();
  const access = useAccess();
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<WebhookEndpointWithSecret | null>(null);
  const onMade = (endpoint: WebhookEndpointWithSecret) => {
    setAdding(false);
    setMade(endpoint);
  };
  return (
    <>
      <SettingsHead title={settings.webhooks} lead={access?.isAdmin && <Lead />}>
        {access?.isAdmin && (
          <Button look="primary" onClick={() => setAdding(true)}>
            <Plus aria-hidden size={16} />
            {messages.add}
          </Button>
        )}
      </SettingsHead>
      <AdminsOnly>
        <Endpoints />
        <Suspense>
          {isAdding && <AddEndpointDialog onMade={onMade} onClose={() => setAdding(false)} />}
          {made && <SecretDialog endpoint={made} onClose={() => setMade(null)} />}
        </Suspense>
      </AdminsOnly>
    </>
  );
}

function Lead() {
  const { webhooks: messages } = useSettingsMessages();
  return (
    <>
      {messages.lead}{' '}
      <a
        href="/docs/guide/webhooks"
        target="_blank"
        rel="noreferrer"
        className="text-accent underline underline-offset-2"
      >
        {messages.guide}
      </a>
    </>
  );
}

const GRID =
  'grid-cols-[minmax(0,1fr)_auto] items-center gap-y-1 md:grid-cols-[minmax(0,2fr)_minmax(9rem,1fr)_9rem]';

function Endpoints() {
  const { webhooks: messages } = useSettingsMessages();
  const query = useWebhookEndpoints();
  return (
    <LoadedRows
      data={query.data?.webhook_endpoints}
      query={query}
      failed={messages.loadFailed}
      empty={<EmptyNotice title={messages.emptyTitle} text={messages.emptyText} />}
    >
      {(endpoints) => (
        <>
          <DataTable label={messages.list} grid={GRID} from="md" columns={messages.columns}>
            {endpoints.map((endpoint) => (
              <EndpointRow key={endpoint.webhook_endpoint_id} endpoint={endpoint} />
            ))}
          </DataTable>
          {endpoints.length >= ENDPOINTS_MAX && (
            <p className="px-4 py-3 text-ink-2 lg:px-6">
              {fill(messages.full, { count: ENDPOINTS_MAX })}
            </p>
          )}
        </>
      )}
    </LoadedRows>
  );
}

function EndpointRow({ endpoint }: { endpoint: WebhookEndpoint }) {
  const eventSummary = useEventSummary(endpoint);
  return (
    <DataRow opens>
      <td className="min-w-0">
        <RowLink href={`/settings/webhooks/${endpoint.webhook_endpoint_id}`} className="break-all">
          {endpoint.url}
        </RowLink>
        {endpoint.description && (
          <span className="block text-meta break-words text-ink-2">{endpoint.description}</span>
        )}
      </td>
      <LineCell>{eventSummary}</LineCell>
      <StateCell>
        <EndpointBadge endpoint={endpoint} />
      </StateCell>
    </DataRow>
  );
}
