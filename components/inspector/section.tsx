import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

export function Section({
  title,
  isOpen = false,
  onToggle,
  children,
}: {
  title: string;
  isOpen?: boolean;
  onToggle?(isOpen: boolean): void;
  children: ReactNode;
}) {
  return (
    <details
      open={isOpen}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
      className="group border-t border-line"
    >
      <summary className="flex min-h-9 cursor-pointer list-none items-center gap-1.5 px-4 font-medium -outline-offset-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          size={14}
          className="text-ink-2 transition-transform duration-100 group-open:rotate-90"
        />
        {title}
      </summary>
      <div className="px-4 pt-1 pb-3">{children}</div>
    </details>
  );
}
