import { AuditPage } from '@/components/audit/audit-page';
import { titled } from '../../../language';
import { requireSession } from '../../session';

export const generateMetadata = titled((t) => t.settings.audit);

export default async function Page() {
  await requireSession('/settings/audit', {});
  return <AuditPage />;
}
