'use client';
import { useAccess } from '@/lib/client/session/access';
import { useClientSettings, useStatusSettings } from '@/lib/client/settings/client-settings';
import { fill } from '@/lib/shared/fill';
import { statusName } from '@/lib/i18n/status-name';
import { FIRST_STATUS } from '@/lib/shared/status-graph';
import { AdminsOnly } from '../settings/admins-only';
import { SettingsHead } from '../settings/settings-frame';
import { useSettingsMessages } from '../settings/settings-messages';
import { Loaded } from '../ui/loaded';
import { useTranslation } from '../translation';
import { StatusesForm } from './statuses-form';

export function StatusesPage() {
  const { settings } = useSettingsMessages();
  return (
    <>
      <SettingsHead title={settings.statuses} lead={<Lead />} />
      <AdminsOnly>
        <Statuses />
      </AdminsOnly>
    </>
  );
}

/** Requests the settings for administrators only, because the service would reject others. */
function Lead() {
  const access = useAccess();
  return access?.isAdmin ? <LeadText client={access.client?.name ?? ''} /> : null;
}

function LeadText({ client }: { client: string }) {
  const { t } = useTranslation();
  const { statuses: messages } = useSettingsMessages();
  const { data } = useStatusSettings();
  const { data: settings } = useClientSettings();
  const first = data?.statuses.find(({ id }) => id === FIRST_STATUS)?.name;
  return (
    <>
      {first !== undefined && (
        <p>{fill(messages.lead, { first: statusName(first, t.cart.standardStatuses) })}</p>
      )}
      {settings?.status_feature === false && (
        <p className="font-medium text-ink">{fill(messages.off, { client })}</p>
      )}
    </>
  );
}

function Statuses() {
  const { statuses: messages } = useSettingsMessages();
  const query = useStatusSettings();
  return (
    <Loaded data={query.data} query={query} failed={messages.loadFailed} skeleton="h-64 max-w-2xl">
      {(settings) => (
        <StatusesForm
          key={settings.revision}
          settings={settings}
          onReread={() => void query.refetch()}
        />
      )}
    </Loaded>
  );
}
