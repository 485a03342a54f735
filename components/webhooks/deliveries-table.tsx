'use client';
import type { WebhookDelivery } from '@/lib/client/settings/webhooks';
import { DataRow, DataTable, RowButton, WideCell } from '../settings/data-table';
import { useSettingsMessages } from '../settings/settings-messages';
import { useTranslation } from '../translation';
import { DeliveryBadge } from './delivery-badge';

interface DeliveriesTableProps {
  deliveries: readonly WebhookDelivery[];
  openId: number | null;
  onOpen(id: number): void;
}

const GRID =
  'grid-cols-[minmax(0,1fr)_auto] items-center md:grid-cols-[minmax(10rem,1fr)_8rem_3.5rem_4.5rem_9.5rem]';

export function DeliveriesTable({ deliveries, openId, onOpen }: DeliveriesTableProps) {
  const { webhooks: messages } = useSettingsMessages();
  const { event, state, tries, answer, next } = messages.log.columns;
  return (
    <DataTable
      label={messages.log.table}
      grid={GRID}
      from="md"
      columns={{ event, state, tries, answer, next }}
      numbers={['tries', 'answer']}
      edge="narrow"
    >
      {deliveries.map((delivery) => (
        <DeliveryRow
          key={delivery.delivery_id}
          delivery={delivery}
          isOpen={delivery.delivery_id === openId}
          onOpen={onOpen}
        />
      ))}
    </DataTable>
  );
}

function DeliveryRow({
  delivery,
  isOpen,
  onOpen,
}: {
  delivery: WebhookDelivery;
  isOpen: boolean;
  onOpen(id: number): void;
}) {
  const { formats, plural } = useTranslation();
  const { webhooks: messages } = useSettingsMessages();
  const {
    delivery_id: id,
    answer_status: answer,
    next_try_time: next,
    try_count: tries,
  } = delivery;
  return (
    <DataRow data-delivery={id} opens isOpen={isOpen}>
      <td className="min-w-0">
        <RowButton onClick={() => onOpen(id)} className="block truncate font-medium">
          {delivery.type}
        </RowButton>
        <span className="block text-meta text-ink-2">
          {formats.moment(delivery.create_time)}
          <span className="md:hidden">
            {' '}
            ·{' '}
            {[plural(messages.log.tries, tries), answer]
              .filter((part) => part !== null)
              .join(' · ')}
          </span>
        </span>
      </td>
      <td>
        <DeliveryBadge delivery={delivery} />
      </td>
      <WideCell isNumber>{formats.count(tries)}</WideCell>
      <WideCell isNumber>{answer ?? messages.log.noAnswer}</WideCell>
      <WideCell>{next === null ? '' : formats.moment(next)}</WideCell>
    </DataRow>
  );
}
