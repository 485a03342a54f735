'use client';
import { useAccess } from '@/lib/client/session/access';
import { useClientSettings } from '@/lib/client/settings/client-settings';
import { fill } from '@/lib/shared/fill';
import { AdminsOnly } from '../settings/admins-only';
import { SettingsHead } from '../settings/settings-frame';
import { useSettingsMessages } from '../settings/settings-messages';
import { ErrorNotice, Skeleton } from '../ui/notice';
import { useTranslation } from '../translation';
import { SettingsForm } from './settings-form';

export function ClientSettingsPage() {
  const { settings, clientSettings: messages } = useSettingsMessages();
  const access = useAccess();
  return (
    <>
      <SettingsHead
        title={settings.general}
        lead={access?.isAdmin && fill(messages.lead, { client: access.client?.name ?? '' })}
      />
      <AdminsOnly>
        <Settings />
      </AdminsOnly>
    </>
  );
}

function Settings() {
  const { t } = useTranslation();
  const { clientSettings: messages } = useSettingsMessages();
  const { data, error, refetch } = useClientSettings();
  if (!data && error)
    return <ErrorNotice title={messages.loadFailed} error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <output aria-label={t.common.loading} className="block border-t border-line p-4 lg:px-6">
        <Skeleton className="h-64 w-full max-w-2xl" />
      </output>
    );
  }
  return <SettingsForm key={data.revision} settings={data} onReread={() => void refetch()} />;
}
