import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const LOOKS = {
  good: 'border-clear bg-surface text-clear',
  soon: 'border-transparent bg-failed-soft text-failed',
  running: 'border-transparent bg-running-soft text-running',
  failed: 'border-dashed border-failed bg-surface text-failed',
  over: 'border-line bg-surface text-ink-2',
} as const;

export type TagLook = keyof typeof LOOKS;

interface StateTagProps {
  /** The state's name in the API. */
  state: string;
  icon: LucideIcon;
  look: TagLook;
  isTurning?: boolean;
  children: ReactNode;
}

/** A state as icon, text and colour. */
export const StateTag = ({
  state,
  icon: Icon,
  look,
  isTurning = false,
  children,
}: StateTagProps) => (
  <span
    data-status={state}
    className={`inline-flex h-6 items-center gap-1.5 rounded-md border px-2 text-meta font-medium whitespace-nowrap ${LOOKS[look]}`}
  >
    <Icon aria-hidden size={14} className={isTurning ? 'animate-spin' : ''} />
    {children}
  </span>
);
