'use client';
import { Menu as MenuIcon, Scale, Search } from 'lucide-react';
import Link from 'next/link';
import { Suspense, useState } from 'react';
import { showOverlay } from '@/lib/client/shell/overlays';
import { IconButton } from '../ui/button';
import { later } from '../ui/later';
import { useTranslation } from '../translation';

const PlacesPanel = later(async () => (await import('./places-panel')).PlacesPanel);

/** The header on narrow screens, with the navigation behind one button. */
export function TopBar() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="flex h-12 items-center justify-between border-b border-line bg-bg px-4 lg:hidden">
      <Link href="/claims" className="flex h-11 items-center gap-2 font-semibold">
        <Scale aria-hidden size={18} />
        {t.common.product}
      </Link>
      <IconButton
        look="quiet"
        label={t.commands.title}
        aria-haspopup="dialog"
        className="ml-auto size-11!"
        onClick={() => showOverlay('commands')}
      >
        <Search aria-hidden size={20} />
      </IconButton>
      <IconButton
        look="quiet"
        label={t.shell.openPlaces}
        aria-haspopup="dialog"
        className="size-11!"
        onClick={() => setOpen(true)}
      >
        <MenuIcon aria-hidden size={20} />
      </IconButton>
      <Suspense>{isOpen && <PlacesPanel onClose={() => setOpen(false)} />}</Suspense>
    </header>
  );
}
