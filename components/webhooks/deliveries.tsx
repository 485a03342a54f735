'use client';
import { Send } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import {
  DELIVERY_STATUSES,
  useSendWebhookTest,
  useWebhookDeliveries,
  type DeliveryStatus,
  type WebhookEndpoint,
} from '@/lib/client/settings/webhooks';
import { toast } from '@/lib/client/shell/toasts';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { LoadedRows } from '../ui/loaded';
import { EmptyNotice } from '../ui/notice';
import { DeliveriesTable } from './deliveries-table';
import { DeliveryPanel } from './delivery-panel';

function go(name: 'status' | 'delivery', value: string | null): void {
  const next = new URLSearchParams(location.search);
  if (value === null) next.delete(name);
  else next.set(name, value);
  window.history.replaceState(
    null,
    '',
    next.size ? `${location.pathname}?${next}` : location.pathname,
  );
}

/** The status filter and the open delivery are part of the URL, so that they survive a reload. */
function usePlace() {
  const search = useSearchParams();
  const status = DELIVERY_STATUSES.find((one) => one === search.get('status')) ?? null;
  const opened = Number(search.get('delivery'));
  return {
    status,
    openId: Number.isSafeInteger(opened) && opened > 0 ? opened : null,
    show: (next: DeliveryStatus | null) => go('status', next),
    open: (id: number | null) => go('delivery', id === null ? null : String(id)),
  };
}

export function Deliveries({ endpoint, isGone }: { endpoint: WebhookEndpoint; isGone: boolean }) {
  const { webhooks: messages } = useSettingsMessages();
  const { status, openId, show, open } = usePlace();
  // Returns the focus to the button that opened the panel.
  function close() {
    document.querySelector<HTMLElement>(`tr[data-delivery="${openId}"] button`)?.focus();
    open(null);
  }
  return (
    <div className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start border-t border-line xl:content-stretch xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
      <section aria-label={messages.log.title} className="min-w-0 py-4">
        <div className="flex flex-wrap items-end gap-3 px-4 pb-3 lg:px-6">
          <div className="min-w-0 flex-1 basis-60">
            <h2 className="font-semibold">{messages.log.title}</h2>
            <p className="text-ink-2">{messages.log.lead}</p>
          </div>
          <StatusFilter status={status} onShow={show} />
          <TestButton endpoint={endpoint} onSent={open} />
        </div>
        <Log endpoint={endpoint} status={status} openId={openId} isGone={isGone} onOpen={open} />
      </section>
      {openId !== null && (
        <DeliveryPanel
          key={openId}
          endpoint={endpoint}
          deliveryId={openId}
          isGone={isGone}
          onClose={close}
        />
      )}
    </div>
  );
}

function StatusFilter({
  status,
  onShow,
}: {
  status: DeliveryStatus | null;
  onShow(status: DeliveryStatus | null): void;
}) {
  const { webhooks: messages } = useSettingsMessages();
  return (
    <fieldset aria-label={messages.log.filter} className="flex flex-wrap gap-1">
      <Button look="quiet" aria-pressed={status === null} onClick={() => onShow(null)}>
        {messages.log.all}
      </Button>
      {DELIVERY_STATUSES.map((one) => (
        <Button key={one} look="quiet" aria-pressed={status === one} onClick={() => onShow(one)}>
          {messages.log.states[one]}
        </Button>
      ))}
    </fieldset>
  );
}

function TestButton({
  endpoint,
  onSent,
}: {
  endpoint: WebhookEndpoint;
  onSent(deliveryId: number): void;
}) {
  const { webhooks: messages } = useSettingsMessages();
  const test = useSendWebhookTest(endpoint.webhook_endpoint_id);
  const send = () => {
    if (test.isPending) return;
    test.mutate(undefined, {
      onSuccess: (delivery) => onSent(delivery.delivery_id),
      onError: (error) => toast.error(messages.testFailed, { description: error.message }),
    });
  };
  return (
    <Button look="primary" disabled={!endpoint.enabled} isBusy={test.isPending} onClick={send}>
      <Send aria-hidden size={16} />
      {messages.test}
    </Button>
  );
}

interface LogProps {
  endpoint: WebhookEndpoint;
  status: DeliveryStatus | null;
  openId: number | null;
  isGone: boolean;
  onOpen(id: number): void;
}

function Log({ endpoint, status, openId, isGone, onOpen }: LogProps) {
  const { webhooks: messages } = useSettingsMessages();
  const query = useWebhookDeliveries(endpoint.webhook_endpoint_id, status, isGone);
  return (
    <LoadedRows
      data={query.data?.pages.flatMap((page) => page.deliveries)}
      query={query}
      failed={messages.log.loadFailed}
      skeleton="h-16"
      empty={
        status === null ? (
          <EmptyNotice title={messages.log.emptyTitle} text={messages.log.emptyText} />
        ) : (
          <p className="px-4 py-6 text-ink-2 lg:px-6">{messages.log.noMatch}</p>
        )
      }
    >
      {(deliveries) => <DeliveriesTable deliveries={deliveries} openId={openId} onOpen={onOpen} />}
    </LoadedRows>
  );
}
