import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** A text of a few lines under its title, closed at first. */
export const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="group/fold">
    <summary className="flex min-h-7 cursor-pointer list-none items-center gap-1 rounded-sm text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
      <ChevronRight
        aria-hidden
        size={14}
        className="transition-transform duration-100 group-open/fold:rotate-90"
      />
      {title}
    </summary>
    <div className="pl-4.5">{children}</div>
  </details>
);
