import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { THEME_COOKIE, themeOf } from '@/lib/client/shell/theme';
import { messagesOf } from '@/lib/i18n/messages';
import { fontVariables } from './fonts';
import './globals.css';
import { pageLanguage } from './language';
import { Providers } from './providers';

export async function generateMetadata(): Promise<Metadata> {
  const { product } = messagesOf(await pageLanguage()).common;
  return {
    title: { default: product, template: `%s · ${product}` },
    robots: { index: false, follow: false },
  };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
};

/** Theme and language are in the first byte of the page: no script, and no flash of another one. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const language = await pageLanguage();
  const theme = themeOf((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <html
      lang={language}
      className={fontVariables}
      {...(theme !== 'system' && { 'data-theme': theme })}
      suppressHydrationWarning
    >
      <body>
        <Providers language={language} messages={messagesOf(language)}>
          {children}
        </Providers>
      </body>
    </html>
  );
}
