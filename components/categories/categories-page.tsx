'use client';
import { useCategorySettings } from '@/lib/client/settings/category-settings';
import { AdminsOnly } from '../settings/admins-only';
import { SettingsHead } from '../settings/settings-frame';
import { useSettingsMessages } from '../settings/settings-messages';
import { useTranslation } from '../translation';
import { Loaded } from '../ui/loaded';
import { CategoriesForm } from './categories-form';

export function CategoriesPage() {
  const { settings, categories: messages } = useSettingsMessages();
  return (
    <>
      <SettingsHead title={settings.categories} lead={<p>{messages.lead}</p>} />
      <AdminsOnly>
        <Categories />
      </AdminsOnly>
    </>
  );
}

function Categories() {
  const { language } = useTranslation();
  const { categories: messages } = useSettingsMessages();
  const query = useCategorySettings(language);
  return (
    <Loaded data={query.data} query={query} failed={messages.loadFailed} skeleton="h-96 max-w-3xl">
      {(settings) => (
        <CategoriesForm
          key={settings.revision}
          settings={settings}
          onReread={() => void query.refetch()}
        />
      )}
    </Loaded>
  );
}
