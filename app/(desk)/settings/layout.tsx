import type { ReactNode } from 'react';
import { SettingsFrame } from '@/components/settings/settings-frame';
import { SettingsWordsProvider } from '@/components/settings/settings-words';
import { settingsMessagesOf } from '@/lib/i18n/messages';
import { pageLanguage } from '../../language';

export default async function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <SettingsWordsProvider messages={settingsMessagesOf(await pageLanguage())}>
      <SettingsFrame>{children}</SettingsFrame>
    </SettingsWordsProvider>
  );
}
