import type { ReactNode } from 'react';
import { SettingsFrame } from '@/components/settings/settings-frame';
import { SettingsWordsProvider } from '@/components/settings/settings-words';
import { settingsMessagesOf } from '@/lib/i18n/settings-messages';

export default function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <SettingsWordsProvider messages={settingsMessagesOf('en')}>
      <SettingsFrame>{children}</SettingsFrame>
    </SettingsWordsProvider>
  );
}
