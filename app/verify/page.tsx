import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { VerifyPage } from '@/components/verify/verify-page';
import { settingsMessagesOf } from '@/lib/i18n/messages';
import { pageLanguage } from '../language';

export async function generateMetadata(): Promise<Metadata> {
  const { verify } = settingsMessagesOf(await pageLanguage());
  return { title: verify.title, robots: { index: false }, referrer: 'no-referrer' };
}

/** Asks for a report number and redirects to the page of that number. */
export default async function Page({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const typed = [(await searchParams)['number']]
    .flat()[0]
    ?.replace(/[^\w\s-]/g, '')
    .trim();
  if (typed) redirect(`/verify/${encodeURIComponent(typed)}`);
  const messages = settingsMessagesOf(await pageLanguage()).verify;
  return (
    <VerifyPage
      messages={messages}
      result={{ state: 'open', ...messages.enterNumber, number: '', file: null }}
    />
  );
}
