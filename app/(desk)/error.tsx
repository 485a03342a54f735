'use client';
import { ErrorNotice } from '@/components/ui/notice';
import { useTranslation } from '@/components/translation';

/** A fault of the page itself; the frame around it stays, so that a person can go elsewhere. */
export default function DeskError({ error, reset }: { error: Error; reset: () => void }) {
  const { t } = useTranslation();
  return (
    <main>
      <h1 className="sr-only">{t.common.brokenTitle}</h1>
      <ErrorNotice title={t.common.brokenTitle} error={error} onRetry={reset} />
    </main>
  );
}
