'use client';
import type { ReactNode } from 'react';
import { useAccess } from '@/lib/client/access';
import { fill } from '@/lib/i18n/fill';
import { EmptyNotice } from '../ui/notice';
import { useSettingsWords } from './settings-words';

/** Nothing is asked of the service for anybody else: it would refuse. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const { settings } = useSettingsWords();
  const access = useAccess();
  if (!access) return null;
  if (access.isAdmin) return children;
  return <EmptyNotice title={settings.adminsTitle} text={fill(settings.adminsText, { client: access.client?.name ?? '' })} />;
}
