'use client';
import { Ban, CircleCheck, Hourglass, TimerOff, type LucideIcon } from 'lucide-react';
import type { ApiKey } from '@/lib/client/settings/api-keys';
import { useSettingsMessages } from '../settings/settings-messages';
import { StateTag } from '../settings/state-tag';

const LOOKS: Readonly<
  Record<ApiKey['state'], { icon: LucideIcon; look: 'good' | 'soon' | 'over' }>
> = {
  active: { icon: CircleCheck, look: 'good' },
  expiring: { icon: Hourglass, look: 'soon' },
  expired: { icon: TimerOff, look: 'over' },
  revoked: { icon: Ban, look: 'over' },
};

export function KeyBadge({ state }: { state: ApiKey['state'] }) {
  const { apiKeys: messages } = useSettingsMessages();
  return (
    <StateTag state={state} {...LOOKS[state]}>
      {messages.states[state]}
    </StateTag>
  );
}
