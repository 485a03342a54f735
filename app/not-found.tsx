import Link from 'next/link';
import { messagesOf } from '@/lib/i18n/messages';
import { pageLanguage } from './language';

export default async function NotFoundPage() {
  const { common } = messagesOf(await pageLanguage());
  return (
    <main className="grid min-h-full place-items-center p-6 text-center">
      <div className="flex flex-col gap-2">
        <h1 className="text-title font-semibold">{common.notFoundTitle}</h1>
        <p className="text-ink-2">{common.notFoundText}</p>
        <Link href="/claims" className="font-medium text-accent underline">
          {common.toClaims}
        </Link>
      </div>
    </main>
  );
}
