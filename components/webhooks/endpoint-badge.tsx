'use client';
import { CircleCheck, CircleOff } from 'lucide-react';
import type { WebhookEndpoint } from '@/lib/client/settings/webhooks';
import { useSettingsMessages } from '../settings/settings-messages';
import { StateTag } from '../settings/state-tag';

export function EndpointBadge({ endpoint }: { endpoint: Pick<WebhookEndpoint, 'enabled'> }) {
  const { webhooks: messages } = useSettingsMessages();
  return endpoint.enabled ? (
    <StateTag state="on" icon={CircleCheck} look="good">
      {messages.on}
    </StateTag>
  ) : (
    <StateTag state="off" icon={CircleOff} look="failed">
      {messages.off}
    </StateTag>
  );
}
