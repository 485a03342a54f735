'use client';
import { Plus } from 'lucide-react';
import Link from 'next/link';
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
import { SettingsHead } from '../settings/settings-frame';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { later } from '../ui/later';
import { EmptyNotice, ErrorNotice, Skeleton } from '../ui/notice';
import { useTranslation } from '../translation';
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
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 lg:px-6 md:grid-cols-[minmax(0,2fr)_minmax(9rem,1fr)_9rem]';

function Endpoints() {
  const { t } = useTranslation();
  const { webhooks: messages } = useSettingsMessages();
  const { data, error, refetch } = useWebhookEndpoints();
  const endpoints = data?.webhook_endpoints;
  if (!endpoints && error)
    return <ErrorNotice title={messages.loadFailed} error={error} onRetry={() => void refetch()} />;
  if (!endpoints) {
    return (
      <output aria-label={t.common.loading} className="block border-t border-line p-4 lg:px-6">
        <Skeleton className="h-24 w-full" />
      </output>
    );
  }
  if (endpoints.length === 0)
    return <EmptyNotice title={messages.emptyTitle} text={messages.emptyText} />;
  return (
    <>
      <table aria-label={messages.list} className="block border-t border-line">
        <thead className="hidden border-b border-line md:block">
          <tr className={GRID}>
            {Object.entries(messages.columns).map(([column, name]) => (
              <th
                key={column}
                scope="col"
                className="py-2 text-left text-meta font-medium text-ink-2"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block">
          {endpoints.map((endpoint) => (
            <EndpointRow key={endpoint.webhook_endpoint_id} endpoint={endpoint} />
          ))}
        </tbody>
      </table>
      {endpoints.length >= ENDPOINTS_MAX && (
        <p className="px-4 py-3 text-ink-2 lg:px-6">
          {fill(messages.full, { count: ENDPOINTS_MAX })}
        </p>
      )}
    </>
  );
}

function EndpointRow({ endpoint }: { endpoint: WebhookEndpoint }) {
  const eventSummary = useEventSummary(endpoint);
  return (
    <tr
      className={`${GRID} relative min-h-14 border-b border-line py-2 focus-within:bg-accent-soft hover:bg-sunken`}
    >
      <td className="min-w-0">
        <Link
          href={`/settings/webhooks/${endpoint.webhook_endpoint_id}`}
          className="block font-medium break-all after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          {endpoint.url}
        </Link>
        {endpoint.description && (
          <span className="block text-meta break-words text-ink-2">{endpoint.description}</span>
        )}
      </td>
      <td className="col-span-2 row-start-2 min-w-0 text-ink-2 md:col-span-1 md:row-start-auto">
        {eventSummary}
      </td>
      <td className="col-start-2 row-start-1 self-start md:col-start-auto md:row-start-auto md:self-center">
        <EndpointBadge endpoint={endpoint} />
      </td>
    </tr>
  );
}
