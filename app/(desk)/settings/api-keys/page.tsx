import { ApiKeysPage } from '@/components/api-keys/api-keys-page';
import { titled } from '../../../language';
import { requireSession } from '../../session';

export const generateMetadata = titled((t) => t.settings.apiKeys);

export default async function Page() {
  await requireSession('/settings/api-keys', {});
  return <ApiKeysPage />;
}
