'use client';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ApiError } from '@/lib/client/api/api-error';
import { toast } from '@/lib/client/shell/toasts';
import {
  useRedeliver,
  useWebhookDelivery,
  type DeliveryDetail,
  type WebhookEndpoint,
} from '@/lib/client/settings/webhooks';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button, IconButton } from '../ui/button';
import { ErrorNotice, Skeleton } from '../ui/notice';
import { useTranslation } from '../translation';
import { DeliveryBadge } from './delivery-badge';
import { Tries } from './tries';

interface DeliveryPanelProps {
  endpoint: WebhookEndpoint;
  deliveryId: number;
  isGone: boolean;
  onClose(): void;
}

/** One delivery: the request that was sent, and the response to each attempt. */
export function DeliveryPanel({ endpoint, deliveryId, isGone, onClose }: DeliveryPanelProps) {
  const { webhooks: messages } = useSettingsMessages();
  const { data, error, refetch } = useWebhookDelivery(
    endpoint.webhook_endpoint_id,
    deliveryId,
    isGone,
  );
  const section = useRef<HTMLElement>(null);
  const isRead = data !== undefined;
  useEffect(() => {
    if (isRead) section.current?.scrollIntoView({ block: 'nearest' });
  }, [isRead]);
  return (
    <section
      ref={section}
      aria-label={messages.delivery.title}
      className="min-w-0 border-t border-line px-4 py-4 lg:px-6 xl:border-t-0 xl:border-l"
    >
      <div className="mb-2 flex items-start gap-3">
        <h2 className="min-w-0 flex-1 font-semibold break-words">
          {data?.type ?? messages.delivery.title}
        </h2>
        <IconButton
          look="quiet"
          label={messages.delivery.close}
          className="-my-1.5"
          onClick={onClose}
        >
          <X aria-hidden size={16} />
        </IconButton>
      </div>
      {!data &&
        error &&
        (error instanceof ApiError && error.status === 404 ? (
          <p className="text-ink-2">{messages.delivery.missing}</p>
        ) : (
          <ErrorNotice
            title={messages.delivery.loadFailed}
            error={error}
            onRetry={() => void refetch()}
          />
        ))}
      {!data && !error && <Skeleton className="h-24 w-full" />}
      {data && <Delivery delivery={data} isEnabled={endpoint.enabled} />}
    </section>
  );
}

function Delivery({ delivery, isEnabled }: { delivery: DeliveryDetail; isEnabled: boolean }) {
  const { webhooks: messages } = useSettingsMessages();
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <div aria-live="polite">
          <DeliveryBadge delivery={delivery} />
        </div>
        <RedeliverButton delivery={delivery} isEnabled={isEnabled} />
      </div>
      {!isEnabled && <p className="text-ink-2">{messages.delivery.offHint}</p>}
      <Tries delivery={delivery} />
      <div className="flex flex-col gap-1.5">
        <h3 className="font-medium">{messages.delivery.message}</h3>
        <p className="font-mono text-meta break-all text-ink-2">
          {messages.delivery.id}: {delivery.message_id}
        </p>
        <pre className="rounded-md border border-line bg-sunken p-3 font-mono text-meta break-all whitespace-pre-wrap">
          {JSON.stringify(delivery.message, null, 2)}
        </pre>
      </div>
    </div>
  );
}

function RedeliverButton({
  delivery,
  isEnabled,
}: {
  delivery: DeliveryDetail;
  isEnabled: boolean;
}) {
  const { formats } = useTranslation();
  const { webhooks: messages } = useSettingsMessages();
  const redeliver = useRedeliver(delivery.webhook_endpoint_id, delivery.delivery_id);
  const send = () => {
    if (redeliver.isPending) return;
    redeliver.mutate(undefined, {
      onSuccess: () => toast.success(messages.delivery.redelivered),
      onError: (error) =>
        toast.error(messages.delivery.redeliverFailed, { description: error.message }),
    });
  };
  return (
    <>
      <Button disabled={!isEnabled} isBusy={redeliver.isPending} onClick={send}>
        {messages.delivery.redeliver}
      </Button>
      {delivery.next_try_time && (
        <span className="text-ink-2">
          {messages.log.columns.next}: {formats.moment(delivery.next_try_time)}
        </span>
      )}
    </>
  );
}
