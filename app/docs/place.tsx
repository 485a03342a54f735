'use client';
import { usePathname } from 'next/navigation';

interface PlaceProps {
  address: string;
  name: string;
  look: string;
  /** Pages under the address belong to it. */
  hasPages?: boolean;
}

/** A plain link that says when its page is the one that is open. */
export function Place({ address, name, look, hasPages = false }: PlaceProps) {
  const path = usePathname();
  const isWithin = hasPages && path.startsWith(`${address}/`);
  return (
    <a
      href={address}
      aria-current={path === address ? 'page' : isWithin || undefined}
      className={`${look} aria-[current]:font-medium aria-[current]:text-ink`}
    >
      {name}
    </a>
  );
}
