'use client';
import { CircleCheck, Send, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { DeliveryStatus } from '@/lib/client/webhooks';
import { useSettingsWords } from '../settings/settings-words';
import { StateTag, type TagLook } from '../settings/state-tag';

const LOOKS: Readonly<Record<DeliveryStatus, { icon: LucideIcon; look: TagLook }>> = {
  pending: { icon: Send, look: 'running' },
  delivered: { icon: CircleCheck, look: 'good' },
  failed: { icon: TriangleAlert, look: 'failed' },
};

export function DeliveryBadge({ status }: { status: DeliveryStatus }) {
  const { webhooks: words } = useSettingsWords();
  return (
    <StateTag state={status} {...LOOKS[status]}>
      {words.log.states[status]}
    </StateTag>
  );
}
