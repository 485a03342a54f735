'use client';
import { CircleCheck, CircleOff } from 'lucide-react';
import type { WebhookEndpoint } from '@/lib/client/settings/webhooks';
import { useSettingsWords } from '../settings/settings-words';
import { StateTag } from '../settings/state-tag';

export function EndpointBadge({ endpoint }: { endpoint: Pick<WebhookEndpoint, 'enabled'> }) {
  const { webhooks: words } = useSettingsWords();
  return endpoint.enabled ? (
    <StateTag state="on" icon={CircleCheck} look="good">
      {words.on}
    </StateTag>
  ) : (
    <StateTag state="off" icon={CircleOff} look="failed">
      {words.off}
    </StateTag>
  );
}
