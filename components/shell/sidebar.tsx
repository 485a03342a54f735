'use client';
import {
  BookOpen,
  FolderOpen,
  Scale,
  Search,
  ShieldAlert,
  SlidersHorizontal,
  type LucideIcon,
} from 'lucide-react';
import Link from 'next/link';
import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, type ReactNode } from 'react';
import { useFlaggedCount } from '@/lib/client/claims/claims';
import { showOverlay } from '@/lib/client/shell/overlays';
import { useSession } from '@/lib/client/session/session';
import { Kbd } from '../ui/kbd';
import { later } from '../ui/later';
import { useTranslation } from '../translation';
import { PersonMenu } from './person-menu';

const ClientSwitch = later(async () => (await import('./client-switch')).ClientSwitch);

export function Sidebar() {
  const { t } = useTranslation();
  const { data: session } = useSession();
  return (
    <header className="hidden min-h-0 flex-col border-r border-line bg-bg px-2 py-3 lg:row-span-2 lg:flex lg:group-has-data-[workbench=full]/shell:hidden">
      <Link
        href="/claims"
        className="mb-1 flex h-8 items-center gap-2 rounded-md px-2 font-semibold"
      >
        <Scale aria-hidden size={18} />
        {t.common.product}
      </Link>
      {session && session.clients.length > 1 && (
        <Suspense fallback={<div className="mb-2 min-h-8" />}>
          <ClientSwitch />
        </Suspense>
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        className="mb-2 flex min-h-8 items-center gap-2 rounded-md border border-line bg-surface px-2 text-left text-ink-2 hover:border-control"
        onClick={() => showOverlay('commands')}
      >
        <Search aria-hidden size={14} className="shrink-0" />
        <span className="min-w-0 flex-1 truncate">{t.commands.title}</span>
        <Kbd>Ctrl K</Kbd>
      </button>
      <Places />
      <div className="mt-auto">
        <PersonMenu />
      </div>
    </header>
  );
}

/** The main navigation; `onGo` closes the panel on narrow screens. */
export function Places({ onGo }: { onGo?: () => void }) {
  const { t } = useTranslation();
  const pathname = usePathname();
  const flagged = useSearchParams().get('flagged');
  const isFlaggedList = pathname === '/claims' && flagged === 'true';
  return (
    <nav aria-label={t.shell.places} className="flex flex-col gap-0.5">
      <Place
        href="/claims"
        icon={FolderOpen}
        isCurrent={pathname.startsWith('/claims') && !isFlaggedList}
        {...(onGo && { onGo })}
      >
        {t.shell.claims}
      </Place>
      <Place
        href="/claims?flagged=true"
        icon={ShieldAlert}
        isCurrent={isFlaggedList}
        {...(onGo && { onGo })}
      >
        {t.shell.flagged}
        <FlaggedCount />
      </Place>
      <Place
        href="/settings/rules"
        icon={SlidersHorizontal}
        isCurrent={pathname.startsWith('/settings')}
        {...(onGo && { onGo })}
      >
        {t.shell.settings}
      </Place>
      <a href="/docs" target="_blank" rel="noreferrer" className={PLACE}>
        <BookOpen aria-hidden size={16} />
        {t.shell.apiDocs}
      </a>
    </nav>
  );
}

const PLACE =
  'flex min-h-8 items-center gap-2 rounded-md px-2 text-ink-2 hover:bg-running-soft hover:text-ink aria-[current]:bg-running-soft aria-[current]:font-medium aria-[current]:text-ink';

interface PlaceProps {
  href: string;
  icon: LucideIcon;
  isCurrent: boolean;
  onGo?: () => void;
  children: ReactNode;
}

function Place({ href, icon: Icon, isCurrent, onGo, children }: PlaceProps) {
  return (
    <Link
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={PLACE}
      {...(onGo && { onClick: onGo })}
    >
      <Icon aria-hidden size={16} />
      {children}
    </Link>
  );
}

function FlaggedCount() {
  const { t, formats, plural } = useTranslation();
  const { data } = useFlaggedCount();
  if (!data || data.count === 0) return null;
  const text = formats.count(data.count) + (data.isMore ? '+' : '');
  return (
    <span className="ml-auto">
      <span aria-hidden>{text}</span>
      <span className="sr-only">{plural(t.shell.flaggedClaims, data.count)}</span>
    </span>
  );
}
