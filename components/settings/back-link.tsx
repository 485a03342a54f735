import { ChevronLeft } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';

/** Link to the parent page, above the title of a subpage. */
export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <p className="-mb-2 px-4 pt-3 lg:px-6">
    <Link href={href} className="inline-flex min-h-6 items-center gap-1 text-ink-2 hover:text-ink">
      <ChevronLeft aria-hidden size={16} />
      {children}
    </Link>
  </p>
);
