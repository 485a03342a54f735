'use client';
import { CircleCheck, Hourglass, LoaderCircle, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { PriceImport } from '@/lib/client/settings/price-imports';
import { useSettingsMessages } from '../settings/settings-messages';

const LOOKS: Readonly<
  Record<PriceImport['status'], { icon: LucideIcon; look: string; isTurning?: boolean }>
> = {
  waiting: { icon: Hourglass, look: 'border-transparent bg-running-soft text-running' },
  running: {
    icon: LoaderCircle,
    look: 'border-transparent bg-running-soft text-running',
    isTurning: true,
  },
  done: { icon: CircleCheck, look: 'border-clear bg-surface text-clear' },
  failed: { icon: TriangleAlert, look: 'border-dashed border-failed bg-surface text-failed' },
};

export function RunBadge({ run }: { run: Pick<PriceImport, 'status'> }) {
  const { priceImports: messages } = useSettingsMessages();
  const { icon: Icon, look, isTurning = false } = LOOKS[run.status];
  return (
    <span
      data-status={run.status}
      className={`inline-flex h-6 items-center gap-1.5 rounded-md border px-2 text-meta font-medium whitespace-nowrap ${look}`}
    >
      <Icon aria-hidden size={14} className={isTurning ? 'animate-spin' : ''} />
      {messages.run.states[run.status]}
    </span>
  );
}
