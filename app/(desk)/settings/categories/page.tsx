import { CategoriesPage } from '@/components/categories/categories-page';
import { titled } from '../../../language';
import { requireSession } from '../../session';

export const generateMetadata = titled((t) => t.settings.categories);

export default async function Page() {
  await requireSession('/settings/categories', {});
  return <CategoriesPage />;
}
