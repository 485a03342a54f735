'use client';
import type { WebhookDelivery } from '@/lib/client/settings/webhooks';
import { useSettingsMessages } from '../settings/settings-messages';
import { useTranslation } from '../translation';
import { DeliveryBadge } from './delivery-badge';

interface DeliveriesTableProps {
  deliveries: readonly WebhookDelivery[];
  openId: number | null;
  onOpen(id: number): void;
}

const GRID =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 lg:px-6 md:grid-cols-[minmax(10rem,1fr)_8rem_3.5rem_4.5rem_9.5rem]';

export function DeliveriesTable({ deliveries, openId, onOpen }: DeliveriesTableProps) {
  const { webhooks: messages } = useSettingsMessages();
  const { event, state, tries, answer, next } = messages.log.columns;
  return (
    <table aria-label={messages.log.table} className="block">
      <thead className="hidden border-b border-line md:block">
        <tr className={GRID}>
          {[event, state, tries, answer, next].map((name) => (
            <th
              key={name}
              scope="col"
              className={`py-2 text-meta font-medium text-ink-2 ${name === tries || name === answer ? 'text-right' : 'text-left'}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block border-t border-line md:border-t-0">
        {deliveries.map((delivery) => (
          <DeliveryRow
            key={delivery.delivery_id}
            delivery={delivery}
            isOpen={delivery.delivery_id === openId}
            onOpen={onOpen}
          />
        ))}
      </tbody>
    </table>
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
    <tr
      data-delivery={id}
      aria-current={isOpen || undefined}
      className={`${GRID} relative min-h-12 border-b border-line py-2 focus-within:bg-accent-soft ${isOpen ? 'bg-accent-soft forced-colors:outline-3 forced-colors:-outline-offset-3 forced-colors:outline-[Highlight]' : 'hover:bg-sunken'}`}
    >
      <td className="min-w-0">
        <button
          type="button"
          onClick={() => onOpen(id)}
          className="block max-w-full truncate text-left font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          {delivery.type}
        </button>
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
      <td className="hidden text-right md:block">{formats.count(tries)}</td>
      <td className="hidden text-right md:block">{answer ?? messages.log.noAnswer}</td>
      <td className="hidden text-ink-2 md:block">{next === null ? '' : formats.moment(next)}</td>
    </tr>
  );
}
