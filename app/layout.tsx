import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { THEME_COOKIE, themeOf } from '@/lib/client/theme';
import { messagesOf } from '@/lib/i18n/messages';
import { fontVariables } from './fonts';
import './globals.css';
import { Providers } from './providers';

const LANGUAGE = 'en';
const messages = messagesOf(LANGUAGE);

export const metadata: Metadata = {
  title: { default: messages.common.product, template: `%s · ${messages.common.product}` },
  robots: { index: false, follow: false },
};

export const viewport: Viewport = { width: 'device-width', initialScale: 1, colorScheme: 'light dark' };

/** The theme is in the first byte of the page: no script, and no flash of the other one. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = themeOf((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <html
      lang={LANGUAGE}
      className={fontVariables}
      {...(theme !== 'system' && { 'data-theme': theme })}
      suppressHydrationWarning
    >
      <body>
        <Providers language={LANGUAGE} messages={messages}>
          {children}
        </Providers>
      </body>
    </html>
  );
}
