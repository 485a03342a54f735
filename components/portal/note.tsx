import { CircleAlert, CircleCheck, CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';

const LOOKS = {
  problem: { Icon: CircleAlert, look: 'border-flag bg-flag-soft', icon: 'text-flag' },
  good: { Icon: CircleCheck, look: 'border-clear bg-surface', icon: 'text-clear' },
  waiting: { Icon: CloudOff, look: 'border-failed bg-failed-soft', icon: 'text-failed' },
} as const;

/** A framed message; the icon conveys its kind to people who cannot see the colours. */
export function Note({ look, children }: { look: keyof typeof LOOKS; children: ReactNode }) {
  const { Icon, look: frame, icon } = LOOKS[look];
  return (
    <div className={`flex gap-2 rounded-md border p-3 text-ink ${frame}`}>
      <Icon aria-hidden size={20} className={`mt-0.5 shrink-0 ${icon}`} />
      <div className="min-w-0 flex-1 break-words">{children}</div>
    </div>
  );
}
