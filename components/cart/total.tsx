import type { ReactNode } from 'react';
import { Skeleton } from '../ui/notice';

/** One figure of the cart's header; a placeholder until it is known. */
export function Total({
  name,
  isUrgent = false,
  children,
}: {
  name: string;
  isUrgent?: boolean;
  children: ReactNode;
}) {
  return (
    <div>
      <dt className="text-meta text-ink-2">{name}</dt>
      <dd className={`text-total font-semibold whitespace-nowrap ${isUrgent ? 'text-flag' : ''}`}>
        {children ?? <Skeleton className="my-1 h-4 w-24" />}
      </dd>
    </div>
  );
}
