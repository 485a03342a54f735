'use client';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { useAccess } from '@/lib/client/session/access';
import { fill } from '@/lib/shared/fill';
import { buttonLook } from '../ui/button';
import { EmptyNotice } from '../ui/notice';
import { useTranslation } from '../translation';
import { useSettingsMessages } from './settings-messages';

/**
 * Renders the page for administrators only, because the service would reject the requests of
 * others.
 */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { settings } = useSettingsMessages();
  const access = useAccess();
  if (!access) return null;
  if (access.isAdmin) return children;
  return (
    <EmptyNotice
      title={settings.adminsTitle}
      text={fill(settings.adminsText, { client: access.client?.name ?? '' })}
    >
      <Link href="/claims" className={buttonLook()}>
        {t.common.toClaims}
      </Link>
    </EmptyNotice>
  );
}
