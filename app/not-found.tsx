import Link from 'next/link';
import { messagesOf } from '@/lib/i18n/messages';

const { common } = messagesOf('en');

export default function NotFoundPage() {
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
