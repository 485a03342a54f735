'use client';
import type { ReactNode } from 'react';
import { ApiError } from '@/lib/client/api/api-error';
import {
  useDeleteWebhookEndpoint,
  useWebhookEndpoint,
  type WebhookEndpoint,
} from '@/lib/client/settings/webhooks';
import { fill } from '@/lib/shared/fill';
import { AdminsOnly } from '../settings/admins-only';
import { BackLink } from '../settings/back-link';
import { SettingsHead } from '../settings/settings-frame';
import { useSettingsMessages } from '../settings/settings-messages';
import { Loaded } from '../ui/loaded';
import { EmptyNotice } from '../ui/notice';
import { useTranslation } from '../translation';
import { Deliveries } from './deliveries';
import { EndpointActions } from './endpoint-actions';
import { EndpointBadge } from './endpoint-badge';
import { useEventSummary } from './use-event-summary';

/** One endpoint: its events and the result of every delivery. */
export function EndpointPage({ endpointId }: { endpointId: number }) {
  const { webhooks: messages } = useSettingsMessages();
  return (
    <>
      <BackLink href="/settings/webhooks">{messages.back}</BackLink>
      <AdminsOnly>
        <Endpoint endpointId={endpointId} />
      </AdminsOnly>
    </>
  );
}

function Endpoint({ endpointId }: { endpointId: number }) {
  const { webhooks: messages } = useSettingsMessages();
  const deletion = useDeleteWebhookEndpoint(endpointId);
  const query = useWebhookEndpoint(endpointId, deletion.isGone);
  const endpoint = query.data;
  if (!endpoint && query.error instanceof ApiError && query.error.status === 404)
    return <EmptyNotice title={messages.missingTitle} text={messages.missingText} />;
  return (
    <Loaded data={endpoint} query={query} failed={messages.loadFailed}>
      {(found) => (
        <>
          <EndpointHead endpoint={found}>
            <EndpointActions endpoint={found} deletion={deletion} />
          </EndpointHead>
          <Deliveries endpoint={found} isGone={deletion.isGone} />
        </>
      )}
    </Loaded>
  );
}

function EndpointHead({ endpoint, children }: { endpoint: WebhookEndpoint; children: ReactNode }) {
  const { formats } = useTranslation();
  const { webhooks: messages } = useSettingsMessages();
  const { url, description, disable_reason: reason, old_secret_expire_time: oldUntil } = endpoint;
  const eventSummary = useEventSummary(endpoint);
  return (
    <SettingsHead
      title={url}
      lead={
        <div className="mt-1 flex flex-col gap-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <EndpointBadge endpoint={endpoint} />
            {eventSummary}
          </p>
          {endpoint.event_types && (
            <p className="font-mono text-meta break-words">{endpoint.event_types.join(', ')}</p>
          )}
          {description && <p className="break-words">{description}</p>}
          {reason && <p>{reason}.</p>}
          {oldUntil && <p>{fill(messages.graceUntil, { time: formats.instant(oldUntil) })}</p>}
        </div>
      }
    >
      {children}
    </SettingsHead>
  );
}
