'use client';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, type ReactNode } from 'react';
import { useAccess } from '@/lib/client/session/access';
import { useSettingsMessages } from './settings-messages';

/**
 * Only administrators see these tabs. Others who open the address see the notice of `AdminsOnly`.
 */
const ADMIN_TABS = [
  ['/settings/client', 'general'],
  ['/settings/users', 'users'],
  ['/settings/statuses', 'statuses'],
  ['/settings/categories', 'categories'],
  ['/settings/api-keys', 'apiKeys'],
  ['/settings/webhooks', 'webhooks'],
  ['/settings/request-log', 'requestLog'],
  ['/settings/audit', 'audit'],
] as const;

/** The tabs above every settings page. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const { settings } = useSettingsMessages();
  const access = useAccess();
  return (
    <main className="flex h-full min-h-0 flex-col bg-surface">
      <nav
        aria-label={settings.sections}
        className="flex shrink-0 scroll-px-4 gap-1 overflow-x-auto border-b border-line px-2 pt-2 lg:px-4"
      >
        <Tab href="/settings/rules">{settings.rules}</Tab>
        <Tab href="/settings/price-imports">{settings.imports}</Tab>
        {access?.isAdmin &&
          ADMIN_TABS.map(([href, name]) => (
            <Tab key={href} href={href}>
              {settings[name]}
            </Tab>
          ))}
      </nav>
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain scroll-pt-16 scroll-pb-16">
        <div className="flex min-h-full flex-col">{children}</div>
      </div>
    </main>
  );
}

function Tab({ href, children }: { href: string; children: ReactNode }) {
  const isHere = usePathname().startsWith(href);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!isHere) return undefined;
    const show = () => link.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    show();
    window.addEventListener('resize', show);
    return () => window.removeEventListener('resize', show);
  }, [isHere]);
  return (
    <Link
      ref={link}
      href={href}
      aria-current={isHere ? 'page' : undefined}
      className="-mb-px flex h-9 items-center border-b-2 border-transparent px-2 whitespace-nowrap text-ink-2 -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink"
    >
      {children}
    </Link>
  );
}

interface SettingsHeadProps {
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}

export const SettingsHead = ({ title, lead, children }: SettingsHeadProps) => (
  <header className="flex flex-wrap items-start gap-3 px-4 pt-4 pb-3 lg:px-6">
    <div className="min-w-0 flex-1 basis-60">
      <h1 className="text-title font-semibold tracking-tight break-words">{title}</h1>
      {lead && <div className="max-w-2xl text-ink-2">{lead}</div>}
    </div>
    {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
  </header>
);
