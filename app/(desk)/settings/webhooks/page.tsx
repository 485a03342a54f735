import { WebhooksPage } from '@/components/webhooks/webhooks-page';
import { titled } from '../../../language';
import { requireSession } from '../../session';

export const generateMetadata = titled((t) => t.settings.webhooks);

export default async function Page() {
  await requireSession('/settings/webhooks', {});
  return <WebhooksPage />;
}
