'use client';
import { CalendarClock, CircleCheck, History, Pencil, type LucideIcon } from 'lucide-react';
import type { RuleSetState } from '@/lib/client/rules/rule-set-state';
import { useSettingsMessages } from '../settings/settings-messages';

const LOOKS: Readonly<Record<RuleSetState, { icon: LucideIcon; look: string }>> = {
  in_force: { icon: CircleCheck, look: 'border-clear bg-surface text-clear' },
  draft: { icon: Pencil, look: 'border-transparent bg-reviewed-soft text-reviewed' },
  future: { icon: CalendarClock, look: 'border-control bg-surface text-ink' },
  past: { icon: History, look: 'border-line bg-surface text-ink-2' },
};

export function StateBadge({ state }: { state: RuleSetState }) {
  const { rules } = useSettingsMessages();
  const { icon: Icon, look } = LOOKS[state];
  return (
    <span
      className={`inline-flex h-6 items-center gap-1.5 rounded-md border px-2 text-meta font-medium whitespace-nowrap ${look}`}
    >
      <Icon aria-hidden size={14} />
      {rules.states[state]}
    </span>
  );
}
