'use client';
import { useAccess } from '@/lib/client/session/access';
import { useClientSettings } from '@/lib/client/settings/client-settings';
import { fill } from '@/lib/shared/fill';
import { AdminsOnly } from '../settings/admins-only';
import { SettingsHead } from '../settings/settings-frame';
import { useSettingsMessages } from '../settings/settings-messages';
import { Loaded } from '../ui/loaded';
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
  const { clientSettings: messages } = useSettingsMessages();
  const query = useClientSettings();
  return (
    <Loaded data={query.data} query={query} failed={messages.loadFailed} skeleton="h-64 max-w-2xl">
      {(settings) => (
        <SettingsForm
          key={settings.revision}
          settings={settings}
          onReread={() => void query.refetch()}
        />
      )}
    </Loaded>
  );
}
