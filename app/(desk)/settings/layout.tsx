import type { ReactNode } from 'react';
import { SettingsFrame } from '@/components/settings/settings-frame';
import { SettingsMessagesProvider } from '@/components/settings/settings-messages';
import { settingsMessagesOf } from '@/lib/i18n/messages';
import { pageLanguage } from '../../language';

export default async function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <SettingsMessagesProvider messages={settingsMessagesOf(await pageLanguage())}>
      <SettingsFrame>{children}</SettingsFrame>
    </SettingsMessagesProvider>
  );
}
