import { ClientSettingsPage } from '@/components/client-settings/client-settings-page';
import { titled } from '../../../language';
import { requireSession } from '../../session';

export const generateMetadata = titled((t) => t.settings.general);

export default async function Page() {
  await requireSession('/settings/client', {});
  return <ClientSettingsPage />;
}
