'use client';
import Link from 'next/link';
import { EmptyNotice } from '../ui/notice';
import { useTranslation } from '../translation';

export function MissingClaim() {
  const { t } = useTranslation();
  return (
    <main className="h-full bg-surface">
      <h1 className="sr-only">{t.cart.missingTitle}</h1>
      <EmptyNotice title={t.cart.missingTitle} text={t.cart.missingText}>
        <Link href="/claims" className="font-medium text-accent underline">
          {t.common.toClaims}
        </Link>
      </EmptyNotice>
    </main>
  );
}
