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

/**
 * The server renders theme and language, so that no script is needed and the page never flashes in
 * another theme.
 */
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
