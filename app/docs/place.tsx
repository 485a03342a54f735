'use client';
import { usePathname } from 'next/navigation';

interface PlaceProps {
  address: string;
  name: string;
  look: string;
  /** Pages below the address count as part of it. */
  hasPages?: boolean;
}

/** A plain link that is marked as current on its own page. */
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
