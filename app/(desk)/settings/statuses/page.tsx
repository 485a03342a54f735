import { StatusesPage } from '@/components/statuses/statuses-page';
import { titled } from '../../../language';
import { requireSession } from '../../session';

export const generateMetadata = titled((t) => t.settings.statuses);

export default async function Page() {
  await requireSession('/settings/statuses', {});
  return <StatusesPage />;
}
