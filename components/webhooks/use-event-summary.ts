'use client';
import type { WebhookEndpoint } from '@/lib/client/settings/webhooks';
import { useSettingsWords } from '../settings/settings-words';
import { useWords } from '../words';

/** `Everything`, or how many kinds of event. */
export function useEventSummary({
  event_types: types,
}: Pick<WebhookEndpoint, 'event_types'>): string {
  const { plural } = useWords();
  const { webhooks: words } = useSettingsWords();
  return types === null ? words.everything : plural(words.kinds, types.length);
}
