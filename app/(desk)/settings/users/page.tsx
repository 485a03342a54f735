import { UsersPage } from '@/components/users/users-page';
import { titled } from '../../../language';
import { requireSession } from '../../session';

export const generateMetadata = titled((t) => t.settings.users);

export default async function Page() {
  await requireSession('/settings/users', {});
  return <UsersPage />;
}
