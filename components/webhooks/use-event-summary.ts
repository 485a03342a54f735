'use client';
import type { WebhookEndpoint } from '@/lib/client/settings/webhooks';
import { useSettingsMessages } from '../settings/settings-messages';
import { useTranslation } from '../translation';

/** `Everything`, or the number of event types. */
export function useEventSummary({
  event_types: types,
}: Pick<WebhookEndpoint, 'event_types'>): string {
  const { plural } = useTranslation();
  const { webhooks: messages } = useSettingsMessages();
  return types === null ? messages.everything : plural(messages.kinds, types.length);
}
