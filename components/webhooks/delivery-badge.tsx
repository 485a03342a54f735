'use client';
import { CircleCheck, RotateCw, Send, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { WebhookDelivery } from '@/lib/client/settings/webhooks';
import { useSettingsMessages } from '../settings/settings-messages';
import { StateTag, type TagLook } from '../settings/state-tag';

const LOOKS: Readonly<
  Record<WebhookDelivery['status'] | 'retrying', { icon: LucideIcon; look: TagLook }>
> = {
  pending: { icon: Send, look: 'running' },
  retrying: { icon: RotateCw, look: 'soon' },
  delivered: { icon: CircleCheck, look: 'good' },
  failed: { icon: TriangleAlert, look: 'failed' },
};

type Standing = Pick<WebhookDelivery, 'status' | 'try_count' | 'next_try_time' | 'answer_status'>;

/** The API has no retrying status: it is a pending delivery whose last attempt failed. */
const isRetrying = ({
  status,
  try_count: tries,
  next_try_time: next,
  answer_status: answer,
}: Standing): boolean =>
  status === 'pending' &&
  tries > 0 &&
  next !== null &&
  !(answer !== null && answer >= 200 && answer < 300);

export function DeliveryBadge({ delivery }: { delivery: Standing }) {
  const { log } = useSettingsMessages().webhooks;
  const { status } = delivery;
  const isAgain = isRetrying(delivery);
  return (
    <StateTag state={status} {...LOOKS[isAgain ? 'retrying' : status]}>
      {isAgain ? log.retrying : log.states[status]}
    </StateTag>
  );
}
